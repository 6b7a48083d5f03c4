import { Button } from '@mantine/core';
import { listPromos } from '../../../../contract/promos.ts';
import { callApi } from '../../../api/client.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { showError, showInfo } from '../../../ui/notify.tsx';
import { wholeOf } from '../../promos/api.ts';
import { lastOf } from '../model/last-one.ts';
import { useStudio } from '../model/studio.ts';

/** The text and look of the last promo of this class, for the day and time of now: beside new texts, the one that she already likes. */
export function LastOne() {
  const { state, dispatch, kept } = useStudio();
  const { classType } = state.form;
  const take = useMutation({
    mutationFn: async () => {
      const { promos } = await callApi(listPromos, { query: {} });
      const id = lastOf(promos, classType, kept.id);
      return id === null ? null : wholeOf(id);
    },
    onSuccess: (content) => {
      if (content) dispatch({ type: 'lastTaken', content });
      else showInfo(`This is your first promo for ${classType}.`);
    },
    onError: (error) => showError(error, 'Your last promo could not be loaded'),
  });
  if (classType === '') return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mih="var(--sr-touch)"
      w="fit-content"
      aria-busy={take.isPending}
      onClick={() => take.mutate()}
    >
      My last one, new date
    </Button>
  );
}
