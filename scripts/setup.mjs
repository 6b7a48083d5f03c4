// Prepares a fresh checkout. Plain JavaScript without dependencies: it runs on any Node >= 20 before anything is installed.
// node scripts/setup.mjs start | test | dev
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasApt, installDebs } from './apt.mjs';
import { endWithChildren, runs } from './children.mjs';
import { lock } from './setup-lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const purpose = process.argv[2] ?? 'start';
const NODE_MAJOR = 24;
const isWindows = process.platform === 'win32';

checkSystemNode();
endWithChildren();
// Not in node_modules, which npm ci removes first.
await lock(join(root, '.setup.lock'), () => say('Another start is still setting up; waiting for it...'));
readEnvFile();
// Debian's packages install while npm's do.
const debian = installFromDebian();
await installPackages();
linkNode();
const node = findNode();
await debian;
if (!hasFfmpeg()) await installFfmpeg();
if (purpose === 'test' && !chromium()) missingChromium();
if (purpose !== 'dev') await buildWeb();

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text @returns {never} */
function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

function checkSystemNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    stop(`Spinreel needs Node 20 or later; this is ${process.version}. Install it from nodejs.org and try again.`);
}

/** Like the program itself, finds the paths of ffmpeg in .env; nothing else in it matters here. */
function readEnvFile() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [, name, , value] of readFileSync(file, 'utf8').matchAll(/^(FFMPEG_PATH|FFPROBE_PATH)=(['"]?)(.+)\2$/gm)) {
    process.env[name] ??= value;
  }
}

/** npm records what it installed in node_modules/.package-lock.json; a newer lock file has different content. */
async function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (existsSync(installed) && sameVersions(installed, lock)) {
    // A checkout touches files without changing them; this marks the lock as compared.
    writeFileSync(installed, readFileSync(installed));
    return;
  }
  say('Installing packages (once, about a minute)...');
  const npm = isWindows ? 'npm.cmd' : 'npm';
  // The pages are built here, so the build tools are needed even if NODE_ENV is production.
  const ok = await runs(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: isWindows,
  });
  if (!ok) stop('npm ci failed; the messages above say why. Check the connection to the npm registry and try again.');
}

function sameVersions(installedFile, lockFile) {
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

/** npm 10 creates node_modules/.bin/node and removes it again along with the Node packages for other platforms, which have a binary of the same name. */
function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  const program = `node-${process.platform}-${process.arch}/bin/node`;
  if (!isWindows && !existsSync(link) && existsSync(join(root, 'node_modules', program))) {
    symlinkSync(`../${program}`, link);
  }
}

/** The Node that npm scripts run: the npm package, otherwise the system's. */
function findNode() {
  // Usually npm scripts find this one already.
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const file = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
  const found = existsSync(file) ? file : 'node';
  const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8', shell: isWindows });
  if (Number(stdout?.slice(1).split('.')[0]) >= NODE_MAJOR) return found;
  return stop(
    `Node ${NODE_MAJOR} is needed and npm has no package of it for ${process.platform}-${process.arch}. Install Node ${NODE_MAJOR} (on macOS: brew install node@${NODE_MAJOR}) and try again.`,
  );
}

/** True if ffmpeg and ffprobe are at their configured paths or on PATH; the program itself checks whether they are good enough. */
function hasFfmpeg() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const ending = isWindows ? '.exe' : '';
  return [process.env.FFMPEG_PATH || 'ffmpeg', process.env.FFPROBE_PATH || 'ffprobe'].every(
    (name) => existsSync(name) || folders.some((folder) => existsSync(join(folder, name + ending))),
  );
}

function isRoot() {
  return process.getuid?.() === 0;
}

function has(command) {
  return !spawnSync(command, ['--version'], { stdio: 'ignore' }).error;
}

/** Installs what is missing if Debian packages are available; callers check whether it is there. */
function installFromDebian() {
  const missing = [
    ...(hasFfmpeg() || ['FFMPEG_PATH', 'FFPROBE_PATH'].some((name) => process.env[name]) ? [] : ['ffmpeg']),
    ...(purpose !== 'test' || chromium() || process.env.CHROMIUM_PATH ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length === 0 || !isRoot() || !hasApt()) return Promise.resolve();
  say(`Installing ${missing.join(' and ')}...`);
  return installDebs(missing, say);
}

async function installFfmpeg() {
  const named = ['FFMPEG_PATH', 'FFPROBE_PATH'].filter((name) => process.env[name]);
  if (named.length > 0)
    stop(`There is no program at ${named.map((name) => `${name}=${process.env[name]}`).join(' or ')}.`);
  const ok =
    (isRoot() && has('dnf') && (await runs('dnf', ['install', '-y', 'ffmpeg-free'], { patient: true }))) ||
    (isRoot() && has('apk') && (await runs('apk', ['add', 'ffmpeg'], { patient: true }))) ||
    (process.platform === 'darwin' && has('brew') && (await runs('brew', ['install', 'ffmpeg'])));
  if (!ok || !hasFfmpeg()) {
    stop(
      'ffmpeg is needed. Install it (Debian and Ubuntu: sudo apt-get install ffmpeg; macOS: brew install ffmpeg) or set FFMPEG_PATH and FFPROBE_PATH.',
    );
  }
}

function chromium() {
  const named = process.env.CHROMIUM_PATH;
  const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  return named ? existsSync(named) : usual.some((path) => existsSync(path));
}

function missingChromium() {
  stop(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  );
}

/** Builds the pages if one of their sources is newer than the last build. */
async function buildWeb() {
  // The last file that the build writes.
  const built = join(root, 'dist/documents/index.json');
  const sources = [
    'index.html',
    'vite.config.ts',
    'scripts/pages',
    'package-lock.json',
    'src/web',
    'src/contract',
    'src/scene',
    'public',
  ];
  const newest = Math.max(...sources.map((source) => newestTime(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  say('Building the pages...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // With NODE_ENV=development the pages would be a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!(await runs(node, [vite, 'build', '--logLevel', 'warn'], { cwd: root, shell: isWindows, env }))) {
    stop('The pages could not be built; the messages above say why.');
  }
}

function newestTime(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  // Includes the folder's own time: a deleted file leaves no other trace.
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestTime(join(path, name))));
}
