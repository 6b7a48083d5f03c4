import { useNavigate, useSearch } from '@tanstack/react-router';
import { AppHeader } from '../features/account/header.tsx';
import { ConnectOutcome } from '../features/instagram/outcome.tsx';
import { Week } from '../features/timetable/week.tsx';

/** The timetable: this week and the next. */
export default function WeekPage() {
  const navigate = useNavigate();
  const { videos, instagram } = useSearch({ from: '/week' });
  return (
    <>
      <title>The week · Spinreel</title>
      <AppHeader />
      <main>
        <ConnectOutcome outcome={instagram} onClose={() => void navigate({ to: '/week', search: {}, replace: true })} />
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
