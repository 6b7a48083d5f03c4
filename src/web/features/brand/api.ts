import { type Brand, getBrand, putLogo, removeLogo, saveBrand } from '../../../contract/brand.ts';
import type { CallInput } from '../../../contract/call.ts';
import { callApi, uploadForm } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** The person's brand kit. */
export const brandQuery = queryOf(getBrand);

export type BrandChange = CallInput<typeof saveBrand>['body'];

const onSuccess = (brand: Brand) => queryClient.setQueryData(brandQuery.queryKey, brand);
// Changes are answered in the order in which they were made.
const scope = { id: 'brand' };

/** Changes the kit. Films and previews follow at once. */
export function useSaveBrand() {
  return useMutation({ mutationFn: (body: BrandChange) => callApi(saveBrand, { body }), onSuccess, scope });
}

/** Puts a file into the kit as its logo. */
export function usePutLogo() {
  return useMutation({ mutationFn: (logo: File) => uploadForm(putLogo, {}, { logo }), onSuccess, scope });
}

/** Takes the person's own logo out of the kit. */
export function useRemoveLogo() {
  return useMutation({ mutationFn: () => callApi(removeLogo), onSuccess, scope });
}
