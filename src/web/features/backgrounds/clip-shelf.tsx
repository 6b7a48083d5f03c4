import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import type { Clip } from '../../../contract/library.ts';
import classes from './clip-grid.module.css';
import { ClipGrid } from './clip-grid.tsx';
import { useGoing } from './delete-several.ts';
import { type Several, SeveralBar } from './several-bar.tsx';
import { ORDERS, type Order, showing } from './showing.ts';
import { useUses } from './uses.tsx';
import { VideoGroups } from './video-groups.tsx';

/** Fewer clips than this are seen at a glance: tools would only be in the way. */
const MANY = 12;

type Props = ComponentProps<typeof VideoGroups> & {
  /** What can be done with several clips at once; without it they are chosen one by one. */
  several?: Several | undefined;
};

/**
 * A library's clips, from the newest upload on. Of many, those whose name has what is searched for, in the order that
 * somebody chooses. Several can be chosen at once.
 */
export function ClipShelf({ clips: all, label, level, several, ...grid }: Props) {
  const going = useGoing();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  // null: nobody chooses several.
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  // What is typed comes first: a thousand clips are filtered after it.
  const searched = useDeferredValue(typed);
  const uses = useUses(order === 'used');
  const clips = going.size > 0 ? all.filter(({ id }) => !going.has(id)) : all;
  const isMany = clips.length > MANY;
  const shown = isMany ? showing(clips, searched, order, uses) : clips;
  const toggle = (clip: Clip) =>
    setIds((now) => new Set(now?.has(clip.id) ? [...now].filter((id) => id !== clip.id) : [...(now ?? []), clip.id]));
  const picking = ids && { ids, toggle };
  const picked = ids ? shown.filter(({ id }) => ids.has(id)) : [];
  const orders = several?.hasUses ? ORDERS : ORDERS.filter(({ value }) => value !== 'used');
  const clipsOf = { clips: shown, label, picking, hasUses: several?.hasUses, ...grid };
  return (
    <>
      {isMany && <Tools {...{ label, typed, order, orders }} onType={setTyped} onOrder={setOrder} />}
      {several && (clips.length > 1 || ids) && (
        <Button variant="default" mb="sm" aria-pressed={ids !== null} onClick={() => setIds(ids ? null : new Set())}>
          Choose several
        </Button>
      )}
      {several && ids && (
        <SeveralBar
          {...several}
          shown={shown}
          picked={picked}
          onPick={(next) => setIds(new Set(next.map(({ id }) => id)))}
        />
      )}
      {/* From its beginning: on a phone it may have been scrolled far to the side. */}
      {isMany && order === 'video' ? (
        <VideoGroups key={searched} level={level} {...clipsOf} />
      ) : (
        <ClipGrid key={`${searched} ${order}`} {...clipsOf} />
      )}
      {isMany && (
        <p className={classes.hint} role="status">
          {shown.length === 0
            ? 'No clip has this in its name.'
            : shown.length < clips.length && `${shown.length} of ${clips.length} clips`}
        </p>
      )}
    </>
  );
}

type ToolsProps = {
  label: string;
  typed: string;
  order: Order;
  orders: readonly (typeof ORDERS)[number][];
  onType: (typed: string) => void;
  onOrder: (order: Order) => void;
};

/** Search and order of many clips. */
function Tools({ label, typed, order, orders, onType, onOrder }: ToolsProps) {
  return (
    <SimpleGrid cols={2} spacing="xs" mb="sm">
      <TextInput
        type="search"
        aria-label={`Search ${label}`}
        placeholder="Search"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={`Order of ${label}`}
        data={orders}
        value={order}
        onChange={(event) => onOrder(event.currentTarget.value as Order)}
      />
    </SimpleGrid>
  );
}
