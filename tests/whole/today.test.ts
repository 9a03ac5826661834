import { describe, expect, it } from 'vitest';
import {
  makeActivity,
  makeAttendee,
  makeListing,
  makeMembership,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import type { User } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const hour = 60 * 60 * 1000;
const inHours = (count: number) => new Date(Date.now() + count * hour);

const home = async (who: User | null) => {
  const response = await app.send('/', who ? { as: await app.signIn(who) } : {});
  expect(response.status).toBe(200);
  return response.text();
};

/** The part of the page under the heading with this id, without its tags. */
const part = (html: string, id: string) =>
  (new RegExp(`<section aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the home page of a resident (rules 6.2)', () => {
  it('shows nothing of it to a visitor, an outsider, or somebody without a community', async () => {
    const em = app.em();
    const { community, resident, board, outsider, admin } = await makeNeighbourhood(em);
    makeNotice(em, board, community, { title: 'Water off tonight' });
    makeListing(em, resident, community, { title: 'An oak desk' });
    makeActivity(em, board, community, { title: 'Soup in the lobby', when: inHours(5) });
    await em.flush();
    for (const who of [null, outsider, admin]) {
      expect(await home(who)).not.toMatch(/Water off tonight|An oak desk|Soup in the lobby/);
    }
    expect(await home(resident)).toMatch(/Water off tonight[^]*Soup in the lobby[^]*An oak desk/);
  });

  it('says on what day the notice’s matter happens, as a leaf of a calendar and in words', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const title = 'Water off on riser 3';
    makeNotice(em, board, community, { title, happensOn: '2031-05-01', happensFrom: '09:00' });
    await em.flush();
    const shown = part(await home(resident), 'notice');
    expect(shown).toMatch(/May\s+1\s+Water off on riser 3 Thursday, May 1, 2031, 9:00 AM/);
  });

  it('has the pinned notice before a newer one, and none that is for others', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const make = (title: string, given: Partial<Parameters<typeof makeNotice>[3]>) =>
      makeNotice(em, board, community, { title, ...given });
    make('Elevator booked', { publishedAt: inHours(-1) });
    make('For owners', { pinned: true, audience: 'OWNERS', publishedAt: inHours(-2) });
    make('No longer', { pinned: true, publishedAt: inHours(-9), expiresAt: inHours(-8) });
    const pinned = make('Windows washed', { pinned: true, publishedAt: inHours(-72) });
    await em.flush();
    expect(part(await home(resident), 'notice')).toContain('Windows washed');
    pinned.pinned = false;
    await em.flush();
    const shown = part(await home(resident), 'notice');
    expect(shown).toContain('Elevator booked');
    expect(shown).not.toMatch(/For owners|No longer|Windows washed/);
  });

  it('has the next two activities with who goes, and a button for those one can join', async () => {
    const em = app.em();
    const { community, resident, board, neighbour } = await makeNeighbourhood(em);
    const soup = makeActivity(em, board, community, { title: 'Soup', when: inHours(2) });
    const chess = makeActivity(em, board, community, {
      title: 'Chess',
      when: inHours(3),
      capacity: 1,
    });
    makeActivity(em, board, community, { title: 'Later', when: inHours(99) });
    makeActivity(em, board, community, { title: 'Yesterday', when: inHours(-24) });
    makeActivity(em, board, community, { title: 'Pending', status: 'PENDING', when: inHours(1) });
    makeAttendee(em, chess, neighbour);
    for (let n = 0; n < 6; n++) {
      const guest = makeUser(em, { name: `Guest ${String.fromCharCode(65 + n)}` });
      makeMembership(em, guest, community);
      makeAttendee(em, soup, guest);
    }
    await em.flush();

    const html = await home(resident);
    const next = part(html, 'next');
    expect(next).toMatch(
      /Soup .*(?:G[A-F] ){4}\+ ?2 .*6 neighbours going .*Join .*Chess .*Full .*Join the waiting list/,
    );
    expect(next).not.toMatch(/Later|Yesterday|Pending/);
    expect(html).toContain(`action="/activities/${soup.id}"`);

    makeAttendee(em, soup, resident);
    await em.flush();
    const joined = await home(resident);
    expect(part(joined, 'next')).toMatch(/Soup .*You’re going .*Chess/);
    expect(joined).not.toContain(`action="/activities/${soup.id}"`);
    expect(part(await home(board), 'next')).toMatch(/You’re organizing .*You’re organizing/);
  });

  it('has the three newest listings', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    for (let n = 1; n <= 5; n++) {
      makeListing(em, resident, community, { title: `Lamp ${n}`, createdAt: inHours(n - 9) });
    }
    makeListing(em, resident, community, { title: 'Sold already', status: 'SOLD' });
    await em.flush();
    const shown = part(await home(neighbour), 'for-sale');
    expect(shown).toMatch(/Lamp 5 .*Lamp 4 .*Lamp 3/);
    expect(shown).not.toMatch(/Lamp [12]|Sold already/);
  });

  it('says how to begin where nothing has been posted', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const html = await home(resident);
    expect(html).toContain(`href="/communities/${community.slug}/activities/new"`);
    expect(html).toContain(`href="/communities/${community.slug}/listings/new"`);
  });
});
