import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { SCHEDULES } from '../../../../contract/classes.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { CLASS_TIMES, WRITING_STYLES } from '../../../../contract/profile.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { CountedInput } from '../../../ui/counted-input.tsx';
import { ClassTypeField } from '../../classes/class-type-field.tsx';
import { type ClassForm, type ClassFormChange, formFaults } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';
import { AboutRow } from './about-row.tsx';
import { DateField } from './date-field.tsx';
import type { FieldsProps } from './fields.ts';
import { NameFields } from './name-fields.tsx';
import { TextLanguage } from './text-language.tsx';

/** Step 1: who teaches what, where and when, and the writing style. */
export function ClassSection() {
  const { state, user, preferences, dispatch } = useStudio();
  const { form } = state;
  const change = (values: ClassFormChange) => dispatch({ type: 'formChanged', change: values });
  const faults = formFaults(form);
  const fields = { form, faults, change };
  return (
    <Stack gap="md">
      <SimpleGrid type="container" cols={{ base: 1, '28rem': 2 }} spacing="md" verticalSpacing="md">
        <NameFields {...fields} user={user} preferences={preferences} />
        <ClassTypeField
          value={form.classType}
          onChange={(classType) => change({ classType })}
          entitlements={user.entitlements}
        />
        <TimeFields {...fields} />
      </SimpleGrid>
      <CountedInput
        label="Header text"
        description="A small line above your text, such as NEW TERM."
        value={state.promo.header}
        max={LIMITS.header}
        onChange={(value) => dispatch({ type: 'promoChanged', change: { header: value } })}
      />
      <AboutRow form={form} change={change} />
      <CountedInput
        label="Class details"
        description="What the copywriter should mention."
        value={form.details}
        max={LIMITS.details}
        onChange={(details) => change({ details })}
        error={faults.details}
      />
      <ChoiceGroup
        label="Writing style"
        shape="pills"
        value={form.writingStyle}
        onChange={(writingStyle) => change({ writingStyle })}
        choices={WRITING_STYLES.map((style) => ({ value: style, label: style[0]!.toUpperCase() + style.slice(1) }))}
      />
      <TextLanguage preferences={preferences} />
    </Stack>
  );
}

function TimeFields({ form, faults, change }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label="Schedule"
        data={SCHEDULES.map(({ value, label }) => ({ value, label }))}
        value={form.schedule}
        onChange={(event) => change({ schedule: event.currentTarget.value as ClassForm['schedule'] })}
      />
      {form.schedule === '' && (
        <DateField value={form.date} onChange={(date) => change({ date })} error={faults.date} />
      )}
      <NativeSelect
        label="Time"
        // Beside the date, or alone on its line.
        style={{ gridColumn: form.schedule === '' ? undefined : '1 / -1' }}
        data={[...CLASS_TIMES]}
        value={form.time}
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
    </>
  );
}
