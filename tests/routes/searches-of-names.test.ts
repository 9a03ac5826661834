import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Unit, UserCommunity, type Community } from '#db/entities/index.ts';
import {
  makeActivity,
  makeCommunity,
  makeLogLine,
  makeMembership,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { makeRequest } from '#db/factories/requests.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { titleMatches } from '#app/features/noticeboard/records/documents.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let community: Community;
let cookies: Record<'admin' | 'board' | 'resident', string>;

/** Each place that has a search, with what it shows of Łucja Strauß, 王小明 and the texts about them. */
const searches = {
  people: { path: '/manage/{slug}/people?show=members', as: 'board' },
  invitations: { path: '/manage/{slug}/invitations?page=1', as: 'board' },
  register: { path: '/manage/{slug}/units?show=all', as: 'board' },
  requests: { path: '/manage/{slug}/requests?show=OPEN', as: 'board' },
  log: { path: '/moderation/log?what=all', as: 'admin' },
  accounts: { path: '/admin/people?show=all', as: 'admin' },
  notices: { path: '/communities/{slug}/notices?year=', as: 'resident' },
} as const;

beforeAll(async () => {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  community = hood.community;
  const { board, resident, admin } = hood;
  community.takesRequests = true;
  const unit = (label: string, position: number) =>
    em.create(Unit, {
      ...{ id: randomUUID(), community, label, key: unitKey(label), floor: 1, position },
      createdAt: new Date(),
    });
  const [polish, chinese] = [unit('Łódź 1', 1), unit('东楼2', 2)];
  const lucja = makeUser(em, { name: 'Łucja Strauß', phone: '613-555-0142' });
  const ming = makeUser(em, { name: '王小明' });
  makeMembership(em, lucja, community, { condoUnit: polish.label, unit: polish });
  makeMembership(em, ming, community, { condoUnit: chinese.label, unit: chinese });
  for (const inviteeName of ['Łucja Strauß', '王小明']) {
    em.create(UserCommunity, { community, condoUnit: '99', state: 'INVITED', inviteeName });
  }
  makeRequest(em, lucja, community, { text: 'Strauß: die Straße, (613) 555-0142' });
  makeRequest(em, ming, community, { text: '自行车坏了' });
  for (const title of ['Łucja Strauß', '王小明']) {
    makeLogLine(em, {
      ...{ community, actor: board, subjectType: 'LISTING', subjectId: randomUUID() },
      ...{ action: 'REJECT', toStatus: 'REJECTED', snapshot: { title }, createdAt: new Date() },
    });
    makeNotice(em, board, community, { title, content: 'Call 613-555-0142.' });
  }
  makeCommunity(em, { name: 'Łódź Place' });
  makeCommunity(em, { name: '北京花园' });
  makeCommunity(em, { name: '上海北京' });
  makeActivity(em, resident, community, { title: 'Choir', tags: ['音乐 Łódź'] });
  await em.flush();
  cookies = {
    admin: await app.signIn(admin),
    board: await app.signIn(board),
    resident: await app.signIn(resident),
  };
});

/** What a page shows, without its form and its markup. */
async function shown({ path, as }: { path: string; as: keyof typeof cookies }, typed: string) {
  const address = `${path.replace('{slug}', community.slug)}&q=${encodeURIComponent(typed)}`;
  const response = await app.send(address, { as: cookies[as] });
  const html = await response.text();
  expect(response.status, html.slice(0, 2000)).toBe(200);
  return html.replace(/<(form|script|style|title)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, '');
}

describe('Rules 30: every search', () => {
  it.each(Object.entries(searches))('of %s knows the letters of every script', async (_, place) => {
    for (const [typed, found, other] of [
      ['lucja strauss', 'Łucja Strauß', '王小明'],
      ['ŁUCJA', 'Łucja Strauß', '王小明'],
      ['小明', '王小明', 'Łucja Strauß'],
    ] as const) {
      const text = await shown(place, typed);
      expect(text, typed).toContain(found);
      expect(text, typed).not.toContain(other);
    }
    const none = await shown(place, 'lucjo');
    expect(none).not.toContain('Łucja');
    expect(none).not.toContain('王小明');
  });

  it('of units, requests and communities too', async () => {
    for (const place of [searches.people, searches.register]) {
      expect(await shown(place, 'lodz 1')).toContain('Łódź 1');
      expect(await shown(place, '楼2')).toContain('东楼2');
    }
    const letters = { path: '/manage/{slug}/letters?page=1', as: 'board' } as const;
    for (const typed of ['lodz 1', '楼2']) {
      expect(await shown(letters, typed), typed).not.toContain('No matches');
    }
    expect(await shown(letters, 'lodz 2')).toContain('No matches');
    expect(await shown(searches.requests, '自行车')).toContain('自行车坏了');
    expect(await shown(searches.requests, 'strasse')).toContain('die Straße');
    for (const [typed, name] of [
      ['lodz', 'Łódź Place'],
      ['花园', '北京花园'],
    ] as const) {
      const call = await app.send(`/api/communities?q=${encodeURIComponent(typed)}`, {});
      expect(await call.json(), typed).toMatchObject([{ name }]);
    }
  });

  it('of communities begins with those whose name begins with it', async () => {
    const call = await app.send(`/api/communities?q=${encodeURIComponent('北京')}`, {});
    expect(await call.json()).toMatchObject([{ name: '北京花园' }, { name: '上海北京' }]);
  });

  it('of tags too', async () => {
    const hub = `/communities/${community.slug}?tab=activities&tag=`;
    const read = async (tag: string) =>
      (await app.send(hub + encodeURIComponent(tag), { as: cookies.resident })).text();
    for (const tag of ['音乐 lodz', '音乐  ŁÓDŹ']) expect(await read(tag), tag).toContain('Choir');
    expect(await read('音乐')).not.toContain('Choir');
  });

  it('of the titles of documents too', () => {
    for (const typed of ['lucja', 'STRAUSS lucja', 'Strauß']) {
      expect(titleMatches('Łucja Strauß', typed), typed).toBe(true);
    }
    expect(titleMatches('王小明', '小明')).toBe(true);
    expect(titleMatches('Łucja Strauß', 'lucjo')).toBe(false);
  });

  it('finds a phone number whatever signs stand between its digits', async () => {
    for (const typed of ['6135550142', '(613) 555 0142', '613.555.0142']) {
      expect(await shown(searches.people, typed), typed).toContain('Łucja Strauß');
      expect(await shown(searches.requests, typed), typed).toContain('die Straße');
      expect(await shown(searches.notices, typed), typed).toContain('Łucja Strauß');
    }
    expect(await shown(searches.people, '6135550143')).not.toContain('Łucja');
  });
});
