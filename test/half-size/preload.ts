/** Films of 540x960 in a program that a test starts: `node --import` this file. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { replaced } from './replace.ts';

const fileOf = (url: string | undefined) => (url?.startsWith('file:') ? fileURLToPath(url) : undefined);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const half = replaced(fileOf(found.url) ?? '', fileOf(context.parentURL));
    return half ? { ...found, url: pathToFileURL(half).href } : found;
  },
});
