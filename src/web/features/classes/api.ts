import { useMutation } from '@tanstack/react-query';
import {
  type ClassType,
  createClassType,
  deleteClassType,
  listClassTypes,
  renameClassType,
  saveClassDescription,
} from '../../../contract/classes.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';

/** Universal class types, then the person's own or their studio's. */
export const classTypesQuery = queryOf(listClassTypes);

/** What a person says of a class type. */
export type ClassTypeInput = { classType: string; description: string };

/** Adds a class type where `before` is null, else renames it and saves its description. Answers with the type as it is now. */
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
    // Also after a failure: of a rename and a description the first may have worked.
    onSettled: () => queryClient.invalidateQueries({ queryKey: classTypesQuery.queryKey }),
  });
}

/** Deletes an own class type. */
export function useDeleteClassType() {
  return useMutation({
    mutationFn: ({ id }: ClassType) => callApi(deleteClassType, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: classTypesQuery.queryKey }),
  });
}
