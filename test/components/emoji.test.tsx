import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emojiPoints, getEmoji } from '../../src/contract/media.ts';
import { generateVideo } from '../../src/contract/renders.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { callsOf } from './answers.ts';
import { allow } from './faults.ts';
import { InStudio } from './parts.tsx';
import { giveFilm, person, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

const text = page.getByLabelText('Promotional text');

async function openText(): Promise<void> {
  const user = person();
  signIn(user);
  giveFilm();
  await showPart(
    <InStudio user={user}>
      <TextSection />
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
    </InStudio>,
  );
  await press('Edit Promotion');
}

/** The pictures of emoji come from here, whatever their addresses: an image loads them without fetch. @returns the addresses that were asked for */
function giveEmoji(picture: string): string[] {
  const asked: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, address) {
    const isEmoji = address.startsWith('/media/emoji/');
    if (isEmoji) asked.push(address);
    set!.call(this, isEmoji ? picture : address);
  });
  return asked;
}

/** A square of one color. */
function square(color: string): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [136, 128];
  const surface = canvas.getContext('2d')!;
  surface.fillStyle = color;
  surface.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/** How many pixels of the preview are orange. */
function orange(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-ready]')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! > 220 && data[at + 2]! < 80 && data[at + 3]! > 200) count++;
  return count;
}

test('only text that no bundled font has is drawn here for the film; emoji are pictures here and the server’s in the film [S7.19]', async () => {
  const asked = giveEmoji(square('#ff8000'));
  await openText();
  /** Makes a film of the text. @returns the picture of it that was posted */
  const posted = async (words: string) => {
    await text.fill(words);
    await press('Generate Video');
    await expect.element(button('Video Ready')).toBeVisible();
    return callsOf(generateVideo).at(-1)!.form!.get('image');
  };
  expect(await posted('Come along')).toBeNull();
  const drawn = (await posted('一起来跳舞')) as Blob;
  expect(await drawn.slice(0, 4).text()).toMatch(/PNG$/);
  expect(await posted('Come along 🔥')).toBeNull();
  await expect.poll(() => callsOf(generateVideo)).toHaveLength(3);
  await text.fill('Come along 🔥🔥');
  await expect.poll(orange).toBeGreaterThan(50);
  expect(asked).toEqual([getEmoji.path.replace(':points', emojiPoints('🔥'))]);
});

test('an emoji that does not come is said, and drawn once it can be had', async () => {
  allow(/The emoji could not be loaded/);
  const failure = page.getByText('The emoji could not be loaded. Check your connection and try again.');
  giveEmoji('data:image/png;base64,broken');
  await openText();
  await text.fill('Come along 🐙');
  await expect.element(failure.first()).toBeVisible();
  vi.restoreAllMocks();
  giveEmoji(square('#ff8000'));
  await text.fill('Come along 🐙!');
  await expect.element(failure).not.toBeInTheDocument();
  await expect.poll(orange).toBeGreaterThan(50);
});
