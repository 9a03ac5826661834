import { describe, expect, it } from 'vitest';
import { MailLetter, ModerationEvent, User, UserCommunity } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp({ production: false });
const french = { 'Accept-Language': 'fr' };
const read = async (path: string, as: string) =>
  (await app.send(path, { as, headers: french })).text();

/** A community with a manager from outside it. */
async function makePlace() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const office = makeUser(em, { role: 'MANAGER', language: 'fr', isAuthenticated: true });
  makeMembership(em, office, people.community, {
    condoUnit: 'Management office',
    canModerate: true,
  });
  await em.flush();
  return { em, office, ...people };
}

describe('the unit of an office (rules 1.3)', () => {
  it('reads in the language of its reader on the hub and in Account Settings', async () => {
    const { office, community } = await makePlace();
    const as = await app.signIn(office);
    expect(await read(`/communities/${community.slug}`, as)).toContain('Votre communauté, Gestion');
    const settings = await read('/account/settings', as);
    expect(settings).toContain('value="Gestion"');
    const shown = settings.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(shown).not.toContain('Management office');
  });

  it('stays what it is when the form is saved', async () => {
    const { office, community } = await makePlace();
    const form = {
      name: office.name,
      email: office.email,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': 'Gestion',
    };
    const as = await app.signIn(office);
    expect((await app.send('/account/settings', { as, form })).status).toBe(303);
    const own = await app.em().findOneOrFail(UserCommunity, { user: office.id });
    expect(own.condoUnit).toBe('Management office');
  });

  it('reads in the language of an invitation', () => {
    const letter = {
      ...{ id: crypto.randomUUID(), kind: 'INVITATION', topic: 'MEMBERSHIP', tries: 0 },
      ...{ user: null, address: 'gestion@mail.example', language: 'fr', createdAt: new Date() },
      params: {
        ...{ invitationId: crypto.randomUUID(), expiresAt: new Date().toISOString() },
        ...{ community: 'Les Jardins', name: '', unit: 'Management office', role: 'MANAGER' },
      },
    };
    const { text } = written(letter as unknown as MailLetter);
    expect(text).toContain('Gestion');
    expect(text).not.toContain('Management office');
  });
});

it('an email says what in it is in the other language (rules 6.15)', () => {
  const letter = {
    ...{ id: crypto.randomUUID(), kind: 'POST_REJECTED', topic: 'OWN_POSTS', tries: 0 },
    ...{ user: null, address: 'rita@mail.example', language: 'fr', createdAt: new Date() },
    params: {
      ...{ community: 'Les Jardins', more: 0, reasonCode: 'UNCLEAR' },
      posts: [{ type: 'LISTING', id: crypto.randomUUID(), title: 'Oak desk', language: 'en' }],
      words: { text: 'Please say how wide it is.', language: 'en' },
    },
  } as unknown as MailLetter;
  for (const words of Object.values(written(letter)).slice(1)) {
    expect(words).toMatch(/Oak desk[\s\S]{0,300}En anglais/);
    expect(words).toMatch(/En anglais :[\s\S]{0,200}Please say/);
  }
});

it('a form names the languages of a post in that of the page (rules 3.3)', async () => {
  const { resident, community } = await makePlace();
  const as = await app.signIn(resident);
  const html = await read(`/communities/${community.slug}/listings/new`, as);
  expect(html).toMatch(/<option value="en"[^>]*>Anglais</);
});

it('a closed account is called so in the language of the register (rules 18.6)', async () => {
  const { em, office, neighbour, community } = await makePlace();
  await em.nativeUpdate(User, { id: neighbour.id }, { name: formerName });
  const where = { user: neighbour.id, community: community.id };
  await em.nativeUpdate(UserCommunity, where, { state: 'ENDED', endedAt: new Date() });
  const as = await app.signIn(office);
  const { id } = await app.em().findOneOrFail(UserCommunity, where);
  const people = `/manage/${community.slug}/people`;
  for (const path of [`${people}?show=ended`, `${people}.csv?show=ended`, `${people}/${id}`]) {
    const text = await read(path, as);
    expect(text, path).toContain('Compte fermé');
    expect(text, path).not.toContain('Former resident');
  }
});

it('a closed account is called so in the language of the reader of posts and the log (rules 18.6)', async () => {
  const { em, office, neighbour, board, community } = await makePlace();
  const sold = makeListing(em, neighbour, community, { status: 'SOLD' });
  const walk = makeActivity(em, neighbour, community, { when: new Date(Date.now() - 86_400_000) });
  await em.flush();
  const by = { actor: neighbour.id, actorRole: 'RESIDENT' as const };
  await em.insert(ModerationEvent, {
    ...{ id: crypto.randomUUID(), subjectType: 'LISTING', subjectId: sold.id, community, ...by },
    ...{ action: 'SELL', fromStatus: 'PUBLISHED', toStatus: 'SOLD', createdAt: new Date() },
    snapshot: { title: sold.title, version: 1 },
  });
  await em.insert(ModerationEvent, {
    ...{
      id: crypto.randomUUID(),
      subjectType: 'MEMBER',
      subjectId: neighbour.id,
      community,
      ...by,
    },
    ...{ action: 'END', fromStatus: 'CONFIRMED', toStatus: 'ENDED', createdAt: new Date() },
    snapshot: { title: formerName, userId: neighbour.id },
  });
  await em.nativeUpdate(User, { id: neighbour.id }, { name: formerName });
  const paths = [
    ...[`/listings/${sold.id}`, `/activities/${walk.id}`, `/users/${neighbour.id}`],
    ...['/moderation/log', '/moderation/log.csv'],
  ];
  await em.nativeUpdate(User, { id: board.id }, { language: 'en' });
  for (const [person, words] of [
    [office, 'Compte fermé'],
    [board, 'Former resident'],
  ] as const) {
    const as = await app.signIn(person);
    for (const path of paths) {
      const text = await read(path, as);
      expect(text, path).toContain(words);
      expect(text, path).not.toContain(formerName);
    }
  }
});

it('an administrator reads in words what an email is about (rules 23.6)', async () => {
  const { em, admin } = await makePlace();
  const now = new Date();
  await em.insert(MailLetter, {
    ...{ id: crypto.randomUUID(), kind: 'ACTIVITY_PEOPLE', topic: 'OWN_ACTIVITIES', params: {} },
    ...{ address: 'rita@mail.example', language: 'en', event: 'one', state: 'FAILED', tries: 9 },
    ...{ nextTryAt: now, createdAt: now, user: null, community: null },
  });
  const html = await read('/admin/mail', await app.signIn(admin));
  expect(html).toContain('Participation ou désistement');
  expect(html).not.toContain('ACTIVITY_PEOPLE');
});

it('the dashboard names the role that its reader has (rules 6.7)', async () => {
  const { office, board, admin } = await makePlace();
  for (const [person, role] of [
    [board, 'Board Member'],
    [office, 'Gestionnaire'],
    [admin, 'Administrator'],
  ] as const) {
    const html = await (await app.send('/moderation', { as: await app.signIn(person) })).text();
    expect(html).toContain(`>${role}<`);
    if (person !== board) expect(html).not.toContain('>Board Member<');
  }
});

it('an empty list of newsletters leads to the documents (rules 6.3)', async () => {
  const { resident, community } = await makePlace();
  const hub = `/communities/${community.slug}`;
  const html = await read(`${hub}?tab=newsletters`, await app.signIn(resident));
  const main = html.slice(html.indexOf('id="issues"'), html.indexOf('</main>'));
  expect(main).toContain(`href="${hub}/documents"`);
});
