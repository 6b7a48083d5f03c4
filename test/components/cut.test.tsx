import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from './accessible.ts';
import { Library } from './parts.tsx';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

const clip = (title: string, duration: number) => ({
  ...{
    ...SOUND_LOOP,
    id: crypto.randomUUID(),
    publicId: `user-videos/me/${title}`,
    title,
    duration,
    libraryType: 'personal' as const,
  },
});
const CLIPS = [clip('Invert', 15), clip('Jade', 2), clip('A blink', 0.3)];
const sheet = page.getByRole('dialog', { name: 'Cut together' });
const parts = () => sheet.getByRole('list', { name: 'Parts' }).getByRole('listitem');
const orderOf = () =>
  parts()
    .elements()
    .map((part) => part.querySelector('[aria-expanded] span span')?.textContent);
let send: MockInstance<XMLHttpRequest['send']>;

beforeEach(() => {
  // What is sent never arrives.
  send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
});

async function openSheet(clips = CLIPS) {
  signIn(person('individual'));
  giveLibrary({ clips });
  await showPart(<Library />);
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await press('Cut together');
  await expect.element(sheet).toBeVisible();
}

async function photo(name: string, width = 800, height = 600, type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'teal';
  pen.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return new File([blob!], name, { type });
}

async function addPhotos(...files: File[]) {
  await expect.element(button('Add photos')).toBeEnabled();
  const input = button('Add photos').element().previousElementSibling as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function addClips(...titles: string[]) {
  await press('Add clips');
  for (const title of titles) await press(`Add ${title}`);
}

describe.each([
  [390, 664],
  [360, 640],
])('on a phone of %d x %d', (width, height) => {
  test('B707: clips and a photo are put in order by keys and sent as one list', async () => {
    await page.viewport(width, height);
    await openSheet();
    await addClips('Invert', 'Jade');
    // Too short to be seen.
    await expect.element(button('Add A blink')).not.toBeInTheDocument();
    await expect.element(sheet).toMatchTextContent('“A blink” is shorter than half a second, too short to be a part.');
    await addPhotos(await photo('Poster.png'));
    await expect.poll(orderOf).toEqual(['Invert', 'Jade', 'Poster.png']);
    await expect.element(sheet.getByText('7.0 s of 15.0 s')).toBeVisible();
    button('Move Poster.png, part 3 of 3').element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(orderOf).toEqual(['Poster.png', 'Invert', 'Jade']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Poster.png, part 1 of 3');
    await sheet.getByRole('button', { name: /^Invert/ }).click();
    await press('Move later');
    await expect.poll(orderOf).toEqual(['Poster.png', 'Jade', 'Invert']);
    await sheet.getByRole('slider', { name: 'Length' }).fill('90');
    await sheet.getByRole('slider', { name: 'Where it starts' }).fill('30');
    await sheet.getByRole('radio', { name: 'Crossfade' }).click();
    await sheet.getByRole('combobox', { name: 'On the beat of' }).selectOptions('moonrise');
    // The beats are 0.94 s apart.
    await expect.element(sheet.getByText('6.6 s of 15.0 s')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Friday');
    await expectNoViolations();
    await page.screenshot({ path: `../../dist/screens/cut-${width}x${height}.png` });
    await press('Make the clip');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Uploads' })).toMatchTextContent('Friday.cut');
    await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
    // It is all there still, should it be given up.
    await press('Cut together');
    await expect.element(sheet).toMatchTextContent('“Friday” is being made. You will find it in My Videos.');
    await expect.element(sheet.getByRole('list', { name: 'Parts' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Cancel Friday.cut');
    await press('Cut together');
    await expect.poll(orderOf).toEqual(['Poster.png', 'Jade', 'Invert']);
  });
});

test('B707: a part is dragged to another place by its handle', async () => {
  await openSheet();
  await addClips('Invert', 'Jade', 'Invert');
  await press('Add clips');
  const handle = button('Move Invert, part 1 of 3').element();
  const below = parts().elements()[1]!.getBoundingClientRect();
  const at = handle.getBoundingClientRect();
  const point = (type: string, y: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: at.x + 5, clientY: y }));
  vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => undefined);
  vi.spyOn(handle, 'hasPointerCapture').mockReturnValue(true);
  point('pointerdown', at.y + 5);
  point('pointermove', below.y + below.height - 2);
  await expect.poll(orderOf).toEqual(['Jade', 'Invert', 'Invert']);
});

test('one is too few, eight are enough, and what is no photo is said [B707]', async () => {
  await openSheet([]);
  await press('Add clips');
  await expect.element(sheet).toMatchTextContent('You have no clips yet.');
  await addPhotos(
    new File(['no photo'], 'IMG_1.HEIC', { type: 'image/heic' }),
    await photo('Tiny.png', 50, 50),
    await photo('Good.png'),
  );
  await expect.element(sheet).toMatchTextContent('IMG_1.HEIC is no photo that this browser can read.');
  await expect.element(sheet).toMatchTextContent('Tiny.png has only 50 x 50 pixels');
  await expect.element(button('Make the clip')).toBeDisabled();
  await addPhotos(...(await Promise.all(['2', '3', '4', '5', '6', '7', '8', '9'].map((name) => photo(`${name}.png`)))));
  await expect.element(sheet).toMatchTextContent('8 parts');
  await expect.element(sheet).toMatchTextContent('There was no room for 9.png.');
  await expect.element(button('Make the clip')).toBeEnabled();
  await expect.element(button('Add photos')).toBeDisabled();
  await press('Begin anew');
  await expect.element(sheet.getByRole('list', { name: 'Parts' })).not.toBeInTheDocument();
  await press('Bring them back');
  await expect.poll(() => orderOf().length).toBe(8);
  // Their pictures can be seen again.
  const widths = () => [...parts().elements()].map((part) => part.querySelector('img')?.naturalWidth);
  await expect.poll(widths).toEqual(Array(8).fill(800));
  await expect.element(button('Bring them back')).not.toBeInTheDocument();
});

test('a clip that is gone is named, and nothing can be made until it is removed [B743]', async () => {
  await openSheet();
  await addClips('Invert', 'Jade');
  await addPhotos(await photo('Poster.png'));
  await expect.poll(orderOf).toEqual(['Invert', 'Jade', 'Poster.png']);
  await userEvent.keyboard('{Escape}');
  // Deleted in another window.
  giveLibrary({ clips: CLIPS.filter(({ title }) => title !== 'Jade') });
  await press('Cut together');
  await expect.element(parts().nth(1)).toMatchTextContent('No longer in My Videos');
  await expect.element(sheet).toMatchTextContent('Remove what is gone: part 2.');
  await expect.element(button('Make the clip')).toBeDisabled();
  await sheet.getByRole('button', { name: /^Jade/ }).click();
  await press('Remove');
  await expect.element(button('Make the clip')).toBeEnabled();
});

test('where a picture cannot be loaded, a sign stands in its place [B744]', async () => {
  const broken = CLIPS.map((each) => ({ ...each, posterUrl: '/no-such-picture.jpg' }));
  await openSheet(broken);
  await addClips('Invert');
  const pictures = () => [...sheet.element().querySelectorAll('img')];
  await expect.poll(pictures).toEqual([]);
  expect(sheet.element().querySelectorAll('[class*="none"] svg').length).toBe(3);
  await expectNoViolations();
});

test('the session ends while it is sent: it is said what to do, and the list is there until it is done [B742]', async () => {
  send.mockImplementation(function (this: XMLHttpRequest) {
    const body = JSON.stringify({ code: 'unauthorized', message: 'Please sign in.' });
    Object.defineProperties(this, { status: { value: 401 }, responseText: { value: body } });
    this.onload?.(new ProgressEvent('load'));
  });
  await openSheet();
  await addClips('Invert', 'Jade');
  await press('Make the clip');
  const row = page.getByRole('list', { name: 'Failed uploads' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/sign in/i);
  await press('Cut together');
  await expect.element(sheet).toMatchTextContent('“Cut together” has not been sent. Press “Try again” in My Videos.');
  await userEvent.keyboard('{Escape}');
  send.mockImplementation(() => undefined);
  await press('Try again');
  await expect.element(page.getByRole('list', { name: 'Uploads' })).toMatchTextContent('Cut together.cut');
  await press('Cut together');
  await expect.element(sheet).toMatchTextContent('“Cut together” is being made.');
});

test('B708: a photo at the door for videos is told which door is for photos', async () => {
  await openSheet();
  await userEvent.keyboard('{Escape}');
  const input = button('Add Single').element().previousElementSibling as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [await photo('Class.png')], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const row = page.getByRole('list', { name: 'Failed uploads' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent('Invalid file type: Please select a video file.');
  await expect.element(row).toMatchTextContent('“Cut together” in My Videos makes a clip of photos.');
});
