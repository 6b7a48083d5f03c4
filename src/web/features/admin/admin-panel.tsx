import { ConsoleTabs } from '../../ui/console-tabs.tsx';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { ClassTypesPanel } from '../classes/class-types-panel.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { AuditLog } from './audit-list.tsx';
import { QueueTab } from './queue-tab.tsx';
import { StudiosTab } from './studios-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { VideosTab } from './videos-tab.tsx';

/** The admin console. */
export default function AdminPanel(props: BackgroundChoice) {
  return (
    <ConsoleTabs
      label="Admin console"
      tabs={[
        { name: 'Users', content: <UsersTab /> },
        { name: 'Videos', content: <VideosTab {...props} /> },
        { name: 'Studios', content: <StudiosTab /> },
        { name: 'Classes', content: <ClassTypesPanel scope="universal" /> },
        { name: 'Activity', content: <Activity /> },
      ]}
    />
  );
}

function Activity() {
  return (
    <ConsoleTabs
      nested
      label="Activity"
      tabs={[
        { name: 'Downloads', content: <ActivityTab /> },
        { name: 'Audit log', content: <AuditLog /> },
        { name: 'Queue', content: <QueueTab /> },
      ]}
    />
  );
}
