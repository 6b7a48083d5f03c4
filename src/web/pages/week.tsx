import { useNavigate } from '@tanstack/react-router';
import { AppHeader } from '../features/account/header.tsx';
import { useStartPromo } from '../features/timetable/api.ts';

import { Week } from '../features/timetable/week.tsx';
import type { OnDay } from '../features/timetable/week-classes.ts';
import { showError } from '../ui/notify.tsx';

/** The timetable: this week and the next. */
export default function WeekPage() {
  const navigate = useNavigate();
  const start = useStartPromo();
  const open = ({ kept, occurrence }: OnDay) =>
    start.mutate(
      { id: kept.id, date: occurrence.of },
      {
        onSuccess: ({ promoId }) => void navigate({ to: '/', search: { promo: promoId } }),
        onError: (error) => showError(error, 'The promo could not be started'),
      },
    );
  return (
    <>
      <title>The week · Spinreel</title>
      <AppHeader />
      <main>
        <Week onOpen={open} />
      </main>
    </>
  );
}
