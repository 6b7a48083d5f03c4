import { useNavigate, useSearch } from '@tanstack/react-router';
import { AppHeader } from '../features/account/header.tsx';
import { Week } from '../features/timetable/week.tsx';

/** The timetable: this week and the next. */
export default function WeekPage() {
  const navigate = useNavigate();
  const { videos } = useSearch({ from: '/week' });
  return (
    <>
      <title>The week · Spinreel</title>
      <AppHeader />
      <main>
        <Week
          onOpen={(promo) => void navigate({ to: '/', search: { promo } })}
          showsVideos={videos === 'waiting'}
          onVideos={(shown) =>
            void navigate({ to: '/week', search: shown ? { videos: 'waiting' } : {}, replace: true })
          }
        />
      </main>
    </>
  );
}
