import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent } from '#db/entities/index.ts';
import { makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A pending listing, and what its moderators can do about it without scripts. */
async function pending() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const listing = makeListing(em, people.resident, people.community, { status: 'PENDING' });
  await em.flush();
  const as = await app.signIn(people.board);
  /** The page after a form, with its toast. */
  const after = async (path: string, form: Record<string, string>, who = as) => {
    const response = await app.send(path, { as: who, form });
    expect(response.status).toBe(303);
    const toast = response.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const to = response.headers.get('Location') ?? '';
    return (await app.send(to, { as: `${who}; ${toast?.split(';')[0]}` })).text();
  };
  const decide = (status: 'PUBLISHED' | 'REJECTED') =>
    after('/moderation', { subjectType: 'LISTING', id: listing.id, status, version: '1' });
  const actions = async () =>
    (
      await app
        .em()
        .find(ModerationEvent, { subjectId: listing.id }, { orderBy: { createdAt: 'asc' } })
    ).map(({ action, publicReason }) => [action, publicReason]);
  const status = async () => (await app.em().findOneOrFail(Listing, { id: listing.id })).status;
  return { ...people, listing, as, after, decide, actions, status };
}

/** What the button of a toast posts. */
const undoIn = (html: string) => {
  const form = /<form method="post" action="\/moderation\/undo".*?<\/form>/.exec(html)?.[0] ?? '';
  const value = (name: string) => fieldValue(form, name);
  return {
    label: /<button[^>]*>(?:<[^>]*>)*([^<]*)/.exec(form)?.[1],
    fields: { subjectType: 'LISTING', id: value('id'), line: value('line'), to: value('to') },
  };
};

describe('the toast about a decision', () => {
  it('undoes an approval by removing the post, and the log has both', async () => {
    const { decide, after, actions, status } = await pending();
    const { label, fields } = undoIn(await decide('PUBLISHED'));
    expect(label).toBe('Undo and remove');
    const html = await after('/moderation/undo', fields);
    expect(html).toContain('Item removed');
    expect(html).not.toContain('action="/moderation/undo"');
    expect(await status()).toBe('REMOVED');
    expect(await actions()).toEqual([
      ['APPROVE', null],
      ['REMOVE', 'This post was approved by mistake.'],
    ]);
    // A second press changes nothing, and says why.
    expect(await after('/moderation/undo', fields)).toContain('Nothing was undone');
    expect(await actions()).toHaveLength(2);
  });

  it('undoes a rejection by approving the post', async () => {
    const { decide, after, actions, status } = await pending();
    const { label, fields } = undoIn(await decide('REJECTED'));
    expect(label).toBe('Undo and publish');
    expect(await after('/moderation/undo', fields)).toContain('Item approved');
    expect(await status()).toBe('PUBLISHED');
    expect((await actions()).map(([action]) => action)).toEqual(['REJECT', 'APPROVE']);
  });

  it('is undone only by the person who decided', async () => {
    const { decide, after, manager, resident, otherBoard, status } = await pending();
    const { fields } = undoIn(await decide('PUBLISHED'));
    const html = await after('/moderation/undo', fields, await app.signIn(manager));
    expect(html).toContain('Only the person who made a decision can undo it.');
    const send = async (as?: string) =>
      (await app.send('/moderation/undo', { as, form: fields })).status;
    expect(await send(await app.signIn(resident))).toBe(403);
    expect(await send(await app.signIn(otherBoard))).toBe(303);
    expect(await send()).toBe(401);
    expect(await status()).toBe('PUBLISHED');
  });

  it('is not undone once anything else happened to the post', async () => {
    const { decide, after, listing, resident, status } = await pending();
    const { fields } = undoIn(await decide('PUBLISHED'));
    const sold = await app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      json: { status: 'SOLD' },
      as: await app.signIn(resident),
    });
    expect(sold.status).toBe(200);
    expect(await after('/moderation/undo', fields)).toContain(
      'has changed, so you can’t undo the decision',
    );
    expect(await status()).toBe('SOLD');
    const wrong = { as: await app.signIn(resident), form: { ...fields, line: 'x' } };
    expect((await app.send('/moderation/undo', wrong)).status).toBe(403);
  });

  it('goes back to no other site', async () => {
    const { decide, as } = await pending();
    const { fields } = undoIn(await decide('REJECTED'));
    const form = { ...fields, to: 'https://elsewhere.example/' };
    const response = await app.send('/moderation/undo', { as, form });
    expect(response.headers.get('Location')).toBe('/moderation');
  });
});

describe('the name of an author in the queue', () => {
  it('has how many posts they have there, and how many were rejected', async () => {
    const { as, community, resident, otherBoard, decide } = await pending();
    const words = async () =>
      (await (await app.send('/moderation', { as })).text()).replace(/<[^>]+>/g, '');
    expect(await words()).toContain('first post');
    await decide('REJECTED');
    const em = app.em();
    makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    expect(await words()).toContain('2 posts, 1 rejected');
    const html = await (await app.send('/moderation', { as })).text();
    const link = /href="(\/moderation\/log\?what=authors[^"]*)"/.exec(html)?.[1] ?? '';
    const listed = await app.send(link.replaceAll('&amp;', '&'), { as });
    expect(listed.status).toBe(200);
    expect(
      await (await app.send('/moderation', { as: await app.signIn(otherBoard) })).text(),
    ).not.toContain('2 posts');
  });
});
