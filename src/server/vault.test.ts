import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyFrom } from './app-secret.ts';
import { openVault } from './vault.ts';

const key = (secret: string) => keyFrom(secret, 'vault');
const [now, before, other] = [key('the secret of now'), key('the secret before'), key('another secret')];
const vault = openVault([now]);

describe('the vault', () => {
  it('opens what it has sealed, for whom it was sealed, and nothing else [B950]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (text, whose, another) => {
        const sealed = vault.seal(text, whose);
        expect(vault.open(sealed, whose)).toBe(Buffer.from(text).toString());
        if (another !== whose) expect(vault.open(sealed, another)).toBeNull();
        expect(openVault([other]).open(sealed, whose)).toBeNull();
        if (text.length > 8) expect(Buffer.from(sealed.split('.')[2]!, 'base64url').includes(text)).toBe(false);
        expect(vault.seal(text, whose)).not.toBe(sealed);
      }),
    );
  });

  it('opens nothing that was changed by a bit, cut or made up [B950]', () => {
    const sealed = vault.seal('IGAA of Vera', 'vera');
    const [version, name, text] = sealed.split('.');
    const bytes = Buffer.from(text!, 'base64url');
    const as = (changed: Buffer) => `${version}.${name}.${changed.toString('base64url')}`;
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(vault.open(as(changed), 'vera'), String(at)).toBeNull();
    }
    for (let length = 0; length < bytes.length; length++)
      expect(vault.open(as(bytes.subarray(0, length)), 'vera'), String(length)).toBeNull();
    for (const made of ['', 'x', '1..', `2.${name}.${text}`, `1.${name}`, as(randomBytes(60))])
      expect(vault.open(made, 'vera')).toBeNull();
  });

  it('reads what the secret before has sealed, and knows that it is to be sealed anew [B950]', () => {
    const sealed = openVault([before]).seal('IGAA', 'vera');
    const both = openVault([now, before]);
    expect([both.open(sealed, 'vera'), both.isCurrent(sealed), vault.open(sealed, 'vera')]).toEqual([
      'IGAA',
      false,
      null,
    ]);
    const anew = both.seal('IGAA', 'vera');
    expect([both.isCurrent(anew), vault.open(anew, 'vera')]).toEqual([true, 'IGAA']);
  });
});
