import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';

/**
 * Answers leave as the contract has them: what it does not name stays here, and what is not as it says is an error of
 * the server. The package's own compiler encodes (zod's way back through codecs, of which the contract has none), and
 * costs twice the memory for a list of a thousand clips.
 * @throws ResponseSerializationError (500) if an answer is not as the contract says
 */
export const serializerCompiler: FastifySerializerCompiler<ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const { data, error } = schema.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
