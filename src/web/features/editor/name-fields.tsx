import { Button, Group, TextInput } from '@mantine/core';
import { LIMITS } from '../../../contract/plans.ts';
import type { Preferences } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { useSavePreferences } from '../profile/api.ts';
import type { ClassForm, ClassFormChange, formFaults } from './class-form.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { LockedInstructor } from './locked-instructor.tsx';
import { TeamStudio } from './team-studio.tsx';

export type FieldsProps = {
  form: ClassForm;
  faults: ReturnType<typeof formFaults>;
  change: (values: ClassFormChange) => void;
};

type Props = FieldsProps & { user: User; preferences: Preferences };

/** Who teaches and where; the plan says which of the two names are the person's own to type. */
export function NameFields({ user, preferences, ...fields }: Props) {
  switch (user.entitlements.plan) {
    case 'individual':
      return (
        <>
          {preferences.instructorName === '' ? (
            <InstructorInput {...fields} />
          ) : (
            <LockedInstructor saved={preferences} user={user} {...fields} />
          )}
          <StudioInput {...fields} />
        </>
      );
    case 'studio_owner':
      return (
        <>
          <InstructorSelect own={preferences.instructorName} {...fields} />
          <OwnerStudio saved={preferences} {...fields} />
        </>
      );
    case 'studio_team':
      return (
        <>
          <InstructorSelect own={preferences.instructorName} {...fields} />
          <TeamStudio {...fields} />
        </>
      );
    default:
      return (
        <>
          <InstructorInput {...fields} />
          <StudioInput {...fields} />
        </>
      );
  }
}

function InstructorInput({ form, faults, change }: FieldsProps) {
  return (
    <TextInput
      label="Instructor name"
      value={form.instructorName}
      onChange={(event) => change({ instructorName: event.currentTarget.value })}
      maxLength={LIMITS.instructorName}
      error={faults.instructorName}
      autoComplete="name"
      enterKeyHint="next"
    />
  );
}

function StudioInput({ form, faults, change }: FieldsProps) {
  return (
    <TextInput
      label="Studio"
      value={form.studio}
      onChange={(event) => change({ studio: event.currentTarget.value })}
      maxLength={LIMITS.studioName}
      error={faults.studio}
      autoComplete="organization"
      enterKeyHint="next"
    />
  );
}

/** The name that the whole team bears: saved when its owner says so, not while it is typed. */
function OwnerStudio({ form, faults, change, saved }: FieldsProps & { saved: Preferences }) {
  const save = useSavePreferences();
  const studio = form.studio.trim();
  const changed = studio !== saved.studio;

  function submit() {
    if (!changed || studio === '' || faults.studio) return;
    // Of the rest only what is saved already: the form's own changes are saved by themselves.
    save.mutate(
      { instructorName: saved.instructorName, studio },
      {
        onSuccess: () => showSuccess('The studio name is saved. Your team sees it too.'),
        onError: (error) => showError(error, 'The studio name could not be saved'),
      },
    );
  }

  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        label="Studio"
        value={form.studio}
        onChange={(event) => change({ studio: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
        maxLength={LIMITS.studioName}
        error={faults.studio ?? (studio === '' && 'Enter the name of your studio.')}
        autoComplete="organization"
        enterKeyHint="done"
      />
      {changed && studio !== '' && (
        <Button variant="default" loading={save.isPending} onClick={submit} aria-label="Save studio name">
          Save
        </Button>
      )}
    </Group>
  );
}
