import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt } from '../../../test/fakes/push.ts';
import { vapidKeys } from './keys.ts';

it('a secret stands for one key pair, whose public key is that of the private one [B941]', () => {
  const keys = vapidKeys('a secret');
  expect(vapidKeys('a secret')).toEqual(keys);
  expect(vapidKeys('another').publicKey).not.toBe(keys.publicKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(keys.privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(keys.publicKey);
  expect(keys.publicKey).toMatch(/^B[\w-]{86}$/);
});

it('the push service of the tests reads what RFC 8291 has as its example (appendix A)', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const keys = {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  expect(decrypt(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon');
});
