import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasWatermarkMarker,
  parseScript,
  SIGNATURE,
  stripSignature,
  tidy,
  WATERMARK_MARKER,
  withSignature,
} from './script.ts';

const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `Paragraph ${index}`).join('\n\n');
const roles = (text: string) => parseScript(text).paragraphs.map(({ role }) => role);

describe('roles', () => {
  it('follow from the number of paragraphs [S3.10]', () => {
    expect(roles(paragraphs(4))).toEqual(['intro', 'highlight', 'detail', 'closing']);
    expect(roles(paragraphs(5))).toEqual(['intro', 'highlight', 'detail', 'detail', 'closing']);
    expect(roles(paragraphs(6))).toEqual(['intro', 'highlight', 'detail', 'detail', 'closing', 'closing']);
  });

  it.each([1, 2, 3, 7, 12])('are plain with %i paragraphs', (count) => {
    expect(roles(paragraphs(count))).toEqual(Array(count).fill('plain'));
  });

  it('do not count the signature or blank lines with spaces [S3.8]', () => {
    expect(roles(withSignature(paragraphs(4)))).toEqual(roles(paragraphs(4)));
    expect(roles('One\n \t \n\n\nTwo\r\n\r\nThree\n\nFour\n\n')).toHaveLength(4);
  });
});

describe('paragraphs', () => {
  it('keep the writer’s line breaks', () => {
    expect(parseScript('Every Thursday\nSky Studio').paragraphs).toEqual([
      { role: 'plain', lines: [[{ text: 'Every Thursday', bold: false }], [{ text: 'Sky Studio', bold: false }]] },
    ]);
  });

  it('turn pairs of asterisks into bold and leave single ones [S3.11]', () => {
    expect(parseScript('A **b c**, ** d **e').paragraphs[0]?.lines).toEqual([
      [
        { text: 'A ', bold: false },
        { text: 'b c', bold: true },
        { text: ', ** d **e', bold: false },
      ],
    ]);
  });

  it('carry bold over a line break', () => {
    expect(parseScript('**a\nb**').paragraphs[0]?.lines).toEqual([
      [{ text: 'a', bold: true }],
      [{ text: 'b', bold: true }],
    ]);
  });

  it('are empty for text without words, or with only the signature', () => {
    for (const text of ['', ' \n\n\t', SIGNATURE, `\n\n${SIGNATURE}\n`])
      expect(parseScript(text).paragraphs).toEqual([]);
  });

  it('survive any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { lines } of parseScript(text).paragraphs) {
          expect(lines.length).toBeGreaterThan(0);
          for (const span of lines.flat()) expect(span.text).toMatch(/^[^\n]+$/);
        }
      }),
    );
  });
});

describe('signature', () => {
  it('is two lines with the marker [S2.33]', () => {
    expect(SIGNATURE.split('\n')).toHaveLength(2);
    expect(hasWatermarkMarker(SIGNATURE)).toBe(true);
    expect(hasWatermarkMarker('Made with love')).toBe(false);
  });

  it('is removed exactly as it was added, whatever was typed [S3.12]', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\n', '\n\n'), (body, end) => {
        const text = body + end;
        fc.pre(text.trim() !== '');
        expect(stripSignature(withSignature(text))).toBe(text);
      }),
    );
  });

  it('is added once, and never to an empty text [S3.9]', () => {
    expect(withSignature(withSignature('Hello'))).toBe(withSignature('Hello'));
    expect(withSignature(' \n')).toBe('');
    expect(withSignature(SIGNATURE)).toBe('');
  });

  it('is recognized with a different second line or none', () => {
    expect(stripSignature(`Hello\n\n${WATERMARK_MARKER}\nan older line\n`)).toBe('Hello');
    expect(stripSignature(`Hello\n\n${WATERMARK_MARKER}`)).toBe('Hello');
  });

  it('is left alone in the middle of a text', () => {
    const text = `Hello\n\n${WATERMARK_MARKER}\n\nOne\n\nTwo`;
    expect(stripSignature(text)).toBe(text);
    expect(parseScript(text).signed).toBe(false);
    expect(parseScript(withSignature('Hello')).signed).toBe(true);
  });
});

it('removes what draws nothing and composes accents', () => {
  expect(tidy('a\u0000b\u202ec\ufeffd\ud800e\te\u0301\r\nf')).toBe('abcde é\nf');
});
