/**
 * A thread that draws one SVG: it is handed a drawing and answers with a PNG. WebAssembly has no files, no network and
 * no more memory than it is given.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { capMemory } from './cap-memory.ts';
import type { SvgOrder } from './draw-svg.ts';

const { svg, side, memoryBytes }: SvgOrder = workerData;
const program = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
await initWasm(WebAssembly.compile(capMemory(program, memoryBytes)));
const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
const mode = drawing.width >= drawing.height ? 'width' : 'height';
drawing.free();
parentPort!.postMessage(new Resvg(svg, { fitTo: { mode, value: side } }).render().asPng());
