import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { useMutation } from '../api/use-mutation.ts';
import { AppHeader } from '../features/account/header.tsx';
import { useUser } from '../features/auth/api.ts';
import { preferencesQuery } from '../features/profile/api.ts';
import type { OnDay } from '../features/timetable/day-sheet.tsx';
import { startPromo } from '../features/timetable/start-promo.ts';
import { Week } from '../features/timetable/week.tsx';
import { showError } from '../ui/notify.tsx';

/** The timetable: this week and the next. */
export default function WeekPage() {
  const user = useUser();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: async ({ kept, occurrence }: OnDay) =>
      startPromo(user, await queryClient.fetchQuery(preferencesQuery), kept.entry, occurrence),
    onSuccess: (promo) => void navigate({ to: '/', search: { promo } }),
    onError: (error) => showError(error, 'The promo could not be started'),
  });
  return (
    <>
      <title>The week · Spinreel</title>
      <AppHeader />
      <main>
        <Week onMake={(onDay) => make.mutate(onDay)} />
      </main>
    </>
  );
}
