import type { ReactNode } from 'react';

const SHAPES = {
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-4.5 4-6.5 8-6.5s7 2 8 6.5" />
    </>
  ),
  leave: (
    <>
      <path d="M14 4h-8v16h8" />
      <path d="M10 12h11m-4-4 4 4-4 4" />
    </>
  ),
  shelf: (
    <>
      <rect x="4" y="4" width="6.5" height="16" rx="1.5" />
      <rect x="13.5" y="4" width="6.5" height="16" rx="1.5" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  spark: <path d="M12 3c.6 5 3.9 8.4 9 9-5.1.6-8.4 4-9 9-.6-5-3.9-8.4-9-9 5.1-.6 8.4-4 9-9Z" />,
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.5 2" />
    </>
  ),
  back: <path d="M19 12H5m6-6-6 6 6 6" />,
  play: <path d="M7 4.5v15l12-7.5-12-7.5Z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  replay: (
    <>
      <path d="M4 12a8 8 0 1 0 2.6-5.9" />
      <path d="M4 4.5V9h4.5" />
    </>
  ),
  refresh: (
    <>
      <path d="M4.5 10.5a8 8 0 0 1 14-3.2L20 9M20 4.5V9h-4.5" />
      <path d="M19.5 13.5a8 8 0 0 1-14 3.2L4 15m0 4.5V15h4.5" />
    </>
  ),
  undo: <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a6 6 0 0 1 0 12h-3" />,
  redo: <path d="M15.5 5 20 9.5 15.5 14M20 9.5H10a6 6 0 0 0 0 12h3" />,
  sound: (
    <>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
    </>
  ),
  mute: (
    <>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Z" />
      <path d="m16 9.5 5 5m0-5-5 5" />
    </>
  ),
  download: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />,
  guide: <path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M9 9h6v6H9z" />,
  expand: <path d="m6 9.5 6 6 6-6" />,
  collapse: <path d="m6 14.5 6-6 6 6" />,
  pencil: <path d="m4 20 .8-4L16 4.8a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8 19.2 4 20Z" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="15" rx="2.5" />
      <path d="M4 10h16M8.5 3v4m7-4v4" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  upload: <path d="M12 15V4m-4.5 4.5L12 4l4.5 4.5M4.5 19.5h15" />,
  share: <path d="M12 15V3.5M8 7.5l4-4 4 4M7.5 11H6v9.5h12V11h-1.5" />,
  fullScreen: <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />,
  stack: (
    <>
      <rect x="3.5" y="8" width="13" height="12.5" rx="2" />
      <path d="M8 8V5.5a2 2 0 0 1 2-2h8.5a2 2 0 0 1 2 2V14a2 2 0 0 1-2 2h-2" />
    </>
  ),
  camera: (
    <>
      <rect x="2.5" y="6.5" width="13" height="11" rx="2.5" />
      <path d="m15.5 10.5 6-3.5v10l-6-3.5" />
    </>
  ),
  more: (
    <>
      <circle cx="12" cy="5" r="0.9" fill="currentColor" />
      <circle cx="12" cy="12" r="0.9" fill="currentColor" />
      <circle cx="12" cy="19" r="0.9" fill="currentColor" />
    </>
  ),
  trash: <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6m4-6v6" />,
  grip: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
  letters: <path d="M3.5 18 8.5 6l5 12M5.3 14h6.4M15 18l3-7.5 3 7.5M16 15.6h4" />,
  alignLeft: <path d="M4 6h16M4 12h10M4 18h13" />,
  alignCenter: <path d="M4 6h16M7 12h10M5.5 18h13" />,
  alignRight: <path d="M4 6h16M10 12h10M7 18h13" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A small line drawing in the color and size of the text around it; that text or a label must say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}
