/** The engines besides Chromium: how each is started on Debian, with Debian packages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, Processes } from './processes.ts';
import { openOverHttp, openOverMarionette, type Send } from './webdriver.ts';

/** A new visitor's browser. `downloads`: the folder where it saves files. */
export type Session = { send: Send; downloads: string; close: () => Promise<void> };

export type Engine = {
  name: 'webkit' | 'wpe' | 'firefox';
  /** What it stands in for. */
  title: string;
  /** Debian packages. */
  packages: readonly string[];
  /** How a film reaches the person: through an iPhone's share sheet, or as a saved file. */
  hands: 'share' | 'file';
  /** How many first loads must install a service worker. */
  loads: number;
  /** Whether a video can restart after its end. */
  loops: boolean;
  /** Whether it places glyphs at fractions of a pixel, so that its frames can be compared with the server's. */
  fractions: boolean;
  /** The share of a frame's pixels that may differ from the server's. */
  pixels: number;
  /** Frames with shifted lines due to a bug in the engine: by how many units, and why. */
  own: Readonly<Record<string, { units: number; why: string }>>;
  open: () => Promise<Session>;
};

/** An iPhone's viewport in points; a point is two pixels. WPE's window has its own size. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** An iPhone's user agent with the engine's own version: the product shares films on iPhones and saves them elsewhere. */
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const START_SECONDS = 60;
const MEDIA = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'libgl1-mesa-dri'];

export const ENGINES: readonly Engine[] = [
  {
    name: 'webkit',
    title: 'WebKitGTK, the engine of Safari 26',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus-x11', ...MEDIA],
    // It draws the edges of light letters on a dark ground bolder: up to 1% of the pixels differ where there are a
    // shade, a panel or an outline.
    ...{ hands: 'share', loads: 20, loops: true, fractions: true, pixels: 0.012 },
    // The similar case, rounding of the same digits, is WebKit bug 240213.
    own: {
      'font-satisfy': { units: 1, why: 'measureText takes the ink of a kerned word (7:00 PM) for wider than it is' },
    },
    open: () => started(openWebKit),
  },
  {
    name: 'wpe',
    title: 'WPE WebKit 2.38, which calls itself Safari 16.0',
    packages: ['wpewebkit-driver', 'cog', 'dbus-x11', ...MEDIA],
    // Debian's build crashes when a video restarts, on any page, and places glyphs only at whole pixels.
    ...{ hands: 'share', loads: 5, loops: false, fractions: false, pixels: 0.005 },
    own: {},
    open: () => started(openWpe),
  },
  {
    name: 'firefox',
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    // Debian's Firefox hints glyphs vertically, which moves no line. Unhinted, 0.3% of the pixels differ, but its glyph
    // boxes are not whole pixels.
    ...{ hands: 'file', loads: 5, loops: true, fractions: true, pixels: 0.015 },
    own: {},
    open: () => started(openFirefox),
  },
];

type Start = (processes: Processes, folder: string) => Promise<Omit<Session, 'close'>>;

/** Starts it in its own folder; closing it ends its processes and removes the folder. */
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
  const args = ['--automation', `--width=${PHONE.width}`, `--height=${PHONE.height}`, `--agent=${iPhone('26.0')}`];
  const browser = { binary: join(import.meta.dirname, 'host.py'), args };
  const send = await eventually(() => openOverHttp(port, { 'webkitgtk:browserOptions': browser }), START_SECONDS);
  return { send, downloads: folder };
};

/** System fonts without hinting, as on a phone; WebKitGTK gets this from its window settings. */
const UNHINTED = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
<match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>`;

const openWpe: Start = async (processes, folder) => {
  const port = await freePort();
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, UNHINTED);
  processes.start('dbus-run-session', ['--', 'WPEWebDriver', `--port=${port}`], { FONTCONFIG_FILE: fonts });
  const browser = {
    binary: '/usr/bin/cog',
    args: ['--automation', '-P', 'headless', `--user-agent=${iPhone('16.0')}`],
  };
  const send = await eventually(() => openOverHttp(port, { 'wpe:browserOptions': browser }), START_SECONDS);
  return { send, downloads: folder };
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
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { width, height } = DESKTOP;
  const args = ['--headless', '--marionette', '--profile', profile, `--width=${width}`, `--height=${height}`];
  processes.start('firefox-esr', args);
  return { send: await eventually(() => openOverMarionette(port), START_SECONDS), downloads: folder };
};
