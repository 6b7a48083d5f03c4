import { type Booking, getBooking, saveBooking, saveClassLink } from '../../../contract/booking.ts';
import type { CallInput } from '../../../contract/call.ts';
import { callApi } from '../../api/client.ts';
import { orKept } from '../../api/kept-answers.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** Where people book: read anew when the window is looked at again, because another one, or the studio's owner, may have changed it. */
export const bookingQuery = {
  ...queryOf(getBooking),
  queryFn: ({ signal }: { signal: AbortSignal }) => orKept(getBooking, () => callApi(getBooking, {}, { signal })),
  refetchOnWindowFocus: 'always' as const,
};

const onSuccess = (booking: Booking) => queryClient.setQueryData(bookingQuery.queryKey, booking);
// Changes are answered in the order in which they were made.
const scope = { id: 'booking' };

/** Changes the person's own link, and whether visits are counted. */
export function useSaveBooking() {
  return useMutation({
    mutationFn: (body: CallInput<typeof saveBooking>['body']) => callApi(saveBooking, { body }),
    onSuccess,
    scope,
  });
}

/** Gives a class a link of its own; an empty one takes it away. */
export function useSaveClassLink() {
  return useMutation({
    mutationFn: (body: CallInput<typeof saveClassLink>['body']) => callApi(saveClassLink, { body }),
    onSuccess,
    scope,
  });
}
