import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushMessages, pushSubscriptions } from '../../../src/server/db/schema/push.ts';
import { remind } from '../../../src/server/features/reminders/remind.ts';
import { vapidKeys } from '../../../src/server/push/keys.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type Internet, openInternet } from '../../fakes/internet.ts';
import { browserKeys, type PushService, pushServiceOn, signedBy } from '../../fakes/push.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { addClass, addPromo, at, LONG_AGO, setRule, sweep, tryAgain, turnOn } from './fixtures.ts';

let internet: Internet;
let service: PushService;
let server: TestServer;
let logged = '';
beforeAll(async () => {
  internet = await openInternet();
  service = pushServiceOn(internet);
  const log = pino({ level: 'debug' }, { write: (line: string) => (logged += line) });
  server = await startServer({ ROLES: 'web,worker', LOG_LEVEL: 'debug' }, log);
});
afterAll(async () => {
  await server.close();
  await internet.close();
});
beforeEach(() => server.services.db.execute(sql`delete from rate_limits`));

/** Somebody with a finished video that is to be posted, and a browser that says so. */
async function begin() {
  const user = await createUser(server, { role: 'pro' });
  const browser = service.browser(`/send/${randomUUID()}`);
  const shown = await addPromo(server, user, await addClass(user), true);
  await turnOn(user, browser.device);
  await setRule(user, LONG_AGO);
  return { user, browser, shown };
}
const devicesOf = ({ id }: TestUser) =>
  server.services.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
async function messagesOf(user: TestUser) {
  const devices = await devicesOf(user);
  const all = await server.services.db.select().from(pushMessages);
  return all.filter(({ subscriptionId }) => devices.some(({ id }) => id === subscriptionId));
}
/** Whether the time is noted at which it is tried again: the log says the same. */
async function isPutOff(user: TestUser): Promise<boolean> {
  const [message] = await messagesOf(user);
  return (
    message !== undefined && logged.includes(`"message":"${message.id}","nextAt":"${message.nextAt.toISOString()}"`)
  );
}

describe('a message to a browser', () => {
  it('is found by the minute, encrypted for it alone, signed by us, and leads to the finished video [B937 B941]', async () => {
    const { user, browser, shown } = await begin();
    await sweep(server);
    await expect.poll(browser.sent, SOON).toHaveLength(1);
    const [sent] = browser.sent();
    const { config } = server.services;
    expect(signedBy(sent!)).toMatchObject({
      ...{ alg: 'ES256', key: vapidKeys(config.secrets.push).publicKey, aud: 'https://feeds.example' },
      sub: `mailto:${config.supportEmail}`,
    });
    const hours = (signedBy(sent!).exp * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThanOrEqual(24);
    expect(sent!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(sent!.headers.topic).toMatch(/^[0-9a-f]{32}$/);
    const lasts = Number(sent!.headers.ttl);
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(24 * 3600);
    expect(sent!.body.length).toBeLessThanOrEqual(4096);
    expect(sent!.body.toString('latin1')).not.toContain('Spin');
    expect(browser.shown()).toEqual([
      {
        title: 'Post “Spin Basics” now',
        body: 'Sunday, 7:00 PM. The video and its caption are ready.',
        url: `/?promo=${shown.made.promoId}&show=video`,
        tag: expect.any(String),
        key: expect.any(String),
        actions: [
          { action: 'posted', title: 'Posted' },
          { action: 'off', title: 'Turn off' },
        ],
      },
    ]);
    await expect.poll(() => messagesOf(user), SOON).toEqual([]);
    expect((await devicesOf(user))[0]!.okAt).not.toBeNull();
  });

  it.each([404, 410])('ends its address where the push service answers %i [B941]', async (status) => {
    const { user, browser } = await begin();
    service.replies.set(new URL(browser.device.endpoint).pathname, [{ status }]);
    await remind(server.services, user.id);
    await expect.poll(() => devicesOf(user), SOON).toEqual([]);
    expect(browser.sent()).toHaveLength(1);
    expect((await user.client.get('/api/reminders')).body.devices).toEqual([]);
  });

  it('is tried again after 429 and 5xx, not before the service allows it, as the same message [B941]', async () => {
    const { user, browser } = await begin();
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    service.replies.set(new URL(browser.device.endpoint).pathname, [
      { status: 429, headers: { 'retry-after': '900' } },
      { status: 503, headers: { 'retry-after': date } },
      { status: 500 },
    ]);
    await remind(server.services, user.id);
    for (const [seconds, most] of [
      [890, 910],
      [3_500, 3_610],
      [110, 130],
    ] as const) {
      await expect.poll(() => isPutOff(user), SOON).toBe(true);
      const [message] = await messagesOf(user);
      const wait = message!.nextAt.getTime() - Date.now();
      expect(wait).toBeGreaterThan(seconds * 1_000);
      expect(wait).toBeLessThan(most * 1_000);
      if (seconds !== 110) await tryAgain(server, user.id);
    }
    expect(await devicesOf(user)).toHaveLength(1);
    await tryAgain(server, user.id);
    await expect.poll(() => messagesOf(user), SOON).toEqual([]);
    expect(browser.sent()).toHaveLength(4);
    // One that waits at the service, or is shown already, is replaced.
    expect(new Set(browser.sent().map(({ headers }) => headers.topic)).size).toBe(1);
    expect(new Set(browser.shown().map(({ tag }) => tag)).size).toBe(1);
  });

  it('that waits is not sent any more once it was posted, and given up where the service wants none [B940 B941]', async () => {
    const [posted, refused] = [await begin(), await begin()];
    service.replies.set(new URL(posted.browser.device.endpoint).pathname, [{ status: 503 }]);
    service.replies.set(new URL(refused.browser.device.endpoint).pathname, [{ status: 413 }]);
    for (const { user } of [posted, refused]) await remind(server.services, user.id);
    await expect.poll(() => messagesOf(refused.user), SOON).toEqual([]);
    expect(await devicesOf(refused.user), 'it may take the next one').toHaveLength(1);
    await expect.poll(() => isPutOff(posted.user), SOON).toBe(true);
    await posted.user.client.put(at(posted.shown, 'posted'));
    await tryAgain(server, posted.user.id);
    await expect.poll(() => messagesOf(posted.user), SOON).toEqual([]);
    expect(posted.browser.sent()).toHaveLength(1);
  });
});

describe('the address of a browser', () => {
  it('is asked for nothing but by https in the internet, wherever its name leads [B942]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const { p256dh, auth } = browserKeys();
    const good = { endpoint: 'https://feeds.example/send/1', p256dh, auth };
    for (const wrong of [
      ...[
        'http://feeds.example/1',
        'https://feeds.example:8443/1',
        'https://a:b@feeds.example/1',
        'https://localhost/1',
      ],
      ...['file:///etc/passwd', 'nonsense', `https://feeds.example/${'x'.repeat(1_000)}`],
    ]) {
      const answer = await user.client.put('/api/reminders/devices', { ...good, endpoint: wrong });
      expect(answer.status, wrong).toBe(400);
    }
    for (const wrong of [{ p256dh: p256dh.slice(1) }, { auth: `${auth}aa` }])
      expect((await user.client.put('/api/reminders/devices', { ...good, ...wrong })).status).toBe(400);
    // A name that leads into our own network, or does so by the time we connect, is no push service's.
    internet.names.set('inside.example', [['10.0.0.7']]);
    const inside = [
      'https://inside.example/1',
      'https://169.254.169.254/latest',
      'https://127.0.0.1/1',
      'https://[fd00::1]/1',
    ];
    const connected = internet.connected.length;
    await addPromo(server, user, await addClass(user));
    await turnOn(user, null);
    for (const endpoint of inside) {
      const { status } = await user.client.put('/api/reminders/devices', { ...good, endpoint });
      expect([200, 400], endpoint).toContain(status);
    }
    expect((await devicesOf(user)).length).toBeGreaterThan(0);
    await setRule(user, LONG_AGO);
    await remind(server.services, user.id);
    await expect.poll(() => devicesOf(user), SOON).toEqual([]);
    expect(internet.connected.slice(connected)).toEqual([]);
    expect(internet.trapped()).toBe(0);
  });

  it('belongs to one person and one session: it ends with the sign-out there, a new password, and the account [B942]', async () => {
    const [first, second] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
    const admin = await createUser(server, { role: 'admin' });
    const { device } = service.browser('/send/shared');
    await turnOn(first, device);
    await turnOn(second, device);
    expect([(await devicesOf(first)).length, (await devicesOf(second)).length]).toEqual([0, 1]);
    const elsewhere = server.client();
    await elsewhere.post('/api/auth/login', { email: second.email, password: second.password });
    await elsewhere.put('/api/reminders/devices', service.browser('/send/elsewhere').device);
    expect(await devicesOf(second)).toHaveLength(2);
    await second.client.post('/api/auth/logout');
    expect((await devicesOf(second)).map(({ endpoint }) => endpoint)).toEqual(['https://feeds.example/send/elsewhere']);
    await turnOn(first, device);
    expect((await admin.client.delete(`/api/admin/user/${first.id}`)).status).toBe(200);
    expect(await devicesOf(first)).toEqual([]);
  });

  it('that becomes another person’s gets nothing that still waits for the one before [B942]', async () => {
    const { user, browser } = await begin();
    service.replies.set(new URL(browser.device.endpoint).pathname, [{ status: 503 }]);
    await remind(server.services, user.id);
    await expect.poll(() => isPutOff(user), SOON).toBe(true);
    const { id } = (await messagesOf(user))[0]!;
    const other = await createUser(server);
    await turnOn(other, browser.device);
    expect(await server.services.db.select().from(pushMessages).where(eq(pushMessages.id, id))).toEqual([]);
    expect(browser.sent()).toHaveLength(1);
  });

  it('is told to nobody, in no answer and no log, and ten of a person are kept [B942]', async () => {
    const { user } = await begin();
    for (let time = 0; time < 11; time++)
      await user.client.put('/api/reminders/devices', service.browser(`/send/many-${time}`).device);
    const devices = await devicesOf(user);
    expect(devices).toHaveLength(10);
    expect(devices.some(({ endpoint }) => endpoint.endsWith('many-10'))).toBe(true);
    const { text, body } = await user.client.get('/api/reminders');
    expect(body.devices).toHaveLength(10);
    for (const secret of devices.flatMap(({ endpoint, auth }) => [endpoint, auth])) {
      expect(text).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    const [name] = body.devices;
    const other = await createUser(server);
    await other.client.delete(`/api/reminders/devices/${name}`);
    expect(await devicesOf(user), 'another person’s stays').toHaveLength(10);
    await user.client.delete(`/api/reminders/devices/${name}`);
    expect(await devicesOf(user)).toHaveLength(9);
  });

  it('that was made for another key of ours is sent nothing [B942]', async () => {
    const { user, browser } = await begin();
    await server.services.db.update(pushSubscriptions).set({ madeFor: 'another' });
    expect((await user.client.get('/api/reminders')).body.devices).toEqual([]);
    await remind(server.services, user.id);
    expect(await messagesOf(user)).toEqual([]);
    await user.client.put('/api/reminders/devices', browser.device);
    await remind(server.services, user.id);
    await expect.poll(browser.sent, SOON).toHaveLength(1);
  });
});
