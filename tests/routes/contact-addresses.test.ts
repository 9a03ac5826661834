import { expect, it } from 'vitest';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const contactEmail = 'rita@mail.example';

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, resident } = people;
  const listing = makeListing(em, resident, community, { contactEmail });
  const activity = makeActivity(em, resident, community, { contactEmail });
  await em.flush();
  return {
    ...people,
    calls: [
      ['listings', listing.id],
      ['activities', activity.id],
    ] as const,
  };
}

interface Post {
  id: string;
  contactEmail: string | null;
}

it('the contact address of a post is for the community, in single calls and in lists', async () => {
  const { community, outsider, neighbour, calls } = await setUp();
  const asOutsider = await app.signIn(outsider);
  const asNeighbour = await app.signIn(neighbour);
  for (const [kind, id] of calls) {
    for (const [as, expected] of [
      [undefined, null],
      [asOutsider, null],
      [asNeighbour, contactEmail],
    ] as const) {
      const single = (await (await app.send(`/api/${kind}/${id}`, { as })).json()) as Post;
      expect(single.contactEmail, kind).toBe(expected);
      for (const query of ['', `?communityId=${community.id}`]) {
        const list = (await (await app.send(`/api/${kind}${query}`, { as })).json()) as Post[];
        const inList = list.find((post) => post.id === id);
        expect(inList, `${kind}${query}`).toBeDefined();
        expect(inList?.contactEmail, `${kind}${query}`).toBe(expected);
      }
    }
  }
});

it('a new form leaves the contact address empty', async () => {
  const { community, resident } = await setUp();
  const as = await app.signIn(resident);
  for (const kind of ['listings', 'activities']) {
    const page = await app.send(`/communities/${community.slug}/${kind}/new`, { as });
    const [field = ''] = /<input[^>]*name="contactEmail"[^>]*>/.exec(await page.text()) ?? [];
    expect(field).not.toBe('');
    expect(field).toMatch(/value=""|^(?!.*value=)/);
  }
});
