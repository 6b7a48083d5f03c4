import { Button, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import {
  type KeptWords,
  NO_WORDS,
  OWN_WORDS,
  type OwnWords,
  ownWordsSchema,
  wordsUsed,
} from '../../../contract/own-words.ts';
import { reportError } from '../../api/report.ts';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { forgetThem, ownWordsQuery, useSaveOwnWords } from './api.ts';
import { Example } from './example.tsx';

type Props = { opened: boolean; onClose: () => void };

/** What a person says in every text and caption, over whatever is open. */
export function OwnWordsDialog({ opened, onClose }: Props) {
  const { ask, asking, dialog } = useConfirm();
  return (
    <>
      <Modal opened={opened && !asking} onClose={onClose} title="Your words">
        <Words ask={ask} onDone={onClose} />
      </Modal>
      {dialog}
    </>
  );
}

/** Read anew each time that they are opened: what was learned meanwhile is told. */
function Words(props: Omit<FieldsProps, 'words'>) {
  const words = useQuery({ ...ownWordsQuery, refetchOnMount: 'always' });
  return (
    <LoadState queries={[words]} title="Your words could not be loaded.">
      {words.data && <Fields words={words.data} {...props} />}
    </LoadState>
  );
}

/** The words as they are typed. */
type Typed = Record<keyof OwnWords, string>;
const typedOf = ({ phrases, hashtags, ...words }: OwnWords): Typed => ({
  ...words,
  phrases: phrases.join('\n'),
  hashtags: hashtags.join(' '),
});
const wordsOf = ({ phrases, hashtags, ...words }: Typed): OwnWords => ({
  ...words,
  phrases: phrases
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  hashtags: hashtags.split(/[\s,]+/).filter(Boolean),
});

/** The first fault of each field. */
function faultsOf(typed: Typed): Record<string, string> {
  const { error } = ownWordsSchema.safeParse(wordsOf(typed));
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]));
}

type FieldsProps = { words: KeptWords; ask: (question: Question) => void; onDone: () => void };

function Fields({ words: { own, studio, edits }, ask, onDone }: FieldsProps) {
  const save = useSaveOwnWords();
  const form = useForm({ initialValues: typedOf(own), validate: faultsOf });
  const theirs = typedOf(studio?.words ?? NO_WORDS);
  const field = (name: keyof OwnWords, example: string) => ({
    ...form.getInputProps(name),
    placeholder: theirs[name] || example,
  });
  const submit = form.onSubmit(
    (typed) =>
      save.mutate(wordsOf(typed), {
        onSuccess() {
          showSuccess('Saved. Your next text has them.');
          onDone();
        },
        onError(error) {
          reportError(error);
          putFieldErrors(form, error);
        },
      }),
    focusFirstError(form),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {studio && (
          <Text size="sm" c="dimmed">
            What you leave empty comes from {studio.name || 'your studio'}.
          </Text>
        )}
        <Inputs field={field} />
        <Example words={wordsUsed(wordsOf(form.values), studio?.words ?? NO_WORDS)} />
        <FormAlert form={form} error={save.error} what="Your words could not be saved." />
        <Button type="submit" variant="gradient" loading={save.isPending} fullWidth>
          Save
        </Button>
        {edits > 0 && <Learned edits={edits} ask={ask} />}
      </Stack>
    </form>
  );
}

function Inputs({ field }: { field: (name: keyof OwnWords, example: string) => object }) {
  return (
    <>
      <TextInput
        label="Sign-off"
        description="The last line of every text."
        maxLength={OWN_WORDS.signOff}
        {...field('signOff', 'See you upside down')}
      />
      <Textarea
        label="Phrases"
        description={`Up to ${OWN_WORDS.phrases}, one on each line. A text may end with one of them.`}
        autosize
        minRows={2}
        maxRows={OWN_WORDS.phrases}
        {...field('phrases', 'Strong looks good on you')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput label="Handle" maxLength={OWN_WORDS.handle} {...field('handle', '@luna.pole')} />
        <TextInput label="City" maxLength={OWN_WORDS.city} {...field('city', 'Berlin')} />
      </SimpleGrid>
      <TextInput
        label="Hashtags"
        description={`Up to ${OWN_WORDS.hashtags} of your own, beside those of the class.`}
        {...field('hashtags', '#lunapole')}
      />
    </>
  );
}

/** What was learned from the person's own texts, and the way to have it forgotten. */
function Learned({ edits, ask }: { edits: number; ask: FieldsProps['ask'] }) {
  const forget = () =>
    ask({
      title: 'Forget what you changed?',
      text: 'Lines that you have taken out may come back, and lines that you have changed are written as before.',
      action: 'Forget it',
      danger: true,
      failure: 'It was not forgotten.',
      run: forgetThem,
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {edits === 1 ? 'One line is written your way:' : `${edits} lines are written your way:`} what you take out twice
        stays out, and what you change stays changed.
      </Text>
      <Button variant="default" size="compact-md" mih="var(--sr-touch)" onClick={forget}>
        Forget what I changed
      </Button>
    </Stack>
  );
}
