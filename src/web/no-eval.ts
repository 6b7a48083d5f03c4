import { config } from 'zod';

/* The content security policy allows no eval. zod tries it with the first schema that is made, so this is run before any (vite.config.ts). */
config({ jitless: true });
