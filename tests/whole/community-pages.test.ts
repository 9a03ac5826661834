import { describe, expect, it } from 'vitest';
import { Bookmark, Community, CommunityDocument } from '#db/entities/index.ts';
import { makeCommunity, makeMembership } from '#db/factories/index.ts';
import { setBoardEmail } from '#app/features/communities/communities/operator.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

describe('house rules and the emergency page', () => {
  it('are for members and moderators, but anybody reads what to do in an emergency', async () => {
    const em = app.em();
    const { community, outsider, resident, board } = await makeNeighbourhood(em);
    em.create(CommunityDocument, {
      community: community.id,
      kind: 'EMERGENCY',
      title: 'Emergency plan',
      lead: 'Call first.',
      sections: [{ heading: 'Fire', paragraphs: ['Leave by the stairs.'] }],
    });
    await em.flush();
    const asOutsider = await app.signIn(outsider);
    const rules = `/communities/${community.slug}/rules`;
    expect((await app.send(rules)).status).toBe(401);
    expect((await app.send(rules, { as: asOutsider })).status).toBe(403);
    for (const as of [undefined, asOutsider]) {
      const page = await app.send(`/communities/${community.slug}/emergency`, { as });
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html.indexOf('tel:911')).toBeGreaterThan(0);
      expect(html.indexOf('tel:911')).toBeLessThan(html.indexOf('tel:6135550151'));
      expect(html).toContain('href="#fire"');
      expect(html).toContain('<section id="fire"');
      expect(html).not.toContain('href="#water"');
      expect(html).toContain('Leave by the stairs.');
      expect(html).not.toContain('613-555-0150');
      expect(html).not.toContain('manager@');
      // The foot of every page names the open communities.
      const [above = ''] = html.split('<footer');
      expect(above).not.toContain(`href="/communities/${community.slug}"`);
    }
    expect((await app.send('/communities/nowhere/emergency')).status).toBe(404);
    expect((await app.send('/communities/nowhere/emergency.pdf')).status).toBe(404);
    for (const person of [resident, board]) {
      const as = await app.signIn(person);
      const emergency = await app.send(`/communities/${community.slug}/emergency`, { as });
      expect(emergency.status).toBe(200);
      expect(await emergency.text()).toContain('tel:911');
      expect((await app.send(`/communities/${community.slug}/rules`, { as })).status).toBe(404);
    }
  });

  it('show the community’s own text, and quick actions lead to them', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const rulesUrl = `/communities/${community.slug}/rules`;
    await em.nativeUpdate(Community, { id: community.id }, { rulesUrl });
    em.create(CommunityDocument, {
      community: community.id,
      kind: 'RULES',
      title: 'House rules',
      lead: 'For everyone.',
      sections: [{ heading: 'Quiet', paragraphs: ['From <b>11</b> on.'] }],
    });
    await em.flush();
    const rules = await (await app.send(rulesUrl, { as })).text();
    expect(rules).toContain('From &lt;b&gt;11&lt;/b&gt; on.');
    const hub = await (await app.send(`/communities/${community.slug}`, { as })).text();
    expect(hub).toContain(`href="${rulesUrl}"`);
    expect(hub).toContain(`href="/communities/${community.slug}/emergency"`);
    expect(hub).toContain('mailto:manager@maple-court.example?subject=Issue%20at');
  });
});

describe('the way to the emergency page, the board and the manager', () => {
  it('is in the menu of people without a community too', async () => {
    const { community, admin, resident } = await makeNeighbourhood(app.em());
    const hub = `/communities/${community.slug}`;
    const inHeader = async (path: string, as?: string) => {
      const html = await (await app.send(path, { as })).text();
      const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
      return [...header.matchAll(/href="([^"]*)">Emergency</g)].map(([, to]) => to);
    };
    const both = (to: string) => [to, to];
    for (const as of [undefined, await app.signIn(admin)]) {
      for (const path of ['/', '/help', '/communities/nowhere/emergency']) {
        expect(await inHeader(path, as), path).toEqual(both('/#communities'));
      }
      for (const path of [hub, `${hub}/emergency`, `${hub}/rules`]) {
        expect(await inHeader(path, as), path).toEqual(both(`${hub}/emergency`));
      }
    }
    const em = app.em();
    makeMembership(em, resident, makeCommunity(em), { isPrimary: false });
    await em.flush();
    const as = await app.signIn(resident);
    expect(await inHeader('/', as)).toEqual(both(`${hub}/emergency`));
    const home = await (await app.send('/')).text();
    expect(home).toContain('<section id="communities"');
  });

  it('is in the menu, on the cards of the home page and where a hub is refused', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const link = `href="/communities/${community.slug}/emergency"`;
    const as = await app.signIn(resident);
    expect(await (await app.send('/newsletter', { as })).text()).toContain(link);
    expect(await (await app.send('/')).text()).toContain(link);
    expect(await (await app.send(`/communities/${community.slug}`)).text()).toContain(link);
  });

  it('leads from Contact Board to the board, and to the manager where it has no address', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const hub = async () => (await app.send(`/communities/${community.slug}`, { as })).text();
    const throughManager = await hub();
    expect(throughManager).toMatch(/href="mailto:manager@[^"]+For%20the%20board/);
    expect(throughManager).toContain('The board has no email address');
    await setBoardEmail(em, community.slug, ' board@maple-court.example ');
    const direct = await hub();
    expect(direct).toMatch(/href="mailto:board@[^"]+For%20the%20board/);
    expect(direct).toMatch(/href="mailto:manager@[^"]+Issue%20at/);
    expect(direct).not.toContain('The board has no email address');

    await expect(setBoardEmail(em, community.slug, 'the board')).rejects.toThrow(
      'accounts.emailInvalid',
    );
    await expect(setBoardEmail(em, 'nowhere', undefined)).rejects.toThrow('people.noSuchCommunity');
    expect(await hub()).toContain('mailto:board@');
    await setBoardEmail(em, community.slug, undefined);
    expect(await hub()).toContain('The board has no email address');
  });
});

describe('a bookmark', () => {
  it('is refused to visitors, and 404 for an unknown community', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const form = { bookmarked: 'yes' };
    const path = `/communities/${community.slug}/bookmark`;
    expect((await app.send(path, { form })).status).toBe(401);
    const as = await app.signIn(resident);
    expect((await app.send('/communities/nowhere/bookmark', { as, form })).status).toBe(404);
    expect(await app.em().count(Bookmark, { community: community.id })).toBe(0);
  });

  it('can be set twice and removed twice, by somebody from another community too', async () => {
    const { community, outsider } = await makeNeighbourhood(app.em());
    const as = await app.signIn(outsider);
    const path = `/communities/${community.slug}/bookmark`;
    const count = () => app.em().count(Bookmark, { user: outsider.id });
    for (const [bookmarked, expected] of [
      ['yes', 1],
      ['yes', 1],
      ['no', 0],
      ['no', 0],
    ] as const) {
      const answer = await app.send(path, { as, form: { bookmarked, redirectTo: '/?from=here' } });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/?from=here']);
      expect(await count()).toBe(expected);
    }
  });
});
