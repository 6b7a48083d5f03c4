import { describe, expect, test, vi } from 'vitest';
import { type Device, fileName, handOver, platformOf, thisDevice } from './hand-over.ts';

const film = new File(['film'], fileName(), { type: 'video/mp4' });
const url = 'https://spinreel.example/film.mp4';
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

function device(change: Partial<Device>): Device {
  return {
    platform: 'iphone',
    tapIsFresh: () => true,
    saves: true,
    canShare: () => true,
    share: vi.fn(async () => undefined),
    copy: vi.fn(async () => undefined),
    save: vi.fn(),
    ...change,
  };
}

describe('iPhone', () => {
  test('opens the share sheet with the file [S4.20]', async () => {
    const phone = device({});
    expect(await handOver(film, url, phone)).toBe('shared');
    expect(phone.share).toHaveBeenCalledWith([film]);
    expect(phone.copy).not.toHaveBeenCalled();
  });

  test('asks for another tap when the first has expired, known beforehand or from a refusal', async () => {
    const old = device({ tapIsFresh: () => false });
    expect(await handOver(film, url, old)).toBe('tapAgain');
    expect(old.share).not.toHaveBeenCalled();
    expect(await handOver(film, url, device({ share: refuse('NotAllowedError') }))).toBe('tapAgain');
  });

  test('closing the share sheet is not a failure', async () => {
    expect(await handOver(film, url, device({ share: refuse('AbortError') }))).toBe('cancelled');
  });

  test.each([
    ['sharing fails', film, { share: refuse('DataError') }],
    ['an earlier sheet never closed', film, { share: refuse('InvalidStateError') }],
    ['files cannot be shared', film, { canShare: () => false }],
    ['no file is in memory', null, {}],
  ] as const)('copies the link where %s [S4.20]', async (_, file, change) => {
    const phone = device(change);
    expect(await handOver(file, url, phone)).toBe('copied');
    expect(phone.copy).toHaveBeenCalledWith(url);
  });
});

test('shows the link if the browser has neither share sheet nor clipboard, as inside apps', async () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone Instagram 385.0', maxTouchPoints: 5 });
  expect(await handOver(film, url, thisDevice())).toBe('link');
  vi.unstubAllGlobals();
});

test('opens the share sheet within the tap, before awaiting anything', () => {
  const phone = device({});
  void handOver(film, url, phone);
  expect(phone.share).toHaveBeenCalledOnce();
});

describe('desktop', () => {
  test('saves the file, or the URL if no file is in memory [S4.21]', async () => {
    const desktop = device({ platform: 'desktop' });
    expect(await handOver(film, url, desktop)).toBe('saved');
    expect(desktop.save).toHaveBeenLastCalledWith(film, expect.stringMatching(/^promotional-video-\d+\.mp4$/));
    await handOver(null, url, desktop);
    expect(desktop.save).toHaveBeenLastCalledWith(url, expect.any(String));
  });

  test('copies the link if saving fails, and shows it if copying fails too [S8.12]', async () => {
    const save = () => {
      throw new Error('no');
    };
    expect(await handOver(film, url, device({ platform: 'desktop', save }))).toBe('copied');
    expect(await handOver(film, url, device({ platform: 'desktop', save, copy: refuse('NotAllowedError') }))).toBe(
      'link',
    );
  });
});

describe('other mobiles', () => {
  test('save the file; where a browser can save none, as inside apps, they get the link [S4.22 B111]', async () => {
    const phone = device({ platform: 'mobile' });
    expect(await handOver(film, url, phone)).toBe('saved');
    expect(phone.save).toHaveBeenCalledWith(film, expect.stringMatching(/^promotional-video-\d+\.mp4$/));
    expect(phone.share).not.toHaveBeenCalled();
    const inside = device({ platform: 'mobile', saves: false });
    expect(await handOver(film, url, inside)).toBe('copied');
    expect(inside.save).not.toHaveBeenCalled();
  });

  test('send the film on by the share sheet; if that fails they have the file at least [B111]', async () => {
    const phone = device({ platform: 'mobile' });
    expect(await handOver(film, url, phone, 'share')).toBe('shared');
    expect(phone.save).not.toHaveBeenCalled();
    expect(await handOver(film, url, device({ platform: 'mobile', share: refuse('AbortError') }), 'share')).toBe(
      'cancelled',
    );
    expect(await handOver(film, url, device({ platform: 'mobile', share: refuse('DataError') }), 'share')).toBe(
      'saved',
    );
    expect(await handOver(film, url, device({ platform: 'mobile', tapIsFresh: () => false }), 'share')).toBe(
      'tapAgain',
    );
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    5,
    'iphone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 5, 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 5, 'iphone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 10, 'desktop'],
])('%s is a(n) %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

test('names the file promotional video with a timestamp [S4.24]', () => {
  expect(fileName(1_764_000_000_000)).toBe('promotional-video-1764000000000.mp4');
});
