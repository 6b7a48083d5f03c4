import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { TOKEN_PREFIX } from '../../contract/tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that the route was built from. */
    call?: Call;
  }
}

const DESCRIPTION =
  'The calls behind the pages. Those that list accessToken can be made by your own programs: the page /developers has examples.';
const SCOPES =
  'An access token from Account Settings. A call names the scope that it needs: read for calls that ask, make for all others.';

/** The API document at `/api/openapi.json` and its viewer at `/api/docs`, both generated from the contract. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Spinreel', description: DESCRIPTION, version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: `${TOKEN_PREFIX}...`, description: SCOPES },
        },
      },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input);
      const form = input.route.config?.call?.form;
      if (!form) return transformed;
      return { ...transformed, schema: { ...transformed.schema, body: formSchema(input.route.config?.call as Call) } };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** The text fields of a multipart form along with its files. Routes read forms themselves, so Fastify never validates against this. */
function formSchema(call: Call): object {
  const fields = z.toJSONSchema(call.form as z.ZodType, { io: 'input' }) as { properties?: object };
  const files = Object.fromEntries((call.files ?? []).map((name) => [name, { type: 'string', format: 'binary' }]));
  return { ...fields, properties: { ...fields.properties, ...files } };
}
