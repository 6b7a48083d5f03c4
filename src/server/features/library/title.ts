import { cleanLine } from '../../../contract/strings.ts';

const LONGEST = 100;

/** The title of an upload: the given one, otherwise its file name without folder and extension. Nothing that cannot be displayed. */
export function titleOf(title: string | undefined, fileName: string): string {
  const bare = fileName.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return cleanLine(title ?? '', LONGEST) || cleanLine(bare, LONGEST) || 'Untitled video';
}
