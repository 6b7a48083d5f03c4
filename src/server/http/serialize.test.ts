import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { handleError } from './errors.ts';
import { serializerCompiler } from './serialize.ts';

const contract = z.object({ name: z.string(), tags: z.array(z.string()).optional() });

async function answering(answer: unknown) {
  const app = fastify();
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  const log = vi.fn();
  app.addHook('onRequest', async (request) => {
    request.log.error = log;
  });
  app.get('/', { schema: { response: { 200: contract } } }, async () => answer);
  const { statusCode, body } = await app.inject('/');
  return { statusCode, body: JSON.parse(body), log };
}

it('what the contract does not name of an answer stays on the server', async () => {
  const { statusCode, body } = await answering({ name: 'Spin Basics', passwordHash: 'x', tags: ['spin'] });
  expect(statusCode).toBe(200);
  expect(body).toEqual({ name: 'Spin Basics', tags: ['spin'] });
});

it('an answer that is not as the contract says is an error of the server, and nothing of it leaves', async () => {
  const { statusCode, body, log } = await answering({ name: 7, passwordHash: 'x' });
  expect(statusCode).toBe(500);
  expect(body.code).toBe('internal');
  expect(JSON.stringify(body)).not.toContain('passwordHash');
  expect(log).toHaveBeenCalled();
});
