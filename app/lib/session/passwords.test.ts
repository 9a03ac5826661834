import { hashRaw } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSingletons } from '#tests/setup/test-env.ts';
import { hashPassword, slowDigest, verifyPassword } from './passwords.server.ts';

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

  it('that are codes have one digest with one salt, at the same cost', async () => {
    const salt = Buffer.from('saltsaltsaltsalt');
    const digest = await slowDigest('a code', salt.toString('base64url'));
    const same = await hashRaw('a code', { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
    expect(digest).toBe(same.toString('base64url'));
    expect(digest).not.toBe(await slowDigest('another code', salt.toString('base64url')));
  });
});
