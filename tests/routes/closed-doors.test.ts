import { describe, expect, it } from 'vitest';
import { Listing } from '#db/entities/index.ts';
import {
  makeCommunity,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community whose doors are closed, with a board member, somebody who waits, and a notice. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const closed = makeCommunity(em, { name: 'Cedar Hall', openedAt: null, joinPolicy: 'APPROVAL' });
  const board = makeUser(em, { name: 'Clara Cedar', role: 'BOARD' });
  makeMembership(em, board, closed, { canModerate: true });
  const waiting = makeUser(em, { name: 'Wes Waiting' });
  makeMembership(em, waiting, closed, { state: 'WAITING' });
  const notice = makeNotice(em, board, closed, { title: 'Welcome to Cedar' });
  const issue = makeNewsletterIssue(em, closed);
  await em.flush();
  const hub = `/communities/${closed.slug}`;
  const as = {
    outsider: await app.signIn(people.outsider),
    otherBoard: await app.signIn(people.otherBoard),
    waiting: await app.signIn(waiting),
    board: await app.signIn(board),
    admin: await app.signIn(people.admin),
  };
  const pages = [
    hub,
    `${hub}/emergency`,
    `${hub}/rules`,
    `${hub}/documents`,
    `${hub}/notices`,
    `${hub}/notices/${notice.id}`,
    `${hub}/listings/new`,
    `${hub}/activities/new`,
    `/api/communities/${closed.slug}`,
    `/api/communities/${closed.id}/notices`,
  ];
  return { ...people, closed, as, hub, pages, issue };
}

describe('a community whose doors are closed (rules 17.2)', () => {
  it('is not there for anybody but its moderators', async () => {
    const { closed, as, hub, pages, issue } = await setUp();
    const inside = [`${hub}/door`, `/manage/${closed.slug}`, `/manage/${closed.slug}/units`];
    for (const who of [undefined, as.outsider, as.otherBoard]) {
      for (const path of who ? [...pages, ...inside] : pages) {
        const reply = await app.send(path, { as: who });
        // A call asks every visitor to log in, whatever it is about.
        const status = !who && path.startsWith('/api/') ? 401 : 404;
        expect(reply.status, `${path} as ${who ?? 'a visitor'}`).toBe(status);
        expect(await reply.text()).not.toContain('Cedar Hall');
      }
      const pdf = await app.send(`${hub}/emergency.pdf`, { as: who });
      expect(pdf.status).not.toBe(200);
      const paper = await app.send(`/newsletter-issues/${issue.id}/pdf`, { as: who });
      expect(await paper.text()).not.toContain('Cedar Hall');
      const form = { bookmarked: 'yes' };
      expect((await app.send(`${hub}/bookmark`, { as: who, form })).status).toBe(404);
      expect(await (await app.send('/api/communities', { as: who })).text()).not.toContain('Cedar');
    }
    for (const who of [as.board, as.admin]) {
      for (const path of [hub, `${hub}/emergency`, `${hub}/notices`, inside[1] ?? '']) {
        expect((await app.send(path, { as: who })).status, path).toBe(200);
      }
    }
  });

  it('has its door for whoever asked, and posts for nobody yet', async () => {
    const { closed, as, hub } = await setUp();
    const sent = await app.send(hub, { as: as.waiting });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${hub}/door`]);
    expect((await app.send(`${hub}/door`, { as: as.waiting })).status).toBe(200);
    const call = await app.send(`/api/communities/${closed.slug}`, { as: as.waiting });
    expect(call.status).toBe(403);
    expect((await app.send(`${hub}/emergency`, { as: as.waiting })).status).toBe(404);

    expect((await app.send(`${hub}/listings/new`, { as: as.board })).status).toBe(409);
    const json = { communityId: closed.id, title: 'A lamp', description: 'Bright.' };
    expect((await app.send('/api/listings', { as: as.board, json })).status).toBe(409);
    expect(await app.em().count(Listing, { community: closed.id })).toBe(0);
  });
});
