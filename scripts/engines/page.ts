import type { Engine, Session } from './engines.ts';
import { elementOf, playOnce, settled, type Target, wordsOf } from './in-page.ts';
import { eventually } from './processes.ts';

/** Only ends what hangs, also where others use the machine. */
const PATIENCE_SECONDS = 120;
/** The key under which drivers return an element (https://www.w3.org/TR/webdriver2/#elements); in the page it is the element itself. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Handle = { [ELEMENT]: string };
const idOf = (element: unknown) => (element as Handle)[ELEMENT];

/** Opens a new visitor's browser. The caller closes it. */
export const openPage = async (engine: Engine) => new Page(await engine.open(), engine.loops);

/** A page in one of the engines, as a person sees it. Everything that waits fails with an error that names what did not come. */
export class Page {
  readonly #session: Session;
  /** Where downloads are saved. */
  readonly downloads: string;

  readonly #loops: boolean;

  /** @param loops whether the engine survives a video that begins again */
  constructor(session: Session, loops: boolean) {
    this.#session = session;
    this.#loops = loops;
    this.downloads = session.downloads;
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  async open(url: string): Promise<void> {
    await this.#session.send('navigate', { url });
    if (!this.#loops) await this.run(playOnce);
  }

  /** As a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#session.send('screenshot')) as string, 'base64');
  }

  /**
   * Runs a function in the page and waits for its result; the function must not refer to anything outside itself.
   * @throws what it throws there
   */
  async run<A extends unknown[], R>(what: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `const args = [...arguments], done = args.pop();
      (async () => (${what.toString()})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.#session.send('run', { script, args })) as {
      value: Awaited<R>;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** The same with an element, given by the driver's id. */
  on<E extends Element, A extends unknown[], R>(id: string, what: (element: E, ...args: A) => R, ...args: A) {
    return this.run(what, { [ELEMENT]: id } as unknown as E, ...args);
  }

  /** Waits until it is true. @param what a description for the error */
  until(what: string, isSo: () => Promise<boolean>, seconds = PATIENCE_SECONDS): Promise<void> {
    return eventually(async () => {
      if (!(await isSo())) throw new Error(`There is no ${what} after ${seconds} s.`);
    }, seconds);
  }

  /** Waits for something visible; `enabled`: until it can be pressed. @returns the driver's id of it */
  see({ role, name, within }: Target, seconds = PATIENCE_SECONDS, enabled = false): Promise<string> {
    return eventually(async () => {
      const wanted = typeof name === 'string' ? { exact: name, pattern: '' } : { exact: null, pattern: name.source };
      const found = await this.run(elementOf, { role, ...wanted, within: within ?? null }, enabled);
      if (!found) throw new Error(`There is no ${role} ${name}${within ? ` in ${within}` : ''} after ${seconds} s.`);
      return idOf(found);
    }, seconds);
  }

  /** Waits for text anywhere on the page. */
  read(pattern: RegExp): Promise<void> {
    return this.until(`${pattern} on the page`, async () => pattern.test(await this.words()));
  }

  words(): Promise<string> {
    return this.run(wordsOf);
  }

  /** The field's value. */
  async valueOf(field: string): Promise<string> {
    const id = await this.see({ role: 'field', name: field });
    return this.on(id, (element: HTMLInputElement) => element.value);
  }

  /** Presses something as soon as it can be pressed; something else may cover it for a moment. */
  press(target: Target, seconds = PATIENCE_SECONDS): Promise<void> {
    return eventually(async () => {
      const id = await this.see(target, seconds, true);
      await this.on(id, settled);
      await this.#session.send('click', { id });
    }, seconds);
  }

  /** Types into a field, replacing its content. */
  async type(field: string, text: string, within?: string): Promise<void> {
    const id = await this.see({ role: 'field', name: field, ...(within && { within }) }, PATIENCE_SECONDS, true);
    await this.on(id, settled);
    await this.on(id, (element: HTMLInputElement) => {
      element.focus();
      element.select();
    });
    await this.#session.send('type', { id, text });
    const typed = await this.on(id, (element: HTMLInputElement) => element.value);
    if (typed !== text) throw new Error(`The field ${field} has ${typed} where ${text} was typed.`);
  }

  /** Presses keys on something, by their WebDriver code points. */
  async strike(target: Target, keys: readonly string[]): Promise<void> {
    await this.on(await this.see(target), (element: HTMLElement) => element.focus());
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#session.send('act', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  }

  /** Chooses from a list, which may still be loading or rendering again. */
  choose(list: string, option: string): Promise<void> {
    return eventually(async () => {
      const id = await this.see({ role: 'field', name: list }, PATIENCE_SECONDS, true);
      await this.on(id, settled);
      const labelled = (element: HTMLSelectElement, wanted: string) =>
        [...element.options].find(({ label }) => label === wanted);
      const item = await this.on(id, labelled, option);
      if (!item) throw new Error(`The list ${list} does not have ${option}.`);
      await this.#session.send('click', { id: idOf(item) });
      const chosen = await this.on(id, (element: HTMLSelectElement) => element.selectedOptions[0]?.label);
      if (chosen !== option) throw new Error(`The list ${list} has ${chosen} where ${option} was chosen.`);
    }, PATIENCE_SECONDS);
  }

  /** Gives a file to the first element that matches the selector, which may be hidden. */
  async giveFile(selector: string, path: string): Promise<void> {
    await this.#session.send('type', { id: await this.#find(selector), text: path });
  }

  /** The result of a function on the pixels of the preview. */
  async canvas<R>(what: (canvas: HTMLCanvasElement) => R): Promise<Awaited<R>> {
    return this.on(await this.#find('[aria-label="Video Preview"] canvas'), what);
  }

  #find(selector: string): Promise<string> {
    return eventually(async () => {
      const found = await this.run((wanted) => document.querySelector(wanted), selector);
      if (!found) throw new Error(`There is no ${selector} after ${PATIENCE_SECONDS} s.`);
      return idOf(found);
    }, PATIENCE_SECONDS);
  }
}
