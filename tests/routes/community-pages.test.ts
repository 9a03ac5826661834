import { describe, expect, it } from 'vitest';
import { Bookmark, Community, CommunityDocument } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

describe('house rules and the emergency page', () => {
  it('are for members and moderators', async () => {
    const { community, outsider, resident, board } = await makeNeighbourhood(app.em());
    const asOutsider = await app.signIn(outsider);
    for (const page of ['rules', 'emergency', 'emergency.pdf']) {
      const path = `/communities/${community.slug}/${page}`;
      expect((await app.send(path)).status).toBe(401);
      expect((await app.send(path, { as: asOutsider })).status).toBe(403);
    }
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
    expect(hub).toContain('mailto:manager@maple-court.example?subject=Report%20an%20issue');
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
