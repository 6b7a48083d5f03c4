import { config } from 'zod';

/* The content security policy forbids eval. zod tries it with the first schema created, so this runs before any (vite.config.ts). */
config({ jitless: true });
