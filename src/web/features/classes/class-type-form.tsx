import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useId } from 'react';
import { z } from 'zod';
import { type ClassType, classDescriptionTextSchema, classTypeNameSchema } from '../../../contract/classes.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { failureOf } from '../../api/failure.ts';
import { charactersLeft } from '../../ui/characters-left.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { putFieldErrors } from '../../ui/form-errors.ts';
import { useSaveClassType } from './api.ts';
import classes from './class-type.module.css';

const inputSchema = z.object({ classType: classTypeNameSchema, description: classDescriptionTextSchema });

type Props = {
  /** null: adds a new one. */
  before: ClassType | null;
  onSaved: (saved: ClassType) => void;
  onCancel: () => void;
};

/** Adds or edits one of their own class types. */
export function ClassTypeForm({ before, onSaved, onCancel }: Props) {
  const title = useId();
  const save = useSaveClassType();
  const form = useForm({
    initialValues: { classType: before?.classType ?? '', description: before?.description ?? '' },
    validate: zod4Resolver(inputSchema),
  });

  const what = before ? 'Failed to update class type' : 'Failed to add class type';
  const blank = form.values.classType.trim() === '';
  const submit = form.onSubmit((input) =>
    save.mutate({ before, input }, { onSuccess: onSaved, onError: (error) => putFieldErrors(form, error) }),
  );

  return (
    <form className={classes.panel} aria-labelledby={title} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <div id={title} className={classes.title}>
          {before ? 'Edit your class type' : 'Add a class type'}
        </div>
        {save.isError && (
          <Alert color="danger" role="alert">
            <FailureText failure={failureOf(save.error, { what })} />
          </Alert>
        )}
        <TextInput
          label="Class type name"
          maxLength={LIMITS.className}
          autoFocus
          autoComplete="off"
          {...form.getInputProps('classType')}
        />
        <Textarea
          label="Description (optional)"
          description="The copywriter weaves it into your text."
          maxLength={LIMITS.classDescription}
          autosize
          minRows={2}
          {...form.getInputProps('description')}
        />
        <div className={classes.foot}>
          <span className={classes.counter}>
            {charactersLeft(LIMITS.classDescription - form.values.description.length)}
          </span>
          <Group gap="xs">
            <Button variant="subtle" color="gray" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" variant="default" loading={save.isPending} disabled={blank}>
              Save
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  );
}
