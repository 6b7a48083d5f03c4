export { createInstagram } from './client.ts';
export { type FaultKind, faultOfContainer, InstagramFault } from './faults.ts';
export type { Access, Instagram, Media } from './what.ts';
