import { AppHeader } from '../features/account/header.tsx';
import { useUser } from '../features/auth/api.ts';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { Editor } from '../features/editor/editor.tsx';
import { OpenInvitations } from '../features/studio/open-invitations.tsx';
import { AdminTab } from './admin-tab.tsx';

/** Where promos are made. */
export default function StudioPage() {
  const user = useUser();
  return (
    <>
      <title>Studio · Spinreel</title>
      <AppHeader />
      <main>
        <PlanNotice user={user} />
        <OpenInvitations />
        <Editor adminPanel={(choice) => <AdminTab {...choice} />} />
      </main>
    </>
  );
}
