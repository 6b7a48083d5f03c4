import { describe, expect, it } from 'vitest';
import { baseDirection, directionOf, visualOrder } from './bidi.ts';

/** The words as they stand from left to right. */
function shown(line: string): string[] {
  const words = line.split(' ');
  const directions = words.map(directionOf);
  return visualOrder(directions, baseDirection(directions)).map((index) => words[index]!);
}

describe('visualOrder', () => {
  it('leaves left-to-right text unchanged', () => {
    expect(shown('Every Thursday 19:30 – Sky !')).toEqual(['Every', 'Thursday', '19:30', '–', 'Sky', '!']);
  });

  it('reverses right-to-left text', () => {
    expect(shown('בואו לרקוד איתנו')).toEqual(['איתנו', 'לרקוד', 'בואו']);
  });

  it('keeps Latin words inside right-to-left text in their order', () => {
    expect(shown('שיעור ב Sky Studio מחר')).toEqual(['מחר', 'Sky', 'Studio', 'ב', 'שיעור']);
  });

  it('keeps right-to-left words inside Latin text together, with the numbers that follow them', () => {
    expect(shown('Class שלום עולם 19:30 today')).toEqual(['Class', '19:30', 'עולם', 'שלום', 'today']);
  });

  it('places numbers and punctuation with their surroundings', () => {
    expect(shown('יום 19:30 - 20:30')).toEqual(['20:30', '-', '19:30', 'יום']);
    expect(shown('19:30 Sky')).toEqual(['19:30', 'Sky']);
    expect(shown('✨ שלום ✨')).toEqual(['✨', 'שלום', '✨']);
  });
});
