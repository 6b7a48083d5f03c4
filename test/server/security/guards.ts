/** One guard of the program, and the security test that must fail when it is removed. */
export type Guard = {
  /** The row of the attack list that it covers. */
  id: string;
  /** What is removed, in a few words. */
  guard: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test file, and which of its tests are run: all by default. */
  test: string;
  named?: string;
};

export const GUARDS: readonly Guard[] = [
  {
    id: 'S3',
    guard: 'the shape of a public id in media addresses',
    file: 'src/contract/media.ts',
    find: 'if (!match || !isPublicId(match[2]!)) return null;',
    replace: 'if (!match) return null;',
    test: 'test/server/security/s03-delivery.test.ts',
  },
  {
    id: 'S5',
    guard: 'a render is only its own person’s',
    file: 'src/server/features/renders/queries.ts',
    find: '.where(and(eq(renders.id, id), eq(renders.userId, userId)));',
    replace: '.where(eq(renders.id, id));',
    test: 'test/server/security/s05-renders.test.ts',
  },
  {
    id: 'S6',
    guard: 'a team cannot change a locked brand kit',
    file: 'src/server/features/brand/actions.ts',
    find: 'if (studio?.locked) {',
    replace: 'if (studio === undefined) {',
    test: 'test/server/brand/team.test.ts',
  },
  {
    id: 'S7',
    guard: 'the page to go on to is on this site',
    file: 'src/server/accounts/routes.ts',
    find: 'const next = calls.localAddress(query.next);',
    replace: "const next = String(query.next ?? '/');",
    test: 'test/server/security/s07-open-redirect.test.ts',
  },
  {
    id: 'S8',
    guard: 'requests from other sites',
    file: 'src/server/http/csrf.ts',
    find: "if (!own) throw new AppError('cross_origin');",
    replace: '',
    test: 'test/server/security/s08-csrf.test.ts',
  },
  {
    id: 'S9',
    guard: 'a new password ends the other sessions',
    file: 'src/server/accounts/auth.ts',
    find: 'revokeOtherSessions: true',
    replace: 'revokeOtherSessions: false',
    test: 'test/server/security/s09-sessions.test.ts',
  },
  {
    id: 'S11',
    guard: 'the signature of an event',
    file: 'src/server/features/billing/events.ts',
    find: `log.warn({ reason: err.message }, 'an event from Stripe was refused');
    throw new AppError('invalid_input', 'The signature is not valid.');`,
    replace: "const { id, type } = JSON.parse(bytes.toString());\n    return { id, type, customerId: 'anybody' };",
    test: 'test/server/security/s11-webhook.test.ts',
  },
  {
    id: 'S16',
    guard: 'the lock on the person’s row while a download is counted',
    file: 'src/server/features/renders/count-download.ts',
    find: "const person = await findPerson(tx, { id: userId }, 'update');",
    replace: 'const person = await findPerson(tx, { id: userId });',
    test: 'test/server/security/s16-quota-race.test.ts',
  },
  {
    id: 'S17',
    guard: 'the lock on the owner’s row while a seat is given',
    file: 'src/server/features/studio/actions.ts',
    find: "const owner = await findPerson(tx, { id: studioId }, 'update');",
    replace: 'const owner = await findPerson(tx, { id: studioId });',
    test: 'test/server/security/s17-seats-and-names.test.ts',
  },
  {
    id: 'S18',
    guard: 'the watermark is decided by the plan, not by the request',
    file: 'src/server/features/renders/film-input.ts',
    find: 'watermark: entitlements(user).watermark,',
    replace: 'watermark: false,',
    test: 'test/server/security/s18-watermark.full-size.test.ts',
  },
  {
    id: 'S19',
    guard: 'orders to the writer in what people type',
    file: 'src/server/copywriter/details/read.ts',
    find: "if (isOrder(sentence)) return 'instruction';",
    replace: '',
    test: 'test/server/security/s19-prompt-injection.test.ts',
  },
  {
    id: 'S21',
    guard: 'the signature of an upload',
    file: 'src/server/features/library/signature.ts',
    find: "if (!isOurs || (fields.api_key ?? '') !== API_KEY) {",
    replace: "if ((fields.api_key ?? '') !== API_KEY) {",
    test: 'test/server/security/s21-upload-signature.test.ts',
  },
  {
    id: 'S25',
    guard: 'wrong passwords are counted before the look',
    file: 'src/server/accounts/actions.ts',
    find: 'await countUse(services.db, attempts, WRONG_PASSWORDS);',
    replace: '',
    test: 'test/server/security/s25-brute-force.test.ts',
  },
  {
    id: 'A10',
    guard: 'one piece of heavy work for each caller',
    file: 'src/server/shares.ts',
    find: 'if (given > 0 && given + ticket.weight > this.#bounds.each) continue;',
    replace: '',
    test: 'src/server/shares.test.ts',
    named: 'A10',
  },
  {
    id: 'A10',
    guard: 'the turn of a drawing',
    file: 'src/server/media/film/painter.ts',
    find: "return inShare('short', () => order(name, ...given));",
    replace: 'return order(name, ...given);',
    test: 'test/server/http/shares.test.ts',
    named: 'A10',
  },
  {
    id: 'A11',
    guard: 'sketches in place of contents',
    file: 'src/server/features/promos/actions.ts',
    find: 'sketch: packContent(sketchOf(read)),',
    replace: 'sketch: packContent(read),',
    test: 'test/server/http/shares.test.ts',
    named: 'A11',
  },
  {
    id: 'A12',
    guard: 'the end of work that nobody waits for',
    file: 'src/server/shares.ts',
    find: 'if (joint.callers === 0) joint.stop.abort(caller.signal!.reason);',
    replace: '',
    test: 'src/server/shares.test.ts',
    named: 'A12',
  },
  {
    id: 'A12',
    guard: 'the place in the line of a caller who has gone',
    file: 'src/server/shares.ts',
    find: "caller.signal?.addEventListener('abort', leave, { once: true });\n    try {\n      await promise;",
    replace: 'try {\n      await promise;',
    test: 'test/server/http/shares.test.ts',
    named: 'a caller who goes away',
  },
  {
    id: 'A15',
    guard: 'one network in place of 2^64 addresses',
    file: 'src/server/http/network.ts',
    find: 'return prefixOf(ip, 4) ?? ip;',
    replace: 'return ip;',
    test: 'test/server/http/shares.test.ts',
    named: 'A15: all addresses',
  },
  {
    id: 'A15',
    guard: 'slower sign-ins to an account at which is guessed',
    file: 'src/server/accounts/actions.ts',
    find: 'await sleep(Math.min(SLOWED.most, SLOWED.each * Math.max(0, guessed - SLOWED.free)));',
    replace: '',
    test: 'test/server/http/shares.test.ts',
    named: 'A15: an account',
  },
  {
    id: 'A18',
    guard: 'the turn of a logo',
    file: 'src/server/media/picture/read-logo.ts',
    find: "return inShare('long', () => read(tools, scratch, file));",
    replace: 'return read(tools, scratch, file);',
    test: 'test/server/http/shares.test.ts',
    named: 'A18',
  },
];
