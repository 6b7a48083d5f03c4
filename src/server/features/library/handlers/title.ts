/** What an upload is called: the given title, else its file's name without folder and ending. Nothing that cannot be shown. */
export function titleOf(title: string | undefined, fileName: string): string {
  const bare = fileName.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const clean = (text: string) =>
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100);
  return clean(title ?? '') || clean(bare) || 'Untitled video';
}
