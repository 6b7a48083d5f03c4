import { WelcomeForm } from '../features/profile/welcome-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Stands in place of every page until the person has said who they are. */
export default function WelcomePage({ onDone }: { onDone: () => void }) {
  return (
    <NarrowPage title="Welcome">
      <WelcomeForm onDone={onDone} />
    </NarrowPage>
  );
}
