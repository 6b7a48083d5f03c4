/** One guard of the program, and the security test that must go red when it is taken out. */
export type Guard = {
  /** The row of the list of attacks that it answers. */
  id: string;
  /** What is taken out, in a few words. */
  guard: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** The test file, and the tests of it that are run: all of them unless told. */
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
    test: 'test/security/s03-delivery.test.ts',
  },
  {
    id: 'S5',
    guard: 'a render is only its own person’s',
    file: 'src/server/features/renders/queries.ts',
    find: '.where(and(eq(renders.id, id), eq(renders.userId, userId)));',
    replace: '.where(eq(renders.id, id));',
    test: 'test/security/s05-renders.test.ts',
  },
  {
    id: 'S7',
    guard: 'the page to go on to is on this site',
    file: 'src/server/features/auth/routes.ts',
    find: 'const next = calls.localAddress(query.next);',
    replace: "const next = String(query.next ?? '/');",
    test: 'test/security/s07-open-redirect.test.ts',
  },
  {
    id: 'S8',
    guard: 'requests from other sites',
    file: 'src/server/http/csrf.ts',
    find: "if (!own) throw new AppError('cross_origin');",
    replace: '',
    test: 'test/security/s08-csrf.test.ts',
  },
  {
    id: 'S9',
    guard: 'a new password ends the other sessions',
    file: 'src/server/http/auth.ts',
    find: 'revokeOtherSessions: true',
    replace: 'revokeOtherSessions: false',
    test: 'test/security/s09-sessions.test.ts',
  },
  {
    id: 'S11',
    guard: 'the signature of an event',
    file: 'src/server/features/billing/handlers/events.ts',
    find: `log.warn({ reason: err.message }, 'an event of Stripe’s was refused');
      throw new AppError('invalid_input', 'The signature does not fit.');`,
    replace: 'return JSON.parse(bytes.toString());',
    test: 'test/security/s11-webhook.test.ts',
  },
  {
    id: 'S16',
    guard: 'the lock on the person’s row while a download is counted',
    file: 'src/server/features/renders/queries.ts',
    find: `const user = await findPerson(tx, { id: userId }, 'update');
    if (!user) throw new AppError('unauthorized');
    const limit = entitlements(user).downloadLimit;`,
    replace: `const user = await findPerson(tx, { id: userId });
    if (!user) throw new AppError('unauthorized');
    const limit = entitlements(user).downloadLimit;`,
    test: 'test/security/s16-quota-race.test.ts',
  },
  {
    id: 'S17',
    guard: 'the lock on the owner’s row while a seat is given',
    file: 'src/server/features/studio/actions.ts',
    find: "const owner = await findPerson(tx, { id: studioId }, 'update');",
    replace: 'const owner = await findPerson(tx, { id: studioId });',
    test: 'test/security/s17-seats-and-names.test.ts',
  },
  {
    id: 'S18',
    guard: 'the watermark is decided by the plan, not by the request',
    file: 'src/server/features/renders/actions.ts',
    find: `duration: body.videoDuration,
    watermark: entitlements(user).watermark,`,
    replace: `duration: body.videoDuration,
    watermark: false,`,
    test: 'test/security/s18-watermark.test.ts',
  },
  {
    id: 'S19',
    guard: 'links, markup and orders in what people type',
    file: 'src/server/copywriter/clean.ts',
    find: 'return !hasLinkOrMarkup(text) && !ORDER.test(text);',
    replace: 'return true;',
    test: 'test/security/s19-prompt-injection.test.ts',
  },
  {
    id: 'S21',
    guard: 'the signature of an upload',
    file: 'src/server/features/library/handlers/signature.ts',
    find: "if (!isOurs || (fields.api_key ?? '') !== API_KEY) {",
    replace: "if ((fields.api_key ?? '') !== API_KEY) {",
    test: 'test/security/s21-upload-signature.test.ts',
  },
  {
    id: 'S25',
    guard: 'wrong passwords are counted before the look',
    file: 'src/server/features/auth/actions.ts',
    find: 'await countUse(services.db, attempts, WRONG_PASSWORDS);',
    replace: '',
    test: 'test/security/s25-brute-force.test.ts',
  },
];
