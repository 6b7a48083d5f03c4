import { Button } from '@mantine/core';
import { getDataOf, getMyData, type PersonalData } from '../../../contract/personal-data.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Saves what is held about a person as a file. @param userId somebody else, for admins; absent: the person who is signed in */
export function DownloadData({ userId }: { userId?: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => (userId === undefined ? callApi(getMyData) : callApi(getDataOf, { params: { userId } })),
    onSuccess: (data) => {
      saveFile(asFile(data), `spinreel-data-${data.exportedAt.slice(0, 10)}.json`);
      showSuccess('The file is in your downloads.');
    },
    onError: (error) => showError(error, 'The data could not be downloaded.'),
  });
  const own = userId === undefined;
  return (
    <Button
      variant="default"
      {...(own ? { px: 'xs' } : { size: 'sm', w: 'fit-content' })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {own ? 'Download my data' : 'Download their data'}
    </Button>
  );
}

const asFile = (data: PersonalData) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
