import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** After the last keystroke; not every character is worth a search. */
const PAUSE_MS = 250;

/** The search in a long list, and which of its pages is shown; a new search starts at the first. */
export function useSearch() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [settled] = useDebouncedValue(text.trim(), PAUSE_MS);
  return {
    text,
    setText: (next: string) => {
      setText(next);
      setPage(1);
    },
    page,
    setPage,
    /** The call's query; an empty search is left out. */
    query: { page, ...(settled !== '' && { search: settled }) },
  };
}
