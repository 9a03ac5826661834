import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { Community } from '#db/entities/index.ts';
import { addCommunity } from '#app/features/communities/communities/operator.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

it('adds a community that people can register with, and whose board looks first', async () => {
  const name = `Élan Row ${randomUUID().slice(0, 6)}`;
  const { slug } = await addCommunity(app.em(), { name, address: '1 Élan Row, Ottawa' });
  expect(slug).toMatch(/^elan-row-/);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`command line added ${slug}`));
  const added = await app.em().findOneOrFail(Community, { slug });
  expect(added).toMatchObject({ name, address: '1 Élan Row, Ottawa', requireModeration: true });

  const response = await app.send('/api/auth/register', {
    json: {
      name: 'Ada Byron',
      email: `ada.${slug}@mail.example`,
      password: 'gr8-lantern-77',
      communities: [{ communityId: added.id, condoUnit: '101' }],
    },
  });
  expect(response.status).toBe(201);
});

it('refuses a second community at one address, and a name without letters', async () => {
  const name = `Twin Row ${randomUUID().slice(0, 6)}`;
  await addCommunity(app.em(), { name, address: '' });
  await expect(addCommunity(app.em(), { name, address: '' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(addCommunity(app.em(), { name: '…', address: '' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

it('refuses a name or an address that is too long, and keeps no characters that cannot be seen', async () => {
  const code = randomUUID().slice(0, 6);
  const added = await addCommunity(app.em(), { name: ` Oak\u200b  Row\n${code} `, address: ' ' });
  expect(added.name).toBe(`Oak Row ${code}`);
  const kept = await app.em().findOneOrFail(Community, { slug: added.slug });
  expect([kept.name, kept.address]).toEqual([added.name, null]);
  const long = [
    { name: `${code} `.padEnd(81, 'x'), address: '' },
    { name: code, address: 'x'.repeat(201) },
  ];
  for (const typed of long) {
    await expect(addCommunity(app.em(), typed)).rejects.toMatchObject({ code: 'invalid' });
  }
});
