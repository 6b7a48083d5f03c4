import { AppHeader } from '../features/account/header.tsx';
import { Editor } from '../features/editor/editor.tsx';

/** Where promos are made. */
export default function StudioPage() {
  return (
    <>
      <title>Studio · Spinreel</title>
      <AppHeader />
      <main>
        <Editor />
      </main>
    </>
  );
}
