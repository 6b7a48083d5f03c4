/** The thread of `reader.ts`. */
import { parentPort } from 'node:worker_threads';
import { readTimetable } from './read.ts';
import type { Answer, Order } from './reader.ts';

parentPort!.on('message', (order: Order) => parentPort!.postMessage(answer(order)));

function answer(order: Order): Answer {
  try {
    return { read: readTimetable(...order) };
  } catch (error) {
    return { failed: error };
  }
}
