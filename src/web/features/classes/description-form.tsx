import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useId } from 'react';
import { z } from 'zod';
import { type ClassDescription, type ClassType, classDescriptionTextSchema } from '../../../contract/classes.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { failureOf } from '../../api/failure.ts';
import { charactersLeft } from '../../ui/characters-left.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { putFieldErrors } from '../../ui/form-errors.ts';
import { useSaveDescription } from './api.ts';
import classes from './class-type.module.css';

const inputSchema = z.object({ description: classDescriptionTextSchema });

const UPDATE_FAILED = 'Failed to update description';
const CREATE_FAILED = 'Failed to create description';

type Props = {
  type: ClassType;
  /** The person's existing description; null: so far the one everyone sees is used. */
  own: ClassDescription | null;
  /** Called when the text was cleared: deleting their own description needs a confirmation. */
  onEmptied: (own: ClassDescription) => void;
  onDone: () => void;
};

/** For writing their own description of a class type whose name they cannot change. */
export function DescriptionForm({ type, own, onEmptied, onDone }: Props) {
  const title = useId();
  const save = useSaveDescription();
  const form = useForm({
    initialValues: { description: own?.description ?? type.description ?? '' },
    validate: zod4Resolver(inputSchema),
  });
  const empty = form.values.description.trim() === '';

  const submit = form.onSubmit(({ description }) => {
    if (empty && own) onEmptied(own);
    else if (empty) onDone();
    else
      save.mutate({ type, own, description }, { onSuccess: onDone, onError: (error) => putFieldErrors(form, error) });
  });

  return (
    <form
      className={classes.panel}
      aria-labelledby={title}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      noValidate
    >
      <Stack gap="sm">
        <div id={title} className={classes.title}>
          Your description of {type.classType}
        </div>
        {save.isError && (
          <Alert color="danger" role="alert">
            <FailureText failure={failureOf(save.error, { what: own ? UPDATE_FAILED : CREATE_FAILED })} />
          </Alert>
        )}
        <Textarea
          aria-label="Description"
          description="Your texts use this instead of the default. Leave it empty to use the default."
          maxLength={LIMITS.classDescription}
          autosize
          minRows={2}
          autoFocus
          {...form.getInputProps('description')}
        />
        <div className={classes.foot}>
          <span className={classes.counter}>
            {charactersLeft(LIMITS.classDescription - form.values.description.length)}
          </span>
          <Group gap="xs">
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
            <Button type="submit" variant="default" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  );
}
