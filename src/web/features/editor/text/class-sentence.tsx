import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sayClass } from '../../../../contract/classes.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { callApi } from '../../../api/client.ts';
import { keep, kept } from '../../../api/storage.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { showError } from '../../../ui/notify.tsx';
import { useStudio } from '../model/studio.ts';
import { isAbout } from '../model/writing.ts';
import classes from './text-section.module.css';

/** Asked once for a class that the writer does not know: a sentence about it makes a text about this class rather than any. */
export function ClassSentence() {
  const { state, user } = useStudio();
  const { writing, form } = state;
  if (!writing || writing.classSentence === undefined || !isAbout(writing, form)) return null;
  const said = writing.classSentence;
  return <Asked key={`${form.classType} ${said}`} classType={form.classType} said={said} userId={user.id} />;
}

function Asked({ classType, said, userId }: { classType: string; said: string | null; userId: string }) {
  const { promotion } = useStudio();
  const dismissed = `class-sentence ${userId} ${classType.toLowerCase()}`;
  const [open, setOpen] = useState(said === null && !kept(dismissed));
  const [sentence, setSentence] = useState(said ?? '');
  const save = useMutation({
    mutationFn: () => callApi(sayClass, { body: { className: classType, sentence } }),
    onSuccess: promotion.write,
    onError: (error) => showError(error, 'Your sentence could not be saved.'),
  });
  const notNow = () => {
    keep(dismissed, '1');
    setOpen(false);
    setSentence(said ?? '');
  };
  if (!open)
    return (
      <Button variant="subtle" size="compact-md" mih="var(--sr-touch)" w="fit-content" onClick={() => setOpen(true)}>
        {said ? `Change what you do in ${classType}` : `Say what you do in ${classType}`}
      </Button>
    );
  return (
    <form
      className={classes.sentence}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextInput
        label={`What do you do in ${classType}?`}
        description="One sentence makes your texts about this class. We only ask once."
        value={sentence}
        maxLength={LIMITS.classDescription}
        onChange={(event) => setSentence(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          type="submit"
          variant="default"
          size="compact-md"
          mih="var(--sr-touch)"
          disabled={sentence.trim() === (said ?? '') || save.isPending || promotion.writing}
        >
          {save.isPending ? 'Saving...' : 'Save and write it again'}
        </Button>
        <Button variant="subtle" size="compact-md" mih="var(--sr-touch)" onClick={notNow}>
          {said ? 'Keep it' : 'Not now'}
        </Button>
      </Group>
    </form>
  );
}
