import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { SCHEDULES } from '../../../contract/classes.ts';
import { LIMITS } from '../../../contract/plans.ts';
import { CLASS_TIMES, type Preferences, WRITING_STYLES } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { ClassTypeField } from '../classes/class-type-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { type ClassForm, type ClassFormChange, formFaults } from './class-form.ts';
import { CountedInput } from './counted-input.tsx';
import { DateField } from './date-field.tsx';
import { type FieldsProps, NameFields } from './name-fields.tsx';
import { Section } from './section.tsx';
import type { EditorDispatch } from './use-editor.ts';

type Props = { form: ClassForm; header: string; user: User; preferences: Preferences; dispatch: EditorDispatch };

/** Step 1: who teaches what, where and when, and how it is to be written. */
export function ClassSection({ form, header, user, preferences, dispatch }: Props) {
  const change = (values: ClassFormChange) => dispatch({ type: 'formChanged', change: values });
  const faults = formFaults(form);
  const fields = { form, faults, change };
  return (
    <Section step="Step 1" title="Add Your Class Information">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
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
          value={header}
          max={LIMITS.header}
          onChange={(value) => dispatch({ type: 'promoChanged', change: { header: value } })}
        />
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
      </Stack>
    </Section>
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
        // Beside the date, or alone in its line.
        style={{ gridColumn: form.schedule === '' ? undefined : '1 / -1' }}
        data={[...CLASS_TIMES]}
        value={form.time}
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
    </>
  );
}
