import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { PREVIEW } from '../../../theme.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import classes from './phone-preview.module.css';
import { PreviewControls } from './preview-controls.tsx';
import { RemoveWatermark } from './remove-watermark.tsx';
import { Stage } from './stage.tsx';

/** Below this size the full preview's buttons do not fit. */
const ROOMY = 330;
/** A lower screen cannot fit the whole preview and a usable area below it. */
const TALL = '(min-height: 40em)';
/** A phone in landscape, where the preview is a strip until opened. The style sheet uses the same query. */
const LOW = '(max-height: 30em)';
/** The height of the next step's bar on such a screen. */
const BAR = 72;

/**
 * The preview at the top of a phone's page, 200 by 356. It never leaves the screen, and the tools work below it. Only where a screen is too low for both
 * does it shrink to a strip when the tool is scrolled, until a tap restores it. While the keyboard is open it hides.
 */
export function PhonePreview({ hidden }: { hidden: boolean }) {
  const slot = useRef<HTMLElement>(null);
  const tall = useMediaQuery(TALL, true, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const pinned = tall || opened;
  const strip = useShrink(slot, pinned);
  const pin = () => setOpened(true);
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
            {strip && <UnstyledButton className={classes.cover} tabIndex={-1} aria-hidden onClick={pin} />}
          </Stage>
        </div>
        {strip ? <Strip onExpand={pin} /> : <Side onShrink={opened && !tall ? () => setOpened(false) : null} />}
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
function Side({ onShrink }: { onShrink: (() => void) | null }) {
  const { download, downloadButton, refresh, state } = useStudio();
  const finished = state.film.status === 'completed';
  return (
    <div className={classes.side}>
      <div>
        <div className={classes.title}>{finished ? 'Your video is ready' : 'Your video, live'}</div>
      </div>
      <div className={classes.controls}>
        <PreviewControls />
      </div>
      <div className={classes.actions}>
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
        <RemoveWatermark fullWidth px={0} />
        {onShrink && (
          <Button variant="subtle" color="gray" leftSection={<Icon name="collapse" />} onClick={onShrink}>
            Shrink
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Tells the style sheet how much of the slot is on screen (`--visible`) and the preview's scale there (`--scale`), and returns whether only the strip
 * is left. The slot keeps its height, so nothing on the page jumps; its negative `top` lets all but the strip scroll off.
 */
function useShrink(slot: React.RefObject<HTMLElement | null>, pinned: boolean): boolean {
  const [strip, setStrip] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!slot.current) return;
      const { top } = slot.current.getBoundingClientRect();
      const edge = Number.parseFloat(getComputedStyle(slot.current).scrollMarginTop);
      const low = window.matchMedia(LOW).matches;
      const room = pinned ? window.innerHeight - BAR - Math.max(0, top) : 0;
      const wanted = low ? room : PREVIEW.slot - Math.max(0, edge - top);
      const visible = Math.max(PREVIEW.strip, Math.min(PREVIEW.slot, wanted));
      slot.current.style.setProperty('--visible', `${visible}px`);
      // Not every browser can divide lengths by lengths.
      slot.current.style.setProperty('--scale', `${1 - (PREVIEW.slot - visible) / PREVIEW.height}`);
      setStrip(low ? !pinned : visible < ROOMY);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [slot, pinned]);
  return strip;
}
