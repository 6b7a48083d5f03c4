import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probe } from '../../src/server/media/tool/probe.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const sample = (name: string) => join(import.meta.dirname, '../samples', name);
const run = promisify(execFile);

let folder: string;
let listener: Server;
let hits = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-'));
  await openToSandbox(folder);
  listener = createServer((_, response) => {
    hits++;
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('facts about a video', () => {
  test('portrait with sound', async () => {
    expect(await probe(tools, sample('h264_portrait_720x1080_1s.mp4'))).toEqual({
      container: 'mp4',
      bytes: 100_772,
      duration: 1.001,
      pictureSeconds: 1.001,
      video: {
        index: 0,
        codec: 'h264',
        pixelFormat: 'yuv420p',
        width: 720,
        height: 1080,
        pixelAspect: 1,
        rotation: 0,
        frameRate: 30_000 / 1001,
        hdr: null,
        primaries: 'bt709',
        matrix: 'bt709',
        range: 'tv',
        interlaced: false,
        hasAlpha: false,
      },
      audio: { index: 1, codec: 'aac', channels: 1, sampleRate: 44_100 },
      isSoundLost: false,
    });
  });

  test('a phone’s HDR video is recognized as upright', async () => {
    const { video } = await probe(tools, sample('iphone_hevc_hlg10_short_rot90.mp4'));
    expect(video).toMatchObject({
      width: 1080,
      height: 1920,
      rotation: 90,
      hdr: 'hlg',
      matrix: 'bt2020',
      pixelFormat: 'yuv420p10le',
    });
  });

  test('pixels that are not square, odd sizes, interlacing, alpha', async () => {
    const facts = async (name: string) => (await probe(tools, sample(name))).video;
    expect(await facts('edit_list_bframes_sar.mp4')).toMatchObject({
      width: 853,
      height: 480,
      pixelAspect: 1280 / 1281,
    });
    expect(await facts('vp9_odd_161x121.webm')).toMatchObject({ width: 161, height: 121 });
    expect(await facts('derived_interlaced_576i_mpeg2.ts')).toMatchObject({ interlaced: true });
    expect(await facts('alpha_vp9_200x200.webm')).toMatchObject({ hasAlpha: true });
  });

  test('with several tracks, the larger image and the first sound', async () => {
    const { video, audio } = await probe(tools, sample('nasa_two_videos_two_audios_subs.mp4'));
    expect(video).toMatchObject({ index: 3, width: 480 });
    expect(audio).toMatchObject({ index: 1 });
  });
});

describe('what is refused, and why [T5.28 B47]', () => {
  test.each([
    ['audio_only_aac.mp4', 'The file has no picture, only sound or data. Upload a video.'],
    ['bad_no_timescale.mp4', /^The picture cannot be decoded \(h264\); the file is damaged or protected\./],
    ['bad_vp9_invalid_bitstream.webm', /^The picture is damaged or far larger than a camera makes\./],
    ['encrypted_cenc_512x288.mp4', /^The picture cannot be decoded \(h264\); the file is damaged or protected\./],
    ['hostile_avc1_65535x65535_header.mp4', /^The picture is damaged or far larger than a camera makes\./],
    ['hostile_fuzz_mdat_1pct.mp4', 'The file has no picture, only sound or data. Upload a video.'],
    [
      'hostile_truncated_faststart.mp4',
      /^The file is cut off: it says that it plays for 39 seconds, but its end is missing\./,
    ],
    ['hostile_truncated_no_moov.mp4', /^This is no video that we can read, or it is damaged\./],
    ['vvc_undecodable.mp4', /^The video is stored in a way that we cannot read yet\./],
  ])('%s', async (name, why) => {
    const message = typeof why === 'string' ? why : expect.stringMatching(why);
    await expect(probe(tools, sample(name))).rejects.toMatchObject({ reason: 'refused', message });
  });

  test('an empty file, a text and a web page', async () => {
    const refusal = (message: RegExp) => ({ reason: 'refused', message: expect.stringMatching(message) });
    await expect(probe(tools, await file('empty.mp4', ''))).rejects.toMatchObject(refusal(/empty/));
    await expect(probe(tools, await file('text.mp4', 'hello\n'.repeat(300)))).rejects.toMatchObject(
      refusal(/no video/),
    );
    const page = await file('page.webm', '<!doctype html><script>alert(1)</script>');
    await expect(probe(tools, page)).rejects.toMatchObject(refusal(/no video/));
  });

  test('a missing program is not blamed on the file', async () => {
    const absent = { ffmpeg: 'ffmpeg', ffprobe: join(folder, 'absent') };
    await expect(probe(absent, sample('h264_portrait_720x1080_1s.mp4'))).rejects.toMatchObject({ reason: 'missing' });
  });
});

/** Replaces the first box called `name`: `change` gets it whole. Its size must stay. */
function patchBox(data: Buffer, name: string, change: (box: Buffer) => void): Buffer {
  const at = data.indexOf(name) - 4;
  change(data.subarray(at, at + data.readUInt32BE(at)));
  return data;
}

describe('S1: a file that names other files or addresses', () => {
  const address = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x.mp4`;
  const hls = (uri: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${uri}\n#EXT-X-ENDLIST\n`;
  const dash = (uri: string) => `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT5S" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011">
<Period><AdaptationSet contentType="video"><Representation id="1" mimeType="video/mp4" codecs="avc1.4d401f" bandwidth="1"><BaseURL>${uri}</BaseURL>
<SegmentBase/></Representation></AdaptationSet></Period></MPD>`;
  const victim = () => `file://${sample('h264_portrait_720x1080_1s.mp4')}`;

  test.each<[string, () => string]>([
    ['HLS to an address', () => hls(address())],
    ['HLS to another person’s video', () => hls(victim())],
    ['HLS to a file of the system', () => hls('file:///etc/passwd')],
    ['an ffconcat script', () => `ffconcat version 1.0\nfile ${address()}\nfile /etc/passwd\n`],
    ['an ffconcat script to another person’s video', () => `ffconcat version 1.0\nfile ${victim()}\n`],
    ['a DASH manifest', () => dash(address())],
    [
      'an SDP',
      () =>
        'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n',
    ],
    ['a reference movie', () => `RTSPtext${address()}`],
  ])('%s is refused and nothing is opened', async (name, content) => {
    const path = await file(`${name.replaceAll(/\W/g, '-')}.mp4`, content());
    await expect(probe(tools, path)).rejects.toMatchObject({ reason: 'refused' });
    expect(hits).toBe(0);
  });

  test('the HLS playlist would be followed without the guards', async () => {
    const path = await file('bare.m3u8', hls(address()));
    await run('ffprobe', ['-v', 'quiet', '-protocol_whitelist', 'file,http,tcp', path]).catch(() => undefined);
    expect(hits).toBeGreaterThan(0);
    hits = 0;
  });

  test('an mp4 whose images are at another address is refused', async () => {
    const data = await readFile(sample('h264_portrait_720x1080_1s.mp4'));
    // The data reference of the picture track no longer says "in this file", and the data is not here.
    patchBox(data, 'dref', (dref) => dref.writeUInt32BE(0, 24));
    patchBox(data, 'mdat', (mdat) => mdat.fill(0, 8));
    await expect(probe(tools, await file('outside.mp4', data))).rejects.toMatchObject({ reason: 'refused' });
    expect(hits).toBe(0);
  });
});

describe('S2: bombs', () => {
  async function expectQuickRefusal(path: string, why: RegExp): Promise<void> {
    await expect(probe(tools, path)).rejects.toMatchObject({ reason: 'refused', message: expect.stringMatching(why) });
  }

  /** A black PNG of one bit a pixel. */
  function png(width: number, height: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  }

  test('an image of 14000x14000 and a GIF named .mp4', async () => {
    await expectQuickRefusal(await file('big.mp4', png(14_000, 14_000)), /no video/);
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    await expectQuickRefusal(await file('small.mp4', Buffer.from(gif, 'base64')), /no video/);
  });

  test('a header that claims 65535x65535, not contradicted by the image', async () => {
    const path = join(folder, 'raw.avi');
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'color=s=64x64:d=1', '-c:v', 'rawvideo', '-y', path]);
    const data = await readFile(path);
    // BITMAPINFOHEADER: size, width, height.
    const header = data.indexOf('strf') + 8;
    data.writeInt32LE(65_535, header + 4);
    data.writeInt32LE(65_535, header + 8);
    await expectQuickRefusal(await file('huge.avi', data), /larger than a camera makes/);
  });

  test('a header that claims 100 hours', async () => {
    const path = join(folder, 'short.mkv');
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=1', '-c:v', 'libx264', '-y', path]);
    const data = await readFile(path);
    // Matroska's Duration: id, length 8, milliseconds as a double.
    data.writeDoubleBE(360_000_000, data.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
    await expectQuickRefusal(await file('hours.mkv', data), /impossible time/);
  });
});

/** A file that ffmpeg makes. */
async function made(name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, path]);
  return path;
}
const short = (name: string, rate: number, seconds: number, ...args: string[]) =>
  made(
    name,
    ...['-f', 'lavfi', '-i', `testsrc2=s=64x48:r=${rate}:d=${seconds}`, '-f', 'lavfi', '-i', `sine=d=${seconds}`],
    ...['-c:v', 'libx264', '-c:a', 'aac', ...args],
  );

describe('U8: complete or cut off', () => {
  const YUV444 = ['-pix_fmt', 'yuv444p'];

  test.each<[string, string[], string[]]>([
    ['one frame a second, 4:4:4', YUV444, []],
    ['one frame a second, 4:4:4, trimmed by an edit list', YUV444, ['-ss', '1.5', '-c', 'copy']],
    ['one frame a second, 4:4:4, one key frame', [...YUV444, '-g', '250', '-bf', '3'], ['-ss', '4.5', '-c', 'copy']],
    ['one frame a second, index at the end', ['-movflags', '0'], []],
  ])('%s is complete', async (_name, first, then) => {
    let path = await short('slow.mp4', 1, 10, ...first);
    if (then.length > 0) path = await made('trimmed.mp4', ...then.slice(0, 2), '-i', path, ...then.slice(2));
    expect((await probe(tools, path)).duration).toBeGreaterThan(5);
  });

  const KINDS: [string, string[]][] = [
    ['front.mp4', ['-movflags', '+faststart']],
    ['pieces.mp4', ['-movflags', 'frag_keyframe+empty_moov', '-g', '10']],
    ['clusters.mkv', []],
    ['list.avi', []],
  ];
  const rows = KINDS.flatMap(([name, args]) =>
    // The last tenth of so short an AVI is its index alone.
    [0.3, 0.6, ...(name === 'list.avi' ? [0.88] : [0.91, 0.95])].map((share) => ({ name, args, share })),
  );
  test.each(rows)('$name with the first $share of its bytes is cut off', async ({ name, args, share }) => {
    const whole = await short(name, 10, 4, '-pix_fmt', 'yuv420p', ...args);
    expect((await probe(tools, whole)).duration).toBeCloseTo(4, 0);
    const bytes = await readFile(whole);
    const cut = await file(`cut-${name}`, bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(probe(tools, cut)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringMatching(/^The file is cut off: it says that it plays for .*, but its end is missing\./),
    });
  });

  test('one byte less is cut off, one byte more is not', async () => {
    const bytes = await readFile(await short('exact.mp4', 10, 2, '-movflags', '+faststart'));
    await expect(probe(tools, await file('less.mp4', bytes.subarray(0, -1)))).rejects.toThrow(/cut off/);
    expect(await probe(tools, await file('more.mp4', Buffer.concat([bytes, Buffer.alloc(1)])))).toBeTruthy();
  });

  test('a recording that was never finished is accepted as far as it goes', async () => {
    const path = await short('live.webm', 10, 3, '-c:v', 'libvpx', '-c:a', 'libopus', '-live', '1', '-f', 'webm');
    const { duration } = await probe(tools, path);
    expect(duration).toBeGreaterThan(2.5);
    expect(duration).toBeLessThan(3.5);
  });
});

describe('U15: slow films of every kind are whole', () => {
  const INTRA = ['-x264-params', 'intra-refresh=1:keyint=5'];
  const PICTURES: [string, string[]][] = [
    ['4:2:0', ['-pix_fmt', 'yuv420p', '-bf', '3']],
    ['4:4:4', ['-pix_fmt', 'yuv444p', '-bf', '3', '-g', '250']],
    ['4:2:2 in 10 bits', ['-pix_fmt', 'yuv422p10le']],
    ['4:4:4 renewed in stripes', ['-pix_fmt', 'yuv444p', '-preset', 'medium', ...INTRA]],
  ];
  /** What is done with the first file, the seconds that are left of its ten, and when they end. */
  const EDITS: [string, string[], number, number][] = [
    ['no edit list', [], 10, 10],
    ['trimmed by an edit list', ['-ss', '1.5'], 8.5, 8.5],
    ['begun late', ['-itsoffset', '7'], 10, 17],
  ];
  // Each rate, picture, edit and container with each other one at least once.
  const RATES = ['1', '0.5', '2'];
  const rows = PICTURES.flatMap(([picture, args], p) =>
    EDITS.map(([edit, before, seconds, end], e) => ({
      ...{ picture, args, edit, before, seconds, end },
      ...{ rate: RATES[(p + e) % 3]!, kind: ['mp4', 'mov', 'mkv'][(p + 2 * e) % 3]! },
    })),
  );
  test.each(rows)(
    'U15: $kind of $rate frames a second, $picture, $edit',
    async ({ rate, args, before, seconds, end, kind }) => {
      const first = await made(
        `slow.${kind}`,
        ...['-f', 'lavfi', '-i', `testsrc2=s=64x48:r=${rate}:d=10`, '-c:v', 'libx264', '-preset', 'ultrafast', ...args],
      );
      // It ends with the picture, which would be held otherwise.
      const sound = ['-f', 'lavfi', '-i', `sine=d=${end}`];
      const path = await made(
        `edited.${kind}`,
        ...[...before, '-i', first, ...sound, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac'],
        ...(kind === 'mkv' ? [] : ['-movflags', '+faststart']),
      );
      const { duration } = await probe(tools, path);
      // Where the picture begins late, the sound before it counts or is left out, as the container tells.
      expect(duration).toBeGreaterThan(seconds - 1);
      expect(duration).toBeLessThan(end + 2.5);
      // Its second half is missing.
      const bytes = await readFile(path);
      const cut = await file(`cut.${kind}`, bytes.subarray(0, bytes.length >> 1));
      await expect(probe(tools, cut)).rejects.toMatchObject({
        reason: 'refused',
        message: expect.stringMatching(/cut off/),
      });
    },
  );

  test('U15: a picture that begins seven seconds after the sound is found', async () => {
    const first = await short('late.mp4', 30, 3, '-pix_fmt', 'yuv420p');
    const sound = ['-f', 'lavfi', '-i', 'sine=d=10'];
    const late = [
      '-itsoffset',
      '7',
      '-i',
      first,
      ...sound,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'copy',
      '-c:a',
      'aac',
    ];
    const { duration, video } = await probe(tools, await made('later.mp4', ...late));
    expect(video.frameRate).toBeCloseTo(30, 0);
    expect(duration).toBeGreaterThanOrEqual(3);
  });
});

describe('U3: how long a video may play', () => {
  const slow = (name: string, seconds: number, ...args: string[]) =>
    made(
      name,
      '-f',
      'lavfi',
      '-i',
      `color=s=16x16:r=1:d=${seconds}`,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      ...args,
    );

  test('29 minutes are accepted; 31 and a day are refused with a reason', async () => {
    expect((await probe(tools, await slow('29.mp4', 29 * 60))).duration).toBe(29 * 60);
    await expect(probe(tools, await slow('31.mp4', 31 * 60))).rejects.toMatchObject({
      reason: 'refused',
      message:
        'This video plays for 31 minutes; a video can be up to 30 minutes long. Cut out the part that you need and upload that.',
    });
    await expect(probe(tools, await slow('350.mp4', 350 * 60))).rejects.toThrow(/plays for 5 hours and 50 minutes;/);
  });

  test('a recording without a duration is measured', async () => {
    const live = ['-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1', '-f', 'webm'];
    await expect(probe(tools, await slow('live-31.webm', 31 * 60, ...live))).rejects.toThrow(/plays for 31 minutes/);
  });
});

describe('U9: media in another file', () => {
  const name = 'h264_portrait_720x1080_1s.mp4';

  test.each<[string, string]>([
    ['an address', 'url '],
    ['an alias of a Mac', 'alis'],
    ['a name', 'urn '],
  ])('is refused if it is given by %s', async (_name, type) => {
    const bytes = await readFile(sample(name));
    const at = bytes.indexOf('url ', 0, 'latin1');
    const reference = Buffer.alloc(12 + 20);
    reference.writeUInt32BE(reference.length, 0);
    reference.write(type, 4, 'latin1');
    reference.write('file:///etc/hosts', 12, 'latin1');
    const moved = grown(bytes, at - 4, 12, reference);
    await expect(probe(tools, await file('elsewhere.mov', moved))).rejects.toThrow(
      /only a reference: its pictures or sound lie in another/,
    );
  });

  test('a reference without its flag that names no file means the file itself', async () => {
    const bytes = await readFile(sample(name));
    bytes.writeUInt32BE(0, bytes.indexOf('url ', 0, 'latin1') + 4);
    expect(await probe(tools, await file('forgot.mp4', bytes))).toMatchObject({ container: 'mp4' });
  });

  test('is refused if the index is compressed and could hide it', async () => {
    const bytes = await readFile(sample(name));
    const at = bytes.indexOf('moov', 0, 'latin1') - 4;
    const movie = bytes.subarray(at, at + bytes.readUInt32BE(at));
    const box = (type: string, ...parts: Buffer[]) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + Buffer.concat(parts).length, 0);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, ...parts]);
    };
    const length = Buffer.alloc(4);
    length.writeUInt32BE(movie.length);
    const data = box('cmvd', length, deflateSync(movie));
    const packed = box('moov', box('cmov', box('dcom', Buffer.from('zlib')), data));
    const file = Buffer.concat([bytes.subarray(0, at), packed, bytes.subarray(at + movie.length)]);
    const path = join(folder, 'packed.mov');
    await writeFile(path, file);
    await expect(probe(tools, path)).rejects.toThrow(/only a reference/);
  });

  /** `length` bytes at `at` replaced; the boxes around them grow, and the media is where it was: the index must stand behind it. */
  function grown(bytes: Buffer, at: number, length: number, by: Buffer): Buffer {
    const result = Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + length)]);
    const growth = by.length - length;
    for (const type of ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref']) {
      const box = result.lastIndexOf(type, at, 'latin1') - 4;
      if (box < 0 || box + bytes.readUInt32BE(box) <= at) continue;
      result.writeUInt32BE(bytes.readUInt32BE(box) + growth, box);
    }
    return result;
  }
});
