import { Button, Group, TextInput } from '@mantine/core';
import { LIMITS } from '../../../../contract/limits.ts';
import { ownsTeam } from '../../../../contract/plans.ts';
import type { Preferences } from '../../../../contract/profile.ts';
import type { User } from '../../../../contract/session.ts';
import { showError, showSuccess } from '../../../ui/notify.tsx';
import { useSavePreferences } from '../../profile/api.ts';
import type { FieldsProps } from './fields.ts';
import { InstructorSelect } from './instructor-select.tsx';
import { LockedInstructor } from './locked-instructor.tsx';
import { TeamStudio } from './team-studio.tsx';

type Props = FieldsProps & { user: User; preferences: Preferences };

/** Who teaches and where; the plan decides which of the two names people can type themselves. */
export function NameFields({ user, preferences, ...fields }: Props) {
  const { plan, nameChanges } = user.entitlements;
  if (ownsTeam(plan) || plan === 'studio_team') {
    return (
      <>
        <InstructorSelect own={preferences.instructorName} {...fields} />
        {ownsTeam(plan) ? <OwnerStudio saved={preferences} {...fields} /> : <TeamStudio form={fields.form} />}
      </>
    );
  }
  const isLocked = nameChanges !== null && preferences.instructorName !== '';
  return (
    <>
      {isLocked ? <LockedInstructor saved={preferences} user={user} {...fields} /> : <InstructorInput {...fields} />}
      <StudioInput {...fields} />
    </>
  );
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

/** The name of the whole team's studio: saved when its owner presses Save, not while typing. */
function OwnerStudio({ form, faults, change, saved }: FieldsProps & { saved: Preferences }) {
  const save = useSavePreferences();
  const studio = form.studio.trim();
  const changed = studio !== saved.studio;

  function submit() {
    if (!changed || studio === '' || faults.studio) return;
    // The rest stays as it is already saved: the form's other changes are saved automatically.
    save.mutate(
      { instructorName: saved.instructorName, studio },
      {
        onSuccess: () => showSuccess('Studio name saved. Your team sees it too.'),
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
        error={faults.studio ?? (studio === '' && 'Enter your studio’s name.')}
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
