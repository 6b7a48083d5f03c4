import { WelcomeForm } from '../features/profile/welcome-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Replaces every page until the person has filled in their profile. */
export default function WelcomePage({ onDone }: { onDone: () => void }) {
  return (
    <NarrowPage title="Welcome">
      <WelcomeForm onDone={onDone} />
    </NarrowPage>
  );
}
