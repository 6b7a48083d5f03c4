import { ConsoleTabs } from '../../ui/console-tabs.tsx';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { ClassTypesPanel } from '../classes/class-types-panel.tsx';
import { CONSOLES } from '../consoles/console.ts';
import { useConsoleLink } from '../consoles/use-console-link.ts';
import { TeamMembers } from './team-members.tsx';
import { TeamVideos } from './team-videos.tsx';

/** The studio owner's console, in the library's Admin Panel tab. */
export default function StudioPanel(props: BackgroundChoice) {
  const called = useConsoleLink(CONSOLES.studio_owner.hash);
  return (
    <ConsoleTabs
      key={String(called)}
      label="Studio console"
      first={called ? 1 : 0}
      tabs={[
        { name: 'Class Types & Descriptions', content: <ClassTypesPanel scope="own" /> },
        { name: 'Team Management', content: <TeamManagement {...props} /> },
      ]}
    />
  );
}

function TeamManagement(props: BackgroundChoice) {
  return (
    <ConsoleTabs
      nested
      label="Team Management"
      tabs={[
        { name: 'Team Members', content: <TeamMembers /> },
        { name: 'Video Management', content: <TeamVideos {...props} /> },
      ]}
    />
  );
}
