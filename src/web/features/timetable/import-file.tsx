import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { TIMETABLE } from '../../../contract/timetable.ts';
import { failureOf, textOf as wordsOf } from '../../api/failure.ts';
import type { Import } from './api.ts';

/** What is pasted, or stands in a file. */
export type Pasted = Exclude<Import, { address: string }>;

const ACCEPTED = '.ics,.csv,.tsv,.txt,text/calendar,text/csv,text/plain,.xlsx,.xls,.ods,.numbers';
const NOT_TEXT =
  'Save the sheet as CSV first, then choose that file: under “Save as” in Excel and LibreOffice, under “Export to” in Numbers. Or copy the cells, and paste them here.';

type Props = {
  given: Pasted;
  look: (next: Pasted) => void;
  /** Tells why a file cannot be taken. */
  refuse: (why: string) => void;
};

/** A timetable as a file. */
export function FileChoice({ given, look, refuse }: Props) {
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file) void take(file, { given, look, refuse });
    // The same file can be chosen again, once it is mended.
    forget.current?.();
  };
  return (
    <FileButton accept={ACCEPTED} onChange={choose} resetRef={forget}>
      {(props) => (
        <Button variant="default" {...props}>
          Choose a file
        </Button>
      )}
    </FileButton>
  );
}

async function take(file: File, { given, look, refuse }: Props): Promise<void> {
  if (/\.(?:xls[xmb]?|ods|numbers)$/i.test(file.name)) return refuse(NOT_TEXT);
  try {
    if (file.size > TIMETABLE.importChars * 2) return refuse('This file is too long for a timetable.');
    const kind = /\.ics$/i.test(file.name) ? 'calendar' : /\.(?:csv|tsv)$/i.test(file.name) ? 'csv' : null;
    look({ ...given, text: await textOf(file), kind, columns: null });
  } catch (error) {
    refuse(wordsOf(failureOf(error, { what: 'The file could not be read.' })));
  }
}

/** Spreadsheets write UTF-8, and in older versions Windows-1252. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
