import { expect, it } from 'vitest';
import { MailChoice, User } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp({ production: false });

/** Somebody who waits for a community, with the page where they do. */
async function waiting(isAuthenticated: boolean, state: 'WAITING' | 'ENDED' = 'WAITING') {
  const em = app.em();
  const community = makeCommunity(em, { joinPolicy: 'APPROVAL' });
  const user = makeUser(em, { isAuthenticated });
  makeMembership(em, user, community, { state, condoUnit: '305' });
  await em.flush();
  const door = `/communities/${community.slug}/door`;
  return { user, door, as: await app.signIn(user) };
}

const words = ['and we’ll write to you there', 'nous vous y écrirons'];
const textAt = async (path: string, as: string, language = 'en') =>
  (await app.send(path, { as, headers: { 'Accept-Language': language } })).text();

it('whoever waits with an address that is not confirmed is told to confirm it (rules 16.6)', async () => {
  const { user, door, as } = await waiting(false);
  for (const [index, language] of ['en', 'fr'].entries()) {
    const html = await textAt(door, as, language);
    expect(html).toContain(words[index]);
    expect(html).toContain(user.email);
    expect(html, 'there is something to do').not.toMatch(
      /You don’t need to do anything else|rien d’autre/,
    );
  }
  const [, redirectTo = ''] =
    /name="redirectTo" value="([^"]*)"/.exec(await textAt(door, as)) ?? [];
  const sent = await app.send('/account/confirm-email', { as, form: { redirectTo } });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, door]);
  const elsewhere = { redirectTo: 'https://evil.example/' };
  const refused = await app.send('/account/confirm-email', { as, form: elsewhere });
  expect(refused.headers.get('Location')).toBe('/account/settings');

  await app.em().nativeUpdate(User, { id: user.id }, { isAuthenticated: true });
  expect(await textAt(door, as)).toContain('You don’t need to do anything else');
});

it('nobody else is, nor whoever wants to hear nothing (rules 16.6)', async () => {
  const refused = await waiting(false, 'ENDED');
  expect(await textAt(refused.door, refused.as)).not.toContain(words[0]);
  const { user, door, as } = await waiting(false);
  const em = app.em();
  const updatedAt = new Date();
  await em.insert(MailChoice, {
    ...{ user: user.id, topic: 'MEMBERSHIP', frequency: 'NEVER', updatedAt },
  });
  expect(await textAt(door, as)).not.toContain(words[0]);
});
