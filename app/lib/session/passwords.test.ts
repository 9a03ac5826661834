import { hash, hashRaw } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSingletons } from '#tests/setup/test-env.ts';
import { hashPassword, needsNewHash, slowDigest, verifyPassword } from './passwords.server.ts';

beforeEach(forgetSingletons);
afterEach(forgetSingletons);

describe('passwords', () => {
  it('are hashed by argon2id at 19 MiB and two passes, as OWASP advises', async () => {
    expect(await hashPassword('a quiet river')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash alone, and none where there is no account', async () => {
    const stored = await hashPassword('a quiet river');
    expect(await verifyPassword('a quiet river', stored)).toBe(true);
    expect(await verifyPassword('a quiet lake', stored)).toBe(false);
    expect(await verifyPassword('nobody has this password', null)).toBe(false);
  });

  it('match in Unicode normal form, however they were typed', async () => {
    const stored = await hashPassword('caf\u00e9 \uff4banal');
    expect(await verifyPassword('cafe\u0301 kanal', stored)).toBe(true);
    expect(await needsNewHash('cafe\u0301 kanal', stored)).toBe(false);
  });

  it('match a hash of the text as it was typed, which needs a new one', async () => {
    const before = await hash('cafe\u0301 kanal');
    expect(await verifyPassword('cafe\u0301 kanal', before)).toBe(true);
    expect(await verifyPassword('cafe\u0301 lake', before)).toBe(false);
    expect(await needsNewHash('cafe\u0301 kanal', before)).toBe(true);
    expect(await verifyPassword('cafe\u0301 kanal', null)).toBe(false);
  });

  it('that are codes have one digest with one salt, at the same cost', async () => {
    const salt = Buffer.from('saltsaltsaltsalt');
    const digest = await slowDigest('a code', salt.toString('base64url'));
    const same = await hashRaw('a code', { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
    expect(digest).toBe(same.toString('base64url'));
    expect(digest).not.toBe(await slowDigest('another code', salt.toString('base64url')));
  });
});
