import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PREVIEW, TOOL_ROOM } from '../../../theme.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import { LOW, useFormat } from '../model/use-format.ts';
import classes from './phone-preview.module.css';
import { PreviewControls } from './preview-controls.tsx';
import { RemoveWatermark } from './remove-watermark.tsx';
import { Stage } from './stage.tsx';

/** Below this size the full preview's buttons do not fit. */
const ROOMY = 330;
/** Below this height a preview beside the tool would be too small: it is rather cut off until the page is scrolled. */
const LEAST = 230;
/** Pixels that the page is scrolled on before a preview that was brought back makes room again. */
const ON = 60;

type Props = {
  hidden: boolean;
  /** Height of the bar at the lower edge. */
  bar: number;
  /** The next step, if it stands beside the preview. */
  children: ReactNode;
};

/**
 * The preview at the top of a phone's page, 200 by 356. Where it would leave the tool too little room, it shrinks to a strip as the tool is scrolled to,
 * until a tap brings it back. On a low screen it stands beside the tool, or scrolls off. While the keyboard is open it hides.
 */
export function PhonePreview({ hidden, bar, children }: Props) {
  const slot = useRef<HTMLElement>(null);
  const { pinned, strip, opened, open, close } = useShrink(slot, bar);
  return (
    <aside
      ref={slot}
      className={classes.slot}
      aria-label="Video Preview"
      data-pinned={pinned || undefined}
      data-strip={strip || undefined}
      data-hidden={hidden || undefined}
    >
      <div className={classes.sheet}>
        <div className={classes.stage}>
          <Stage>
            {/* For touch; the button in the strip is for everyone. */}
            {strip && <UnstyledButton className={classes.cover} tabIndex={-1} aria-hidden onClick={open} />}
          </Stage>
        </div>
        {strip ? <Strip onExpand={open} /> : <Side onShrink={opened ? close : null}>{children}</Side>}
      </div>
    </aside>
  );
}

function Strip({ onExpand }: { onExpand: () => void }) {
  const { download, downloadButton, refresh, state } = useStudio();
  return (
    <div className={classes.line}>
      <div className={classes.name}>
        <div className={classes.title}>{state.film.status === 'completed' ? 'Your video' : 'Your video, live'}</div>
        <RemoveWatermark px={0} />
      </div>
      <ActionIcon
        size="var(--sr-touch)"
        aria-label="Download"
        className={classes.icon}
        disabled={downloadButton.disabled}
        onClick={download.start}
      >
        <Icon name="download" />
      </ActionIcon>
      <ActionIcon size="var(--sr-touch)" aria-label="Refresh" onClick={refresh}>
        <Icon name="refresh" />
      </ActionIcon>
      <ActionIcon size="var(--sr-touch)" aria-label="Show the whole preview" onClick={onExpand}>
        <Icon name="expand" />
      </ActionIcon>
    </div>
  );
}

/** Beside the full preview. `onShrink` is null if only scrolling shrinks it. */
function Side({ onShrink, children }: { onShrink: (() => void) | null; children: ReactNode }) {
  const { download, downloadButton, refresh, state } = useStudio();
  const finished = state.film.status === 'completed';
  return (
    <div className={classes.side}>
      <div>
        <div className={classes.title}>{finished ? 'Your video is ready' : 'Your video, live'}</div>
      </div>
      {children}
      <div className={classes.controls}>
        <PreviewControls />
      </div>
      <div className={classes.actions}>
        <RemoveWatermark fullWidth px={0} />
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          disabled={downloadButton.disabled}
          onClick={download.start}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<Icon name="refresh" />} onClick={refresh}>
          Refresh
        </Button>
        {onShrink && (
          <Button variant="subtle" color="gray" leftSection={<Icon name="collapse" />} onClick={onShrink}>
            Shrink
          </Button>
        )}
      </div>
    </div>
  );
}

type Shrink = {
  /** It stays whole however the page is scrolled. */
  pinned: boolean;
  /** Only the strip is left. */
  strip: boolean;
  /** It was brought back. */
  opened: boolean;
  open: () => void;
  close: () => void;
};

/**
 * Tells the style sheet how much of the slot is on screen (`--visible`) and the preview's scale there (`--scale`). The slot keeps its height, so nothing
 * on the page jumps; its negative `top` lets all but the strip scroll off.
 * @param bar height of the bar at the lower edge
 */
function useShrink(slot: RefObject<HTMLElement | null>, bar: number): Shrink {
  const format = useFormat();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [{ pinned, strip }, setShape] = useState({ pinned: true, strip: false });
  const opened = openedAt !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands depends on whether it is pinned
  useEffect(() => {
    const look = () => {
      if (!slot.current) return;
      if (openedAt !== null && Math.abs(window.scrollY - openedAt) > ON) setOpenedAt(null);
      const low = window.matchMedia(LOW).matches;
      const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
      const stays = !low && (openedAt !== null || window.innerHeight - PREVIEW.slot - bar - below >= TOOL_ROOM);
      const { top } = slot.current.getBoundingClientRect();
      const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(slot.current);
      const edge = Number.parseFloat(scrollMarginTop);
      const wanted = low
        ? besideTool(slot.current, edge, Number.parseFloat(scrollMarginBottom))
        : PREVIEW.slot - Math.max(0, edge - top);
      const visible = low && format === 'stacked' ? PREVIEW.slot : limited(wanted);
      slot.current.style.setProperty('--visible', `${visible}px`);
      // Not every browser can divide lengths by lengths.
      slot.current.style.setProperty('--scale', `${1 - (PREVIEW.slot - visible) / PREVIEW.height}`);
      const small = !low && !stays && visible < ROOMY;
      setShape((shape) => (shape.pinned === stays && shape.strip === small ? shape : { pinned: stays, strip: small }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // What stays at the bottom of the window is known when the page has been laid out (`keepHeight`).
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [slot, bar, format, openedAt, pinned]);
  return { pinned, strip, opened, open: () => setOpenedAt(window.scrollY), close: () => setOpenedAt(null) };
}

/** The height beside the tool that is in sight before the page is scrolled; it stays, so that the tool keeps its width. */
function besideTool(slot: HTMLElement, edge: number, bottom: number): number {
  const start = (slot.nextElementSibling ?? slot).getBoundingClientRect().top + window.scrollY;
  return Math.max(LEAST, window.innerHeight - Math.max(edge, start) - bottom);
}

const limited = (height: number) => Math.max(PREVIEW.strip, Math.min(PREVIEW.slot, height));
