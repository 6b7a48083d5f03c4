import { execFileSync } from 'node:child_process';
import { meanVolume, probeFilm } from '../media/inspect.ts';
import { button, expect, openStudio, openTool, press, test } from './fixtures.ts';

/** Of the film, and from where on it plays the track. */
const [SECONDS, START] = [2, 5];

test('her own track goes from its file into the film, in which it is heard from where she says [B692 B693 B730]', async ({
  page,
  join,
}, info) => {
  const song = info.outputPath('Warm-up.mp3');
  // Silent for longer than the film plays.
  const sound = "aevalsrc='if(lt(t,4),0,0.3*sin(2*PI*523*t))':s=44100:d=9";
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', sound, song]);
  await join({ role: 'pro' });
  await openStudio(page);
  await openTool(page, 'Style');
  const music = page.getByRole('radiogroup', { name: 'Music' });

  await test.step('it is added, named and begun where it is loud', async () => {
    await page.getByLabel('Music file').setInputFiles(song);
    await page.getByLabel('I may use “Warm-up.mp3” in videos that I publish.').check();
    await press(page, 'Add track');
    await expect(music.getByRole('radio', { name: /^Warm-up/ })).toBeChecked();
    await press(page, 'Rename');
    await page.getByLabel('Name of this track').fill('My opener');
    await press(page, 'Save');
    await expect(music.getByRole('radio', { name: 'My opener your own, 0:09' })).toBeChecked();
    const start = page.getByRole('slider', { name: 'Start in seconds' });
    await start.focus();
    for (let second = 0; second < START; second++) await start.press('ArrowRight');
    await expect(page.getByText('0:05', { exact: true })).toBeVisible();
  });

  await test.step('it is heard alone, and no longer once it is stopped', async () => {
    await press(page, 'Play My opener');
    await expect(button(page, 'Stop My opener')).toBeVisible();
    await press(page, 'Stop My opener');
    await expect(button(page, 'Play My opener')).toBeVisible();
  });

  await test.step('the film that is downloaded has it', async () => {
    const length = page.getByRole('slider', { name: 'Duration in seconds' });
    await length.focus();
    await length.press('Home');
    for (let second = 1; second < SECONDS; second++) await length.press('ArrowRight');
    await page.getByRole('button', { name: 'Generate Video' }).last().click();
    const screen = page.getByRole('dialog', { name: 'Your video is ready' });
    await expect(screen).toBeVisible({ timeout: 90_000 });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      screen.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    const film = info.outputPath('film.mp4');
    await saved.saveAs(film);
    const { audio, duration } = await probeFilm(film);
    expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(duration).toBeCloseTo(SECONDS, 1);
    expect(await meanVolume(film)).toBeGreaterThan(-25);
  });
});
