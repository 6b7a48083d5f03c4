import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Security headers of every response. HSTS and upgrade-insecure-requests are left to the TLS proxy: over plain HTTP
 * they would break the page.
 */
export async function addSecurityHeaders(app: FastifyInstance, { metaPixelId, storage }: Config): Promise<void> {
  // What Meta's pixel needs, only if it is enabled: its script, and where it reports to.
  const script = metaPixelId ? ['https://connect.facebook.net'] : [];
  const reports = metaPixelId ? ['https://www.facebook.com'] : [];
  // Where videos are loaded from, for players and for what pages keep in memory.
  const store = storage.kind === 's3' && storage.publicUrl ? [new URL(storage.publicUrl).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        // Mantine writes its variables into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...reports],
        mediaSrc: ["'self'", 'blob:', ...store],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...store, ...reports],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // What frame-ancestors says, to browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    // Films and posters may be opened from a shared link and by link-preview bots.
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
