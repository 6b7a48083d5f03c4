import { Tabs } from '@mantine/core';
import { type Ref, useId, useRef, useState } from 'react';
import type { Writing } from '../../../contract/promos.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { type Tool, useStudio } from './model/studio.ts';
import classes from './tools.module.css';

/** The four steps as tools of a phone, in their order. */
const TOOLS: readonly { tool: Tool; name: string; ofList?: string; icon: IconName }[] = [
  { tool: 'class', name: 'Class', ofList: 'Title', icon: 'calendar' },
  { tool: 'text', name: 'Text', ofList: 'Rows', icon: 'pencil' },
  { tool: 'background', name: 'Background', icon: 'stack' },
  { tool: 'style', name: 'Style', icon: 'letters' },
];

type BarProps = { ref: Ref<HTMLDivElement>; hidden: boolean; aside: boolean };

/**
 * Which of the tools is open, at the lower edge of a phone, where the thumb is, on top of the next step's bar (film/film-actions.tsx). It is read before
 * the tool, as tabs are before their panel. Stands within `Tabs`.
 */
export function ToolBar({ ref, hidden, aside }: BarProps) {
  return (
    <div ref={ref} className={classes.bar} data-tools data-hidden={hidden || undefined} data-aside={aside || undefined}>
      <ToolTabs />
    </div>
  );
}

function ToolTabs() {
  const { parts, state } = useStudio();
  const news = useNews(state.writing, parts.tool);
  const hint = useId();
  // Once more on the open one: back to its beginning.
  const again = (tool: Tool) => tool === parts.tool && parts.show(tool);
  return (
    <Tabs.List grow className={classes.list} aria-label="Tools">
      {TOOLS.map(({ tool, name, ofList = name, icon }) => (
        <Tabs.Tab
          key={tool}
          value={tool}
          className={classes.tab}
          onClick={() => again(tool)}
          {...(tool === 'text' && news !== null && { 'aria-describedby': hint, 'data-news': true })}
        >
          <Icon name={icon} />
          {state.promo.list ? ofList : name}
        </Tabs.Tab>
      ))}
      <span id={hint} hidden>
        {news}
      </span>
    </Tabs.List>
  );
}

/** What waits in the text's tool since the copywriter has written, until it is opened. */
function useNews(writing: Writing | null, open: Tool): string | null {
  const [seen, setSeen] = useState(writing?.id);
  if (open === 'text' && seen !== writing?.id) setSeen(writing?.id);
  if (!writing || seen === writing.id || open === 'text') return null;
  return writing.texts.length > 1 ? `${writing.texts.length} texts to choose from` : 'Read or edit your text';
}

/** Pixels that a finger goes aside before it is a swipe, and how many times further than up or down. */
const SWIPE = { distance: 60, aside: 2 };

/**
 * Handlers for an area where a swipe to the left opens the next tool and one to the right the one before. What is moved sideways itself, such as a slider,
 * keeps its swipes.
 */
export function useSwipes(open: Tool, onOpen: (tool: Tool) => void) {
  // Kept over a drawing of the page in the middle of a swipe.
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: React.TouchEvent) {
      const own = target instanceof Element && target.closest('[role=slider], [role=radiogroup], input, textarea');
      const first = touches[0];
      start.current = first && touches.length === 1 && !own ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd({ changedTouches }: React.TouchEvent) {
      const last = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !last) return;
      const [dx, dy] = [last.clientX - from.x, last.clientY - from.y];
      if (Math.abs(dx) < SWIPE.distance || Math.abs(dx) < SWIPE.aside * Math.abs(dy)) return;
      const next = TOOLS[TOOLS.findIndex(({ tool }) => tool === open) + (dx < 0 ? 1 : -1)];
      if (next) onOpen(next.tool);
    },
  };
}
