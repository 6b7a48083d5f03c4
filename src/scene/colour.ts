/** The color of what is bold, which the specification asks for. */
export const GOLD = '#f5c542';

/** Relative luminance of #rrggbb, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The sRGB value, 0 to 1, of a gray with this luminance (IEC 61966-2-1); luminances outside 0 to 1 are clamped. */
export function toSrgb(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Black or white, whichever contrasts more with the color. */
export function contrastTo(color: string): '#000000' | '#ffffff' {
  // At (L + 0.05)² = 1.05 · 0.05 both contrast equally.
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/** The contrast of two luminances, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A color with a share of another over it, as a canvas mixes them: in sRGB. */
export function mix(color: string, over: string, share: number): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(color, at) * (1 - share) + channel(over, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A gray, as #rrggbb. @param level 0 to 255 */
export const gray = (level: number) => mix('#000000', '#ffffff', level / 255);
