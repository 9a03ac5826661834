import { describe, expect, it } from 'vitest';
import { CommunityDocument } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community } = hood;
  const words = { lead: 'Please keep to it.', updatedAt: new Date() };
  em.create(CommunityDocument, {
    ...words,
    id: crypto.randomUUID(),
    community,
    kind: 'RULES',
    language: 'en',
    title: 'House rules',
    sections: [{ heading: 'Noise', paragraphs: ['No drumming after ten.'] }],
    version: 1,
  });
  em.create(CommunityDocument, {
    ...words,
    id: crypto.randomUUID(),
    community,
    kind: 'EMERGENCY',
    language: 'en',
    title: 'Emergency procedures',
    sections: [{ heading: 'Fire', paragraphs: ['Meet at the birch tree.'] }],
    translation: {
      title: 'Mesures d’urgence',
      lead: 'Restez calme.',
      sections: [{ heading: 'Incendie', paragraphs: ['Rassemblement près du bouleau.'] }],
    },
    version: 1,
  });
  await em.flush();
  const as = await app.signIn(hood.resident);
  const get = async (path: string, cookie = as) => (await app.send(path, { as: cookie })).text();
  return { em, ...hood, as, get, hub: `/communities/${community.slug}` };
}

describe('the house rules (rules 20.6)', () => {
  it('lead to the emergency procedures', async () => {
    const { get, hub } = await setUp();
    const html = await get(`${hub}/rules`);
    expect(plain(html)).toMatch(/In a fire or flood, follow the emergency procedures ?\./);
    expect(html).toContain(`href="${hub}/emergency"`);
  });

  it('and the procedures are searched by all their words, in both languages', async () => {
    const { get, hub, outsider } = await setUp();
    const search = (words: string) => get(`${hub}/documents?q=${encodeURIComponent(words)}`);
    expect(await search('drumming TEN')).toContain(`href="${hub}/rules"`);
    expect(await search('drumming birch')).not.toContain(`href="${hub}/rules"`);
    for (const words of ['birch', 'bouleau pres']) {
      const html = await search(words);
      expect(html, words).toMatch(/Emergency procedures<\/a>/);
      expect(html, words).not.toContain(`href="${hub}/rules"`);
    }
    expect(plain(await search('submarine'))).toContain('No matches for “submarine”');
    const as = await app.signIn(outsider);
    expect(await get(`${hub}/documents?q=birch`, as)).not.toContain('birch tree');
  });
});

describe('Report (rules 3.9)', () => {
  it('names what it reports, and says that a report waits in the place of the form', async () => {
    const { em, community, neighbour, get, as, elsewhere, outsider } = await setUp();
    const listing = makeListing(em, neighbour, community);
    const activity = makeActivity(em, neighbour, community);
    await em.flush();
    expect(await get(`/activities/${activity.id}`)).toContain('Report this activity');
    expect(await get(`/listings/${listing.id}`)).toContain('Report this listing');
    const path = `/listings/${listing.id}/report`;
    const before = await get(path);
    expect(before).toContain('name="reasonCode"');
    const formKey = /name="formKey"[^>]*value="([^"]+)"/.exec(before)?.[1] ?? '';
    const form = { reasonCode: 'SCAM', words: '', formKey };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const after = await get(path);
    expect(plain(after)).toContain('You sent this report on');
    expect(after).not.toContain('name="reasonCode"');
    makeMembership(em, outsider, community, { isPrimary: false, condoUnit: '9' });
    await em.flush();
    expect(elsewhere.id).not.toBe(community.id);
    expect(await get(path, await app.signIn(outsider))).toContain('name="reasonCode"');
    const again = await app.send(path, { as, form: { reasonCode: 'SCAM', words: 'Still here' } });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('Still here');
  });
});

describe('Account Settings (rules 6.9)', () => {
  it('lead to the account at the end, and the menu does too', async () => {
    const { get } = await setUp();
    const html = await get('/account/settings');
    const at = html.indexOf('See all your posts, leave a community, download your data');
    expect(at).toBeGreaterThan(html.indexOf('Profile Information'));
    expect(await get('/help')).toMatch(/href="\/account"[^>]*>Account</);
  });

  it('say that rows which were added or removed are not saved yet', async () => {
    const { get, as, community, elsewhere } = await setUp();
    expect(await get('/account/settings')).not.toContain('Not saved yet');
    const form = {
      name: 'Rita Resident',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '305',
      'communities[1].communityId': elsewhere.id,
      'communities[1].condoUnit': '9',
    };
    const remove = '{"type":"remove","payload":{"name":"communities","index":1}}';
    const send = async (extra: Record<string, string>) =>
      (await app.send('/account/settings', { as, form: { ...form, ...extra } })).text();
    const html = await send({ __intent__: remove });
    expect(html).toContain('Your changes aren’t saved yet. Select “Save Changes”.');
    expect(html).toMatch(/href="\/account\/communities"[^>]*>My communities</);
  });
});

describe('the ways of a moderator in the header (rules 6.1)', () => {
  it('are the Dashboard and Manage, each with what it is for, and nobody else has them', async () => {
    const { get, board } = await setUp();
    const html = await get('/help', await app.signIn(board));
    const menu = plain(html);
    expect(menu).toContain('Dashboard Posts, reports, appeals');
    expect(menu).toContain('Manage People, units, notices');
    expect(html).toMatch(/title="People, units, notices"[^>]*>Manage</);
    expect(await get('/about')).not.toMatch(/>Manage|Dashboard</);
  });
});

describe('the help', () => {
  it('tells of the door, codes, emergencies, decisions, reports and leaving, in both languages', async () => {
    const english = await (await app.send('/help')).text();
    expect(english).not.toContain('You are in at once. If you move');
    const headers = { 'Accept-Language': 'fr-CA' };
    const french = await (await app.send('/help', { headers })).text();
    for (const id of ['codes', 'decisions', 'reports', 'emergency', 'board', 'leaving', 'log-in']) {
      for (const html of [english, french]) expect(html).toContain(`id="${id}"`);
    }
  });
});
