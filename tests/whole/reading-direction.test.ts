import { expect, it } from 'vitest';
import {
  makeActivity,
  makeAttendee,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

it.each(['شيماء الدين', 'מרים לוי'])(
  'keeps the words beside the name %s in their order, on the pages of a post',
  async (name) => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const author = makeUser(em, { name });
    makeMembership(em, author, community);
    const listing = makeListing(em, author, community);
    const activity = makeActivity(em, author, community);
    const other = makeActivity(em, neighbour, community);
    makeAttendee(em, other, author);
    await em.flush();
    const as = await app.signIn(resident);
    for (const path of [
      `/listings/${listing.id}`,
      `/activities/${activity.id}`,
      `/activities/${other.id}`,
    ]) {
      const html = await (await app.send(path, { as })).text();
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      expect(main).toContain(`<bdi>${name}</bdi>`);
      // What stands beside a name outside of <bdi> could change places with it.
      const isolated = `\u2068${name}\u2069`;
      const bare = main
        .replaceAll(`<bdi>${name}</bdi>`, '')
        .replaceAll(isolated, '')
        .replaceAll(/="[^"]*"/g, '');
      const beside = [...bare.matchAll(new RegExp(`${name}([^<]*)`, 'g'))].map(
        ([, after]) => after,
      );
      expect(beside.filter((after) => after !== '')).toEqual([]);
    }
  },
);
