import { beforeAll, describe, expect, it } from 'vitest';
import { Community, Unit } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let as: string;
let desk: string;
let community: Community;
beforeAll(async () => {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  community = people.community;
  community.openedAt = null;
  em.create(Unit, { community, label: '101', key: unitKey('101'), position: 0 });
  await em.flush();
  as = await app.signIn(people.board);
  desk = `/manage/${community.slug}`;
});

const save = (intent: string) =>
  app.handle(
    multipart(`${desk}/notices/new?from=opening`, {
      as,
      fields: [
        ['intent', intent],
        ['kind', 'INFORMATION'],
        ['first', 'en'],
        ['en.title', 'Welcome'],
        ['en.content', 'Come in.'],
        ['audience', 'EVERYONE'],
        ['placing', 'AUTO'],
      ],
    }),
  );

/** The page that a redirect leads to, with its toast. */
async function follow(reply: Response): Promise<string> {
  const toast = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const path = (reply.headers.get('Location') ?? '').replace(/#.*/, '');
  return (await app.send(path, { as: [as, ...toast].join('; ') })).text();
}

describe('the steps of the opening (rules 17.2)', () => {
  it('a published notice leads back to its step, and says who will see it when', async () => {
    const form = await (await app.send(`${desk}/notices/new`, { as })).text();
    expect(form).toContain('Residents will see notices once it opens');
    const published = await save('publish');
    expect(published.status).toBe(303);
    expect(published.headers.get('Location')).toBe(`${desk}/opening#NOTICE`);
    const page = await follow(published);
    expect(page).toContain('id="NOTICE"');
    expect(page).toContain('once the community opens');
    expect(page).not.toMatch(/see this notice in the hub/);
    const draft = await save('draft');
    expect(draft.headers.get('Location')).toMatch(/\/notices\/[0-9a-f-]{36}$/);
  });

  it('the letters lead back to theirs, and nothing left is called ready', async () => {
    const made = await app.send(`${desk}/letters`, { as, form: { which: 'all' } });
    const letters = await follow(made);
    expect(letters).toContain(`href="${desk}/opening#LETTERS"`);
    const overview = await (await app.send(desk, { as })).text();
    expect(overview).toContain('Ready to open');
    expect(overview).not.toContain('0 steps');
    await app.em().nativeUpdate(Community, { id: community.id }, { openedAt: new Date() });
    const open = await (await app.send(`${desk}/letters`, { as })).text();
    expect(open).not.toContain(`${desk}/opening`);
    expect((await save('publish')).headers.get('Location')).toMatch(/\/notices\/[0-9a-f-]{36}$/);
  });
});
