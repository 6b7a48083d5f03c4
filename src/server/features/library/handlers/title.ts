import { cleanLine } from '../../../../contract/strings.ts';

const LONGEST = 100;

/** What an upload is called: the given title, else its file's name without folder and ending. Nothing that cannot be shown. */
export function titleOf(title: string | undefined, fileName: string): string {
  const bare = fileName.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return cleanLine(title ?? '', LONGEST) || cleanLine(bare, LONGEST) || 'Untitled video';
}
