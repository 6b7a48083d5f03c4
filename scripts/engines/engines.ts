/** The engines beside Chromium: how each is started on Debian, with Debian's packages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, Processes } from './processes.ts';
import { openOverHttp, openOverMarionette, type Send } from './webdriver.ts';

/** A new visitor's browser. `downloads`: the folder that it saves files in, if it can save any. */
export type Session = { send: Send; downloads: string | null; close: () => Promise<void> };

export type Engine = {
  name: 'webkit' | 'wpe' | 'firefox';
  /** What it stands for. */
  title: string;
  /** Debian's packages. */
  packages: readonly string[];
  open: () => Promise<Session>;
};

/** Points of a page, as those of an iPhone; a point is two pixels. */
const SIZE = { width: 390, height: 844 };
const START_SECONDS = 60;
const MEDIA = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'libgl1-mesa-dri'];

export const ENGINES: readonly Engine[] = [
  {
    name: 'webkit',
    title: 'WebKitGTK, the engine of Safari 26',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus-x11', ...MEDIA],
    open: () => started(openWebKit),
  },
  {
    name: 'wpe',
    title: 'WPE WebKit 2.38, which calls itself Safari 16.0',
    packages: ['wpewebkit-driver', 'cog', 'dbus-x11', ...MEDIA],
    open: () => started(openWpe),
  },
  {
    name: 'firefox',
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    open: () => started(openFirefox),
  },
];

type Start = (processes: Processes, folder: string) => Promise<Omit<Session, 'close'>>;

/** Starts it in a folder of its own; closing ends its programs and removes the folder. */
async function started(start: Start): Promise<Session> {
  const processes = new Processes();
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-engine-'));
  const close = async () => {
    await processes.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await start(processes, folder);
    await session.send('timeouts', { script: 300_000, pageLoad: 60_000 });
    return { ...session, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const openWebKit: Start = async (processes, folder) => {
  const screen = processes.start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1800x24']);
  const display = await new Promise<string>((said) => screen.stdio[3]!.once('data', (data) => said(`:${data}`.trim())));
  const port = await freePort();
  processes.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    DISPLAY: display,
    GDK_SCALE: '2',
  });
  const args = ['--automation', `--width=${SIZE.width}`, `--height=${SIZE.height}`, `--downloads=${folder}`];
  const browser = { binary: join(import.meta.dirname, 'host.py'), args };
  const send = await eventually(() => openOverHttp(port, { 'webkitgtk:browserOptions': browser }), START_SECONDS);
  return { send, downloads: folder };
};

const openWpe: Start = async (processes) => {
  const port = await freePort();
  processes.start('dbus-run-session', ['--', 'WPEWebDriver', `--port=${port}`]);
  const browser = { binary: '/usr/bin/cog', args: ['--automation', '-P', 'headless'] };
  const send = await eventually(() => openOverHttp(port, { 'wpe:browserOptions': browser }), START_SECONDS);
  return { send, downloads: null };
};

const openFirefox: Start = async (processes, folder) => {
  const port = await freePort();
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const settings = {
    'marionette.port': port,
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'datareporting.policy.dataSubmissionEnabled': false,
    'layout.css.devPixelsPerPx': '2',
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { width, height } = SIZE;
  const args = ['--headless', '--marionette', '--profile', profile, `--width=${width * 2}`, `--height=${height * 2}`];
  processes.start('firefox-esr', args);
  return { send: await eventually(() => openOverMarionette(port), START_SECONDS), downloads: folder };
};
