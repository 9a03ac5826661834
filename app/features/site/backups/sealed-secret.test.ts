import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-secret.server.ts';

const secret = 'a secret of forty letters, é included…';

describe('a sealed secret', () => {
  it('opens with its passphrase, however it was typed, and with no other', async () => {
    const sealed = await seal(secret, 'cafe\u0301 on the canal');
    expect(sealed).not.toContain(secret);
    expect(await unseal(sealed, 'caf\u00e9 on the canal')).toBe(secret);
    expect(await unseal(sealed, 'cafe on the canal')).toBeNull();
  });

  it('refuses what was changed, and what would cost too much', async () => {
    const sealed = JSON.parse(await seal(secret, 'word')) as Record<string, string>;
    const changed = { ...sealed, text: Buffer.from('another text').toString('base64') };
    expect(await unseal(JSON.stringify(changed), 'word')).toBeNull();
    await expect(unseal(JSON.stringify({ ...sealed, N: 2 ** 30 }), 'word')).rejects.toThrow();
  });
});
