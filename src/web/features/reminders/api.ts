import { queryOptions } from '@tanstack/react-query';
import {
  addDevice,
  answerReminder,
  getReminders,
  readReminder,
  removeDevice,
  setReminders,
} from '../../../contract/reminders.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { startWorker } from '../offline/start-worker.ts';
import { ownDevice, subscribe, unsubscribe } from './device.ts';

export const remindersQuery = queryOf(getReminders);
/** What names this browser; asked anew each time, because it can be changed in the browser's settings. */
export const deviceQuery = queryOptions({ queryKey: ['reminders', 'device'], queryFn: ownDevice, staleTime: 0 });

async function refresh(): Promise<void> {
  await Promise.all([remindersQuery, deviceQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

export const useSetReminders = () =>
  useMutation({
    mutationFn: (body: { byMail?: boolean; atNight?: boolean }) => callApi(setReminders, { body }),
    onSuccess: refresh,
  });

/** Has this browser show reminders, or no more. */
export const useThisDevice = () =>
  useMutation({
    mutationFn: async ({ on, publicKey, device }: { on: boolean; publicKey: string; device: string | null }) => {
      if (on) {
        startWorker();
        await callApi(addDevice, { body: await subscribe(publicKey) });
        return;
      }
      if (device !== null) await callApi(removeDevice, { params: { device } });
      await unsubscribe();
    },
    onSettled: refresh,
  });

export const reminderQuery = (key: string) => queryOf(readReminder, { query: { key } });

export const useAnswer = (key: string) =>
  useMutation({
    mutationFn: (answer: 'posted' | 'noMail') => callApi(answerReminder, { body: { key, answer } }),
  });
