/** What a letter of our buttons takes at most on the average of a few words, in em. */
const LETTER = 0.57;

/** The words of a button that says meanwhile that it works: it keeps the width of the longer ones, and what stands beside it its place. */
export function SteadyLabel({ longest, children }: { longest: string; children: string }) {
  return (
    <span
      style={{ display: 'inline-block', minWidth: `${(longest.length * LETTER).toFixed(2)}em`, textAlign: 'center' }}
    >
      {children}
    </span>
  );
}
