import { Tabs } from '@mantine/core';
import { planOf } from '../../../contract/plans.ts';
import { useUser } from '../auth/api.ts';
import { AdminTab } from './admin-tab.tsx';
import { BackgroundPicker } from './background-picker.tsx';
import type { ConsoleProps } from './console.ts';
import classes from './library-panel.module.css';

/** The Background Video Library: everybody's backgrounds, one's own, and the console of who manages others. */
export function LibraryPanel(props: ConsoleProps) {
  const plan = planOf(useUser());
  const manages = plan === 'admin' || plan === 'studio_owner';
  return (
    <Tabs
      defaultValue="universal"
      keepMounted={false}
      classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label="Background Video Library">
        <Tabs.Tab value="universal">Spinreel Library</Tabs.Tab>
        {manages && <Tabs.Tab value="admin">Admin Panel</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="universal">
        <BackgroundPicker {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="admin">
        <AdminTab {...props} />
      </Tabs.Panel>
    </Tabs>
  );
}
