import type { Engine } from './engines.ts';
import { elementOf, settled, type Target, wordsOf } from './in-page.ts';
import { eventually } from './processes.ts';

const PATIENCE_SECONDS = 30;
/** How drivers name an element in an answer (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Handle = { [ELEMENT]: string };

/** A page in one of the engines, as a person has it before them. All that waits ends with an error that says what has not come. */
export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens a new visitor's browser. Close it. */
export async function openPage(engine: Engine) {
  const { send, downloads, close } = await engine.open();

  /** Runs a function in the page, which must not refer to anything around it, and waits for its result. @throws what it throws there */
  async function run<A extends unknown[], R>(what: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `const args = [...arguments], done = args.pop();
      (async () => (${what.toString()})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('run', { script, args })) as { value: Awaited<R>; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until it is true. @param what in words, for the error */
  const until = (what: string, isSo: () => Promise<boolean>, seconds = PATIENCE_SECONDS) =>
    eventually(async () => {
      if (!(await isSo())) throw new Error(`There is no ${what} after ${seconds} s.`);
    }, seconds);

  /** The driver's name of the element. `seconds`: how long it may take to come. */
  const find = (target: Target, enabled: boolean, seconds = PATIENCE_SECONDS) =>
    eventually(async () => {
      const { role, name, within = null } = target;
      const [exact, pattern] = typeof name === 'string' ? [name, ''] : [null, name.source];
      const found = await run(elementOf, { role, exact, pattern, within }, enabled);
      if (!found) throw new Error(`There is no ${role} ${name}${within ? ` in ${within}` : ''} after ${seconds} s.`);
      return (found as unknown as Handle)[ELEMENT];
    }, seconds);

  const onElement = <A extends unknown[], R>(
    id: string,
    what: (element: HTMLInputElement, ...args: A) => R,
    ...args: A
  ) => run(what, { [ELEMENT]: id } as unknown as HTMLInputElement, ...args);

  /** Presses something as soon as it can be pressed; something may lie over it for a moment. */
  const press = (target: Target, seconds = PATIENCE_SECONDS) =>
    eventually(async () => {
      const id = await find(target, true, seconds);
      await onElement(id, settled);
      await send('click', { id });
    }, seconds);

  /** Types into a field, in place of what is in it. */
  async function type(field: Target['name'], text: string, within?: string): Promise<void> {
    const id = await find({ role: 'field', name: field, ...(within && { within }) }, true);
    await onElement(id, (element) => {
      element.scrollIntoView({ block: 'center' });
      element.focus();
      element.select();
    });
    await send('type', { id, text });
    const typed = await onElement(id, (element) => element.value);
    if (typed !== text) throw new Error(`The field ${field} has ${typed} where ${text} was typed.`);
  }

  /** Presses keys on something, by their code points in WebDriver. */
  async function key(target: Target, keys: readonly string[]): Promise<void> {
    const id = await find(target, true);
    await onElement(id, (element) => element.focus());
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('act', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  }

  /** Chooses from a list, which may be loading or be drawn anew. */
  const choose = (list: string, option: string) =>
    eventually(async () => {
      const id = await find({ role: 'field', name: list }, true);
      const item = await onElement(
        id,
        (element, wanted) => {
          element.scrollIntoView({ block: 'center' });
          return [...(element as unknown as HTMLSelectElement).options].find(({ label }) => label === wanted);
        },
        option,
      );
      if (!item) throw new Error(`The list ${list} does not have ${option}.`);
      await send('click', { id: (item as unknown as Handle)[ELEMENT] });
      const chosen = await onElement(
        id,
        (element) => (element as unknown as HTMLSelectElement).selectedOptions[0]?.label,
      );
      if (chosen !== option) throw new Error(`The list ${list} has ${chosen} where ${option} was chosen.`);
    }, PATIENCE_SECONDS);

  /** Hands a file to the page's own first chooser of files. */
  async function giveFile(path: string): Promise<void> {
    const input = await eventually(async () => {
      const found = await run(() => document.querySelector('input[type=file]:not([capture])'));
      if (!found) throw new Error('There is no chooser of files.');
      return found as unknown as Handle;
    }, PATIENCE_SECONDS);
    await send('type', { id: input[ELEMENT], text: path });
  }

  return {
    ...{ downloads, run, until, find, onElement, press, type, key, choose, giveFile, close },
    open: (url: string) => send('navigate', { url }),
    see: (target: Target, seconds?: number) => find(target, false, seconds),
    /** Waits for words anywhere on the page. */
    read: (pattern: RegExp, seconds?: number) =>
      until(`${pattern} on the page`, async () => pattern.test(await run(wordsOf)), seconds),
    screenshot: async () => Buffer.from((await send('screenshot')) as string, 'base64'),
    /** What is to be read, shortened. */
    words: () => run(wordsOf).then((all) => all.slice(0, 600)),
    /** What a function of pixels says of the page's canvas. */
    canvas: <R>(what: (canvas: HTMLCanvasElement) => R) =>
      eventually(async () => {
        const found = await run(() => document.querySelector('canvas'));
        if (!found) throw new Error('There is no canvas.');
        return onElement((found as unknown as Handle)[ELEMENT], what as unknown as (element: HTMLInputElement) => R);
      }, PATIENCE_SECONDS),
  };
}
