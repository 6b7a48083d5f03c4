/*
 * The part of the service worker that shows reminders and answers what is tapped on them (src/server/push/outbox.ts says what a message has). A
 * classic script of its own, which the built worker imports.
 */
(function () {
  const WEEK = '/week';
  const ICON = '/icons/icon-192.png';

  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(answer(action, notification.data || {}));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

  /** A browser that shows nothing for a message ends its address, so that one that cannot be read is shown as well. */
  function read(data) {
    try {
      const notice = data.json();
      if (typeof notice.title === 'string') return notice;
    } catch {
      // It is not ours, or of a version to come.
    }
    return { title: 'It is time to post', body: 'Open your week to see what.', url: WEEK, tag: 'unread' };
  }

  /** One with the tag of another takes its place without a sound. */
  function show({ title, body, tag, url, actions, key }) {
    const options = { body, tag, icon: ICON, badge: ICON, actions: actions || [], data: { url, key } };
    return self.registration.showNotification(title, options);
  }

  async function answer(action, { url, key }) {
    if (action === 'posted') return send({ key, answer: 'posted' }).catch(sayFailed);
    if (action === 'off') return turnOff(key);
    return open(typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : WEEK);
  }

  /** The key of the message says whose it is: nobody need be signed in. */
  async function send(body) {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(body) };
    const response = await fetch('/api/reminders/answers', init);
    if (!response.ok) throw new Error(String(response.status));
  }

  function sayFailed() {
    const body = 'Open your week and note it there.';
    return show({ title: 'It could not be noted as posted', body, url: WEEK, tag: 'not-noted' });
  }

  /** Without its address the browser is sent nothing, also where the server does not hear of it now. */
  async function turnOff(key) {
    const subscription = await self.registration.pushManager.getSubscription();
    if (!subscription) return;
    await send({ key, answer: 'noPush', device: await nameOf(subscription) }).catch(() => undefined);
    await subscription.unsubscribe();
  }

  async function nameOf({ endpoint }) {
    const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
    return btoa(String.fromCharCode(...new Uint8Array(sum)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }

  /** In a page that is there, else in a new one. */
  async function open(url) {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ visibilityState }) => visibilityState === 'visible') || pages[0];
    if (!page) return self.clients.openWindow(url);
    await page.focus().catch(() => undefined);
    return page.navigate(url).catch(() => self.clients.openWindow(url));
  }

  /** The browser's maker has given it another address. */
  async function renew({ oldSubscription, newSubscription }) {
    if (!oldSubscription && !newSubscription) return;
    const { applicationServerKey } = (newSubscription || oldSubscription).options;
    const options = { userVisibleOnly: true, applicationServerKey };
    const { endpoint, keys } = (newSubscription || (await self.registration.pushManager.subscribe(options))).toJSON();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch('/api/reminders/devices', { method: 'PUT', headers, body });
  }
})();
