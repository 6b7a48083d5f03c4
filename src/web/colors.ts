/** The colors that everything else is made of: a dark stage, warm light. */
export const COLORS = {
  ground: '#0d0711',
  card: '#171020',
  field: '#221830',
  raised: '#2b1f3c',
  line: '#372847',
  /** Borders that must be visible to show that something can be pressed or filled in: 3 to 1 on every background (WCAG 1.4.11). */
  lineStrong: '#806c9c',
  text: '#f5eff8',
  muted: '#b6a8c2',
  faint: '#9a8ba8',
  accent: '#e0359a',
  accentEnd: '#8b4dff',
  /** Text on a fill: brighter than on the background. */
  onFill: '#ffffff',
  /** The accent under white text: 4.5 to 1 from end to end. */
  accentFill: '#d42e90',
  accentFillEnd: '#8447f5',
  /** The accent as text on the background. */
  accentText: '#f07abb',
  gold: '#f5c542',
  danger: '#ff8b8b',
  dangerFill: '#c62f4b',
  success: '#6fdc9b',
} as const;
