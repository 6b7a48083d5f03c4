import type { Config } from '../../config.ts';
import { createInstagram, type Instagram } from '../../instagram/index.ts';
import { openVault, type Vault } from '../../vault.ts';

export type Door = { instagram: Instagram; vault: Vault };

/** The way to Instagram, and to the tokens for it; null: it is not set up. */
export function instagramOf({ instagram, secrets }: Pick<Config, 'instagram' | 'secrets'>): Door | null {
  return instagram && { instagram: createInstagram(instagram), vault: openVault(secrets.vault) };
}
