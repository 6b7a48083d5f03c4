import { useSearch } from '@tanstack/react-router';
import { AppHeader } from '../features/account/header.tsx';
import { Month } from '../features/timetable/month.tsx';

/** What became of a month's classes. */
export default function MonthPage() {
  const { month } = useSearch({ from: '/month' });
  return (
    <>
      <title>What was posted · Spinreel</title>
      <AppHeader />
      <main>
        <Month month={month} />
      </main>
    </>
  );
}
