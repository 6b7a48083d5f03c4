import { useNavigate } from '@tanstack/react-router';
import { AppHeader } from '../features/account/header.tsx';
import { Week } from '../features/timetable/week.tsx';

/** The timetable: this week and the next. */
export default function WeekPage() {
  const navigate = useNavigate();
  return (
    <>
      <title>The week · Spinreel</title>
      <AppHeader />
      <main>
        <Week onOpen={(promo) => void navigate({ to: '/', search: { promo } })} />
      </main>
    </>
  );
}
