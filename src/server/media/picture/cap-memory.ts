const PAGE = 65_536;
/** Where sections begin, and the number of the one that declares memories (WebAssembly core specification 2.0, 5.5). */
const FIRST_SECTION = 8;
const MEMORY_SECTION = 5;

/**
 * A WebAssembly program whose one memory cannot grow beyond so many bytes: its section is written anew, with a maximum.
 * @throws Error for a program that does not declare exactly one memory
 */
export function capMemory(program: Buffer, bytes: number): Buffer<ArrayBuffer> {
  for (let at = FIRST_SECTION; at < program.length; ) {
    const size = readNumber(program, at + 1);
    const end = size.next + size.value;
    if (program[at] === MEMORY_SECTION) {
      const count = readNumber(program, size.next);
      // The flag says whether a maximum follows the minimum.
      const least = readNumber(program, count.next + 1);
      if (count.value !== 1) break;
      const content = Buffer.from([1, 1, ...written(least.value), ...written(Math.floor(bytes / PAGE))]);
      const head = Buffer.from([MEMORY_SECTION, ...written(content.length)]);
      return Buffer.concat([program.subarray(0, at), head, content, program.subarray(end)]);
    }
    at = end;
  }
  throw new Error('The program does not declare one memory.');
}

/** An unsigned LEB128 number, and where it ends. */
function readNumber(program: Buffer, at: number): { value: number; next: number } {
  let [value, shift, next] = [0, 0, at];
  for (;;) {
    const byte = program[next++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next };
    shift += 7;
  }
}

function written(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...written(Math.floor(value / 0x80))];
}
