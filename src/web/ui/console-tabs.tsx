import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './console-tabs.module.css';

type Props = {
  /** The tabs' label for screen readers. */
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
  /** Inside other tabs: smaller, without a frame. */
  nested?: boolean;
  /** Index of the tab that is open at first. */
  first?: number;
  /** Which tab is open, where something else opens them too. */
  open?: { tab: number; onTab: (tab: number) => void };
};

/** A console's tabs; on a phone they scroll sideways. A panel is rendered, and its data loaded, when it is opened. */
export function ConsoleTabs({ label, tabs, nested = false, first = 0, open }: Props) {
  return (
    <Tabs
      // Names have spaces, which ids must not have.
      defaultValue={String(first)}
      {...(open && { value: String(open.tab), onChange: (tab: string | null) => open.onTab(Number(tab)) })}
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
