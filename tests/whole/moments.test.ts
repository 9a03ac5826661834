import { expect, it } from 'vitest';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { formatsFor } from '#app/lib/format.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const { fullDateTime } = formatsFor('en');

/** The `<time>` of a moment on a page. */
const timeOf = (html: string, moment: Date): string =>
  [...html.matchAll(/<time [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`dateTime="${moment.toISOString().slice(0, 19)}Z"`)) ?? '';

const titleIn = (tag: string): string =>
  (/title="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('\u00a0', ' ');

it('a time says the whole moment in its title, and in print where its text says less', async () => {
  const em = app.em();
  const { community, resident } = await makeNeighbourhood(em);
  const listing = makeListing(em, resident, community);
  // In Ottawa it is still the last evening of 2041.
  const newYearsEve = new Date('2042-01-01T04:30:00Z');
  makeActivity(em, resident, community, { when: newYearsEve });
  await em.flush();
  const as = await app.signIn(resident);
  const hub = `/communities/${community.slug}`;

  const relative = timeOf(
    await (await app.send(`${hub}?tab=buy-sell`, { as })).text(),
    listing.createdAt,
  );
  expect(titleIn(relative)).toBe(fullDateTime(listing.createdAt).replaceAll('\u00a0', ' '));
  expect(relative).toContain('data-spell-out');

  const html = await (await app.send(`${hub}?tab=activities`, { as })).text();
  const withYear = timeOf(html, newYearsEve);
  expect(titleIn(withYear)).toBe('Tuesday, December 31, 2041 at 11:30 PM');
  expect(withYear).not.toContain('data-spell-out');
});
