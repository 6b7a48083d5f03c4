import { expect, test } from 'vitest';
import { capMemory } from './cap-memory.ts';

/** A program with one memory of one page, which it exports; between two other sections. */
const PROGRAM = Buffer.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x00, 0x04, 0x01, 0x61, 0x05, 0x05],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 0x07, 0x01, 0x03, 0x6d, 0x65, 0x6d, 0x02, 0x00],
]);
const memoryOf = async (program: Buffer) => {
  const { instance } = await WebAssembly.instantiate(new Uint8Array(program));
  return instance.exports.mem as WebAssembly.Memory;
};

test('a program gets the memory that it is given and no more [B211]', async () => {
  expect((await memoryOf(PROGRAM)).grow(300)).toBe(1);
  const capped = await memoryOf(capMemory(PROGRAM, 200 * 65_536));
  expect(capped.grow(199)).toBe(1);
  expect(() => capped.grow(1)).toThrow(RangeError);
});

test('a program without one memory of its own is not taken', () => {
  expect(() => capMemory(PROGRAM.subarray(0, 14), 65_536)).toThrow('one memory');
});
