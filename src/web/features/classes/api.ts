import {
  type ClassDescription,
  type ClassType,
  createClassType,
  deleteClassDescription,
  deleteClassType,
  listClassDescriptions,
  listClassTypes,
  renameClassType,
  saveClassDescription,
  updateClassDescription,
} from '../../../contract/classes.ts';
import { callApi } from '../../api/client.ts';
import { orKept } from '../../api/kept-answers.ts';
import { queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { announce, useRefetchOn } from '../../api/window-events.ts';

/** Universal class types, then the person's own or their studio's. */
export const classTypesQuery = {
  ...queryOf(listClassTypes),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    orKept(listClassTypes, () => callApi(listClassTypes, {}, { signal })),
};

/** The descriptions that the person may change; for an admin, the ones everyone sees. */
export const ownDescriptionsQuery = queryOf(listClassDescriptions);

/** Keeps both lists in sync with the window's events; mount it once, in a part that is always present. */
export function useClassTypeUpdates(): void {
  useRefetchOn('customClassTypesUpdated', [listClassTypes.path, listClassDescriptions.path]);
}

const updated = () => announce('customClassTypesUpdated');

/** What a person enters for a class type. */
export type ClassTypeInput = { classType: string; description: string };

/** Adds a class type if `before` is null, otherwise renames it and saves its description. Returns the type as it is now. */
export function useSaveClassType() {
  return useMutation({
    mutationFn: async ({ before, input }: { before: ClassType | null; input: ClassTypeInput }) => {
      const { classType, description } = input;
      if (!before) return callApi(createClassType, { body: { classType, description: description.trim() || null } });
      const renamed =
        before.classType === classType.trim()
          ? before
          : await callApi(renameClassType, { params: { id: before.id }, body: { classType } });
      if ((before.description ?? '') !== description.trim()) {
        await callApi(saveClassDescription, { body: { className: renamed.classType, description } });
      }
      return renamed;
    },
    // Also after a failure: if there was a rename and a description, the rename may have worked.
    onSettled: updated,
  });
}

/** Deletes one of their own class types. */
export function useDeleteClassType() {
  return useMutation({
    mutationFn: ({ id, classType }: ClassType) =>
      callApi(deleteClassType, { params: { id }, query: { seen: classType } }),
    onSettled: updated,
  });
}

/** A change of a class's description: `own` is the person's existing one, if any. */
export type DescriptionChange = { type: ClassType; own: ClassDescription | null; description: string };

/** Saves their own description of a class; an empty one deletes it, and the one everyone sees shows again. */
export function useSaveDescription() {
  return useMutation({
    mutationFn: async ({ type, own, description }: DescriptionChange) => {
      if (own) await callApi(updateClassDescription, { params: { id: own.id }, body: { description } });
      else await callApi(saveClassDescription, { body: { className: type.classType, description } });
    },
    onSettled: updated,
  });
}

/** Deletes their own description. */
export function useDeleteDescription() {
  return useMutation({
    mutationFn: ({ id, description }: ClassDescription) =>
      callApi(deleteClassDescription, { params: { id }, query: { seen: description } }),
    onSettled: updated,
  });
}
