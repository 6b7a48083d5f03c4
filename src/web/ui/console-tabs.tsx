import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './console-tabs.module.css';

type Props = {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
  /** Beneath other tabs: smaller, without a frame. */
  nested?: boolean;
  /** Index of the tab that is open at first. */
  first?: number;
};

/** Tabs of a console; on a phone their line is pushed aside. A panel is drawn, and its data loaded, when it is opened. */
export function ConsoleTabs({ label, tabs, nested = false, first = 0 }: Props) {
  return (
    <Tabs
      // Names have spaces, which ids must not have.
      defaultValue={String(first)}
      keepMounted={false}
      variant="unstyled"
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label} data-nested={nested || undefined}>
        {tabs.map(({ name }, index) => (
          <Tabs.Tab key={name} value={String(index)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }, index) => (
        <Tabs.Panel key={name} value={String(index)}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
