import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import classes from './clip-grid.module.css';
import { ClipGrid } from './clip-grid.tsx';
import { ORDERS, type Order, showing } from './showing.ts';

/** Fewer clips than this are seen at a glance: tools would only be in the way. */
const MANY = 12;

/** A library's clips, from the newest upload on. Of many, those whose name has what is searched for, in the order that somebody chooses. */
export function ClipShelf({ clips, label, ...grid }: ComponentProps<typeof ClipGrid>) {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  // What is typed comes first: a thousand clips are filtered after it.
  const searched = useDeferredValue(typed);
  const isMany = clips.length > MANY;
  const shown = isMany ? showing(clips, searched, order) : clips;
  return (
    <>
      {isMany && (
        <SimpleGrid cols={2} spacing="xs" mb="sm">
          <TextInput
            type="search"
            aria-label={`Search ${label}`}
            placeholder="Search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={`Order of ${label}`}
            data={ORDERS}
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          />
        </SimpleGrid>
      )}
      {/* From its beginning: on a phone it may have been scrolled far to the side. */}
      <ClipGrid key={`${searched} ${order}`} clips={shown} label={label} {...grid} />
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
