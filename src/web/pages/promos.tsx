import { AppHeader } from '../features/account/header.tsx';
import { useUser } from '../features/auth/api.ts';
import { Shelf } from '../features/promos/shelf.tsx';
import { handOver, thisDevice } from '../ui/hand-over.ts';

/** Everything that a person has made. */
export default function PromosPage() {
  const user = useUser();
  return (
    <>
      <title>My promos · Spinreel</title>
      <AppHeader />
      <main>
        <Shelf user={user} handOver={(url) => handOver(null, url, thisDevice())} />
      </main>
    </>
  );
}
