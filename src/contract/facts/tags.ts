/** 'Luna's Pole Loft' becomes 'LunasPoleLoft'. Empty if there is no letter in it: a number alone is no hashtag. */
export function tagOf(fact: string): string {
  const words =
    fact
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? tag : '';
}
