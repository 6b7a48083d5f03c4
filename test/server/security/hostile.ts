import fc from 'fast-check';

/** What people, programs and attackers send where something else is expected. */
export const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      false,
      0,
      -1,
      1e308,
      -0.5,
      2 ** 53,
      '',
      ' ',
      '0',
      '-1',
      'null',
      'undefined',
      '[]',
      '{}',
      'NaN',
      '\u0000',
      '\ud800',
    ],
    ...[
      "'; drop table users; --",
      '<img src=x onerror=alert(1)>',
      '../../etc/passwd',
      '%2e%2e%2f',
      '{{7*7}}',
      '=1+1',
      '🎉'.repeat(40),
    ],
    ...[
      'x'.repeat(30),
      'x'.repeat(31),
      'x'.repeat(5_000),
      '9999-12-31',
      '0000-00-00',
      '2026-02-30',
      'a@b.c',
      `${'a'.repeat(250)}@example.com`,
    ],
    ...[
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      [],
      {},
      [[]],
      [null],
      { $ne: null },
      { __proto__: { role: 'admin' } },
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
);

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Values that a schema may accept, on its boundaries and just beyond them. */
export function near(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(near));
  if (schema.type === 'object') return shaped(schema.properties ?? {});
  if (schema.type === 'array') return fc.array(near(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') {
    const [low, high] = [schema.minimum ?? -1e6, schema.maximum ?? 1e6];
    return fc.constantFrom(low - 1, low, low + 1, high - 1, high, high + 1, 0.5);
  }
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'date') return fc.constantFrom('2030-01-31', '2030-02-29', '9999-12-31');
  if (schema.type === 'string') {
    const [low, high] = [schema.minLength ?? 0, schema.maxLength ?? 40];
    return fc
      .constantFrom(...[low - 1, low, high, high + 1].filter((n) => n >= 0))
      .map((n) => 'x'.repeat(Math.min(n, 9_000)));
  }
  return hostile;
}

/** Each field is nearly valid, hostile or absent; now and then there is an extra one. */
function shaped(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: near(schema) },
        { weight: 3, arbitrary: hostile },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    ]),
  );
  return fc.record({ ...fields, userId: fc.option(hostile, { freq: 5, nil: undefined }) });
}

/** Responses that say an external service is unavailable; everything else from 500 on is ours. */
export const HONEST = new Set(['unavailable', 'provider_failed', 'provider_timeout']);
export const LEAK = /\bat .+:\d+:\d+|node_modules|\/src\/server\/|Failed query|syntax error|violates|ECONN/;
