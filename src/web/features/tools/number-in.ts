/** The number that a pasted text is, such as '10,5 MB', with a comma or a point; null for what is none: never its digits alone. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/\s*MB$/i, '');
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
