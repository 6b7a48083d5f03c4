import { describe, expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.32.84 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00; 1179x2556; 758361852)';
const FACEBOOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/461.0.0.31.77;FBBV/585793254;FBDV/iPhone14,5;FBSN/iOS;FBSV/17.4.1]';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36 Instagram 385.0.0.40.84 Android';

describe('the browser inside an app', () => {
  test.each([
    [INSTAGRAM, 'Instagram'],
    [FACEBOOK, 'Facebook'],
    [ANDROID, 'Instagram'],
  ])('is recognized: %s', (userAgent, app) => expect(inAppBrowser(userAgent)?.app).toBe(app));

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'],
  ])('does not include a regular browser: %s', (userAgent) => expect(inAppBrowser(userAgent)).toBeNull());

  test('has a link to Safari if iOS supports such links', () => {
    const address = 'https://spinreel.example/';
    expect(inAppBrowser(INSTAGRAM)!.safariLink(address)).toBe('x-safari-https://spinreel.example/');
    expect(inAppBrowser(FACEBOOK)!.safariLink(address), 'iOS 17.4').toBeNull();
    expect(inAppBrowser(ANDROID)!.safariLink(address)).toBeNull();
    expect(inAppBrowser(INSTAGRAM)!.safariLink('javascript:alert(1)')).toBeNull();
  });
});
