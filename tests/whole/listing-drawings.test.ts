import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories } from '#db/enums.ts';
import { makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

it('a listing without a photo has the drawing of its category, all out of one file (rules 6.3)', async () => {
  const drawing = readFileSync('public/images/listings/none.svg', 'utf8');
  for (const category of categories) expect(drawing).toContain(`<view id="${category}"`);

  const em = app.em();
  const { community, resident } = await makeNeighbourhood(em);
  const make = (category: (typeof categories)[number] | null) =>
    makeListing(em, resident, community, { images: [], category });
  const chair = make('furniture');
  make(null);
  await em.flush();
  const as = await app.signIn(resident);
  const read = async (path: string) => (await app.send(path, { as })).text();
  for (const path of ['/', `/communities/${community.slug}?tab=buy-sell`]) {
    const page = await read(path);
    expect(page, path).toContain('/images/listings/none.svg#furniture');
    expect(page, path).toContain('/images/listings/none.svg#other');
  }
  expect(await read(`/listings/${chair.id}`)).toContain('/images/listings/none.svg#furniture');
});
