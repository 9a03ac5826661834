import { describe, expect, it } from 'vitest';
import {
  Activity,
  ActivityAttendee,
  Appeal,
  Listing,
  MailLetter,
  ModerationEvent,
  NeighbourLetter,
  Photo,
  PostRevision,
  Report,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing } from '#db/factories/index.ts';
import { dropReplacedPhotos } from '#app/features/posts/posts/revisions/replaced-photos.server.ts';
import { newInBuildings } from '#app/features/site/digests/content.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** People, and what a moderator does without scripts. */
async function place() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  people.resident.isAuthenticated = true;
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
  const undo = (html: string, who?: string) => after('/moderation/undo', undoIn(html).fields, who);
  return { em, ...people, as, after, undo };
}

/** A pending listing, and what its moderators can do about it. */
async function pending() {
  const world = await place();
  const { em, resident, community, after } = world;
  const createdAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  const given = { status: 'PENDING', title: 'Oak desk', createdAt } as const;
  const listing = makeListing(em, resident, community, given);
  await em.flush();
  const now = () => app.em().findOneOrFail(Listing, { id: listing.id });
  const decide = async (status: 'PUBLISHED' | 'REJECTED', more: Record<string, string> = {}) => {
    const version = String((await now()).version);
    const form = { subjectType: 'LISTING', id: listing.id, status, version, ...more };
    return after('/moderation', form);
  };
  return { ...world, listing, decide, now, log: () => linesOf(listing) };
}

/** A published listing with a pending change beside it. */
async function changed(fields: Record<string, unknown> = {}) {
  const world = await place();
  const { em, resident, community, after } = world;
  const listing = makeListing(em, resident, community, { title: 'Pine shelf', price: 4000 });
  await em.flush();
  const { title, description, language, images, category, condition, contactEmail } = listing;
  const text = { title, description, language, images, category, condition, contactEmail };
  const createdAt = new Date(Date.now() - 60 * 60 * 1000);
  const revision = em.create(PostRevision, {
    postType: 'LISTING',
    postId: listing.id,
    community,
    author: resident,
    fields: { ...text, price: 5000, title: 'Two pine shelves', ...fields },
    baseVersion: 1,
    createdAt,
  });
  await em.flush();
  const now = () => app.em().findOneOrFail(Listing, { id: listing.id });
  const decide = async (status: 'PUBLISHED' | 'REJECTED') => {
    const version = String((await now()).version);
    return after('/moderation', { subjectType: 'LISTING', id: listing.id, status, version });
  };
  const beside = () => app.em().findOneOrFail(PostRevision, { id: revision.id });
  return { ...world, listing, revision, decide, now, beside, log: () => linesOf(listing) };
}

/** What the log has of a post, the first line first: what happened, from where to where, and whether it was undone. */
const linesOf = async ({ id }: { id: string }) =>
  (await app.em().find(ModerationEvent, { subjectId: id }, { orderBy: { createdAt: 'asc' } })).map(
    ({ action, fromStatus, toStatus, undoneAt }) =>
      [action, fromStatus, toStatus, undoneAt !== null] as const,
  );

/** The form of the button in a toast. */
const button = 'action="/moderation/undo"';

/** What it posts. */
const undoIn = (html: string) => {
  const form = /<form method="post" action="\/moderation\/undo".*?<\/form>/.exec(html)?.[0] ?? '';
  const value = (name: string) => fieldValue(form, name);
  return {
    label: /<button[^>]*>(?:<[^>]*>)*([^<]*)/.exec(form)?.[1],
    fields: {
      subjectType: value('subjectType'),
      id: value('id'),
      line: value('line'),
      to: value('to'),
    },
  };
};

const textIn = (html: string) => html.replace(/<[^>]+>/g, '');

/** The figure of the dashboard. */
const approvedToday = (text: string) => /Approved Today\s*(\d+)/.exec(text)?.[1];

describe('approving from the queue', () => {
  it('several posts offers an undo for each, in the results and in the recent activity', async () => {
    const { em, as, listing, neighbour, community, undo, now } = await pending();
    neighbour.isAuthenticated = true;
    const given = { status: 'PENDING', title: 'Green lamp' } as const;
    const other = makeListing(em, neighbour, community, given);
    await em.flush();
    const form = new URLSearchParams([
      ['pick', `LISTING:${listing.id}:1`],
      ['pick', `LISTING:${other.id}:1`],
    ]);
    const results = await (await app.send('/moderation/approve', { as, form })).text();
    expect(results).toContain('Undo: Oak desk');
    expect(results).toContain('Undo: Green lamp');
    const [letter] = await em.find(MailLetter, { user: neighbour.id, kind: 'POST_APPROVED' });
    expect(letter?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 60_000);
    const back = await undo(results);
    expect(back).toContain('The listing is back in the queue, as it was.');
    expect((await now()).status).toBe('PENDING');
    expect(back.split('id="recent"')[1]).toContain('Undo: Green lamp');
  });

  it('one post without scripts keeps the others selected', async () => {
    const { em, as, resident, community, now, after } = await pending();
    const other = makeListing(em, resident, community, { status: 'PENDING', title: 'Green lamp' });
    await em.flush();
    const box = (html: string, id: string) =>
      new RegExp(`<input[^>]*value="LISTING:${id}:1"[^>]*>`).exec(html)?.[0] ?? '';
    const queue = await (await app.send('/moderation', { as })).text();
    expect(box(queue, other.id)).not.toContain('checked=""');
    const [press = ''] = /<button[^>]*aria-label="Approve Oak desk"[^>]*>/.exec(queue) ?? [];
    const owner = /form="([^"]*)"/.exec(press)?.[1] ?? '';
    expect(/form="([^"]*)"/.exec(box(queue, other.id))?.[1]).toBe(owner);
    const [form = ''] = new RegExp(`<form[^>]*id="${owner}"[^>]*>`).exec(queue) ?? [];
    const value = /value="([^"]*)"/.exec(press)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const action = / action="([^"]*)"/.exec(form)?.[1] ?? '';
    const html = await after(action, {
      ...{ from: '/moderation', pick: `LISTING:${other.id}:1` },
      [/ name="([^"]*)"/.exec(press)?.[1] ?? '']: value,
    });
    expect((await now()).status).toBe('PUBLISHED');
    expect(html).toContain('id="post-');
    expect(box(html, other.id)).toContain('checked=""');
    expect(html).toContain('>Undo<');
  });
});

describe('undoing a decision about a post (rules 3.11)', () => {
  it.each(['PUBLISHED', 'REJECTED'] as const)(
    'puts a post that became %s back in the queue, as it was',
    async (status) => {
      const { decide, undo, log, now, as, listing } = await pending();
      const before = await now();
      const html = await decide(status);
      expect(undoIn(html).label).toBe('Undo');
      expect((await now()).status).toBe(status);
      const back = await undo(html);
      expect(back).toContain('Decision undone');
      expect(back).toContain('The listing is back in the queue, as it was.');
      expect(back).toContain(`id="post-${listing.id}"`);
      expect(back).not.toContain(button);
      const action = status === 'PUBLISHED' ? 'APPROVE' : 'REJECT';
      expect(await log()).toEqual([
        [action, 'PENDING', status, true],
        ['UNDO', status, 'PENDING', false],
      ]);
      const { title, description, price, createdAt } = before;
      const same = { title, description, price, createdAt };
      expect(await now()).toMatchObject({ ...same, status: 'PENDING', version: 3 });
      // A second press changes nothing, and says why.
      const again = await undo(html);
      expect(again).toContain('Nothing was undone');
      expect(again).toContain('has changed, so you can’t undo the decision');
      expect(await log()).toHaveLength(2);
      const page = textIn(await (await app.send('/moderation', { as })).text());
      expect(page).toContain('first post');
    },
  );

  it('leaves no trace of the decision on the post, but for moderators in its history', async () => {
    const { decide, undo, as, resident, listing } = await pending();
    const words = { reasonCode: 'OTHER', reason: 'Meant for another post.' };
    await undo(await decide('REJECTED', words));
    const read = async (who: string) =>
      (await app.send(`/listings/${listing.id}`, { as: who })).text();
    const own = await read(await app.signIn(resident));
    expect(own).not.toContain('Meant for another post.');
    expect(own).toContain('put back under review by');
    expect(own).not.toMatch(/listings\/[^"]+\/appeal/);
    expect(await read(as)).toContain('Meant for another post.');
    const answer = await app.send(`/api/listings/${listing.id}`, {
      as: await app.signIn(resident),
    });
    expect(await answer.json()).toMatchObject({ status: 'PENDING', decision: null });
  });

  it('counts nowhere: not today, not among the newest, not in the digest', async () => {
    const { decide, undo, as, community } = await pending();
    const since = new Date(Date.now() - 60_000);
    const html = await decide('PUBLISHED');
    const dashboard = async () => textIn(await (await app.send('/moderation', { as })).text());
    const empty = 'Moderation activity will appear here';
    const before = await dashboard();
    expect(before).not.toContain(empty);
    await undo(html);
    const now = await dashboard();
    expect(now).toContain(empty);
    expect([before, now].map(approvedToday)).toEqual(['1', '0']);
    const later = () => newInBuildings(app.em(), since, new Date(Date.now() + 1000));
    expect((await later()).has(community.id)).toBe(false);
    await decide('PUBLISHED');
    expect((await later()).get(community.id)?.items).toHaveLength(1);
  });

  it('is in the log with a mark, under the changes at the desk', async () => {
    const { decide, undo, as } = await pending();
    await undo(await decide('REJECTED'));
    const read = async (path: string) => (await app.send(path, { as })).text();
    const all = textIn(await read('/moderation/log'));
    expect(all).toContain('Decision undone');
    expect(all).toContain('Undone');
    expect(textIn(await read('/moderation/log?what=desk'))).toContain('Decision undone');
    for (const what of ['refusals', 'decisions']) {
      expect(textIn(await read(`/moderation/log?what=${what}`))).not.toContain('Oak desk');
    }
    const csv = await read('/moderation/log.csv');
    expect(csv).toMatch(/Decision undone/);
    expect(csv).toMatch(/Rejected.*Undone/);
  });

  it('tells a moderator who decides on the page from before', async () => {
    const { decide, undo, manager, listing } = await pending();
    await undo(await decide('PUBLISHED'));
    const answer = await app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      json: { status: 'PUBLISHED', version: 1 },
      as: await app.signIn(manager),
    });
    expect(answer.status).toBe(409);
    expect((await answer.json()) as object).toMatchObject({
      message: expect.stringContaining('put it back under review'),
    });
  });

  it('is no status that a call can set', async () => {
    const { decide, listing, as } = await pending();
    await decide('PUBLISHED');
    const json = { status: 'PENDING' };
    const answer = await app.send(`/api/listings/${listing.id}`, { method: 'PATCH', json, as });
    expect([400, 403, 409]).toContain(answer.status);
  });
});

describe('who may undo a decision', () => {
  it('is only the person who decided, while they moderate there', async () => {
    const { decide, after, undo, manager, resident, otherBoard, board, now, em } = await pending();
    const html = await decide('PUBLISHED');
    const { fields } = undoIn(html);
    expect(await undo(html, await app.signIn(manager))).toContain(
      'Only the person who made a decision can undo it.',
    );
    const send = async (as?: string) =>
      (await app.send('/moderation/undo', { as, form: fields })).status;
    expect(await send(await app.signIn(resident))).toBe(403);
    expect(await send(await app.signIn(otherBoard))).toBe(303);
    expect(await send()).toBe(401);
    const unknown = { ...fields, id: '00000000-0000-4000-8000-000000000000' };
    const as = await app.signIn(board);
    expect((await app.send('/moderation/undo', { as, form: unknown })).status).toBe(404);
    await em.nativeUpdate(UserCommunity, { user: board.id }, { canModerate: false });
    expect(await after('/moderation/undo', fields, await app.signIn(board))).toContain(
      'Nothing was undone',
    );
    expect((await now()).status).toBe('PUBLISHED');
  });

  it('is one of two presses at once', async () => {
    const { decide, as, log } = await pending();
    const { fields } = undoIn(await decide('PUBLISHED'));
    const press = () => app.send('/moderation/undo', { as, form: fields });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await log()).map(([action]) => action)).toEqual(['APPROVE', 'UNDO']);
  });

  it('goes back to no other site', async () => {
    const { decide, as } = await pending();
    const { fields } = undoIn(await decide('REJECTED'));
    const form = { ...fields, to: 'https://elsewhere.example/' };
    const response = await app.send('/moderation/undo', { as, form });
    expect(response.headers.get('Location')).toMatch(/^\/moderation#post-/);
  });
});

describe('undoing the approval of what had been rejected', () => {
  it('rejects the post again for the same reason, and opens the appeal that it granted', async () => {
    const { decide, undo, now, log, listing, resident } = await pending();
    await decide('REJECTED', { reasonCode: 'OTHER', reason: 'Say what it costs.' });
    const author = await app.signIn(resident);
    const path = `/listings/${listing.id}`;
    const appealed = await app.send(`${path}/appeal`, {
      as: author,
      form: { words: 'It is free.' },
    });
    expect(appealed.status).toBe(303);
    const html = await decide('PUBLISHED');
    expect(html).toContain('Item approved');
    const appeal = () => app.em().findOneOrFail(Appeal, { postId: listing.id });
    expect((await appeal()).state).toBe('GRANTED');
    const back = await undo(html);
    expect(back).toContain('The listing is rejected again, as it was.');
    expect((await now()).status).toBe('REJECTED');
    expect(await appeal()).toMatchObject({ state: 'OPEN', decidedBy: null, decidedAt: null });
    expect(await log()).toEqual([
      ['REJECT', 'PENDING', 'REJECTED', false],
      ['APPEAL', 'REJECTED', 'REJECTED', false],
      ['APPROVE', 'REJECTED', 'PUBLISHED', true],
      ['UNDO', 'PUBLISHED', 'REJECTED', false],
    ]);
    const own = await (await app.send(path, { as: author })).text();
    expect(own).toContain('Say what it costs.');
    expect(await kindsTo(app.em(), resident)).toEqual(['POST_REJECTED']);
  });

  it('rejects the change again, which can still be approved', async () => {
    const { decide, undo, now, beside } = await changed();
    await decide('REJECTED');
    const rejected = await beside();
    const html = await decide('PUBLISHED');
    expect(html).toContain('Change approved');
    expect(await undo(html)).toContain('The change is rejected again, as it was.');
    expect(await now()).toMatchObject({ title: 'Pine shelf', price: 4000, status: 'PUBLISHED' });
    const { reason, decidedAt } = rejected;
    expect(await beside()).toMatchObject({ ...{ reason, decidedAt }, status: 'REJECTED' });
    await decide('PUBLISHED');
    expect(await now()).toMatchObject({ title: 'Two pine shelves', price: 5000 });
  });

  it('changes nothing once its email has left', async () => {
    const { decide, undo, now, resident } = await pending();
    await decide('REJECTED');
    const html = await decide('PUBLISHED');
    await app.em().nativeUpdate(MailLetter, { user: resident.id }, { state: 'SENT' });
    expect(await undo(html)).toContain('has been told of your decision');
    expect((await now()).status).toBe('PUBLISHED');
  });
});

describe('where a decision can be undone', () => {
  it('is its toast, Recent Moderation Activity and its post, for who decided', async () => {
    const { decide, undo, as, listing, manager, resident } = await pending();
    await decide('REJECTED');
    const read = async (path: string, who: string) => (await app.send(path, { as: who })).text();
    const paths = ['/moderation', `/listings/${listing.id}`];
    for (const path of paths) {
      const html = await read(path, as);
      expect(undoIn(html).label).toBe('Undo');
      expect(textIn(html)).toMatch(/You can undo this decision until \d/);
    }
    const others = [await app.signIn(manager), await app.signIn(resident)];
    expect(await read('/moderation', others[0] ?? '')).not.toContain(button);
    for (const who of others) expect(await read(paths[1] ?? '', who)).not.toContain(button);
    expect(await undo(await read(paths[1] ?? '', as))).toContain('Decision undone');
    for (const path of paths) expect(await read(path, as)).not.toContain(button);
  });

  it('is also where neighbours wrote or reported since, and those who joined stay on the list', async () => {
    const { em, community, resident, neighbour, after, undo } = await place();
    const activity = makeActivity(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'PUBLISHED', version: '1' };
    const html = await after('/moderation', form);
    makeAttendee(em, activity, neighbour);
    em.create(NeighbourLetter, {
      sender: neighbour,
      receiver: resident,
      community,
      postType: 'ACTIVITY',
      postId: activity.id,
      words: 'May I bring a friend?',
      digest: 'x',
      createdAt: new Date(),
    });
    em.create(Report, {
      subjectType: 'ACTIVITY',
      subjectId: activity.id,
      community,
      about: resident,
      reporter: neighbour,
      reasonCode: 'SCAM',
      snapshot: {},
      createdAt: new Date(),
    });
    await em.flush();
    expect(await undo(html)).toContain('Decision undone');
    expect((await app.em().findOneOrFail(Activity, { id: activity.id })).status).toBe('PENDING');
    expect(await app.em().count(ActivityAttendee, { activity: activity.id })).toBe(1);
  });
});

describe('what cannot be undone', () => {
  it('is a decision on a post that anything else happened to', async () => {
    const { decide, undo, listing, resident, now } = await pending();
    const html = await decide('PUBLISHED');
    const as = await app.signIn(resident);
    const json = { status: 'SOLD' };
    const sold = await app.send(`/api/listings/${listing.id}`, { method: 'PATCH', json, as });
    expect(sold.status).toBe(200);
    expect(await undo(html)).toContain('has changed, so you can’t undo the decision');
    expect((await now()).status).toBe('SOLD');
    const wrong = { as, form: { ...undoIn(html).fields, line: 'x' } };
    expect((await app.send('/moderation/undo', wrong)).status).toBe(403);
  });

  it('is one of more than two minutes ago, whose email has left', async () => {
    const { decide, undo, em, as, listing, now } = await pending();
    const html = await decide('PUBLISHED');
    const at = (seconds: number) =>
      em.nativeUpdate(
        ModerationEvent,
        { subjectId: listing.id },
        { createdAt: new Date(Date.now() - seconds * 1000) },
      );
    const shown = async () =>
      Promise.all(
        ['/moderation', `/listings/${listing.id}`].map(async (path) =>
          (await (await app.send(path, { as })).text()).includes(button),
        ),
      );
    await at(110);
    expect(await shown()).toEqual([true, true]);
    await at(120);
    expect(await shown()).toEqual([false, false]);
    expect(await undo(html)).toContain('has been told of your decision');
    expect((await now()).status).toBe('PUBLISHED');
  });

  it('is a rejection of a post whose author has left', async () => {
    const { decide, undo, em, resident, now } = await pending();
    const html = await decide('REJECTED');
    const left = { state: 'ENDED', endedAt: new Date() } as const;
    await em.nativeUpdate(UserCommunity, { user: resident.id }, left);
    expect(await undo(html)).toContain('has left');
    expect((await now()).status).toBe('REJECTED');
  });
});

describe('undoing one of several decisions that one email tells their author', () => {
  it('takes it out of the email, which tells the others', async () => {
    const { em, as, listing, resident, community, now, undo } = await pending();
    const other = makeListing(em, resident, community, { status: 'PENDING', title: 'Green lamp' });
    await em.flush();
    const form = new URLSearchParams([
      ['pick', `LISTING:${listing.id}:1`],
      ['pick', `LISTING:${other.id}:1`],
    ]);
    expect((await app.send('/moderation/approve', { as, form })).status).toBe(200);
    const undoOf = async (post: Listing) => {
      const { id } = await app.em().findOneOrFail(ModerationEvent, { subjectId: post.id });
      const fields = { subjectType: 'LISTING', id: post.id, line: id, to: '/moderation' };
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`,
      );
      return undo(`<form method="post" action="/moderation/undo">${inputs.join('')}</form>`);
    };
    const [held] = await lettersTo(app.em(), resident);
    expect(held?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect(await undoOf(listing)).toContain('The listing is back in the queue, as it was.');
    expect((await now()).status).toBe('PENDING');
    const [letter, ...others] = await lettersTo(app.em(), resident);
    expect(others).toEqual([]);
    expect(written(letter).subject).toContain('Green lamp');
    expect(written(letter).text).not.toContain('Oak desk');
    await undoOf(other);
    expect(await lettersTo(app.em(), resident)).toEqual([]);
  });
});

describe('undoing a decision about a change beside a published post', () => {
  it('brings back the text before an approved change, and the change waits as before', async () => {
    const { decide, undo, now, beside, log, revision } = await changed();
    const html = await decide('PUBLISHED');
    expect(await now()).toMatchObject({ title: 'Two pine shelves', price: 5000 });
    const back = await undo(html);
    expect(back).toContain('The change is back in the queue, as it was.');
    expect(back).toContain('Two pine shelves');
    expect(await now()).toMatchObject({ title: 'Pine shelf', price: 4000, status: 'PUBLISHED' });
    expect(await beside()).toMatchObject({
      status: 'PENDING',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      replaced: null,
      fields: { title: 'Two pine shelves', price: 5000 },
      createdAt: revision.createdAt,
    });
    expect(await log()).toEqual([
      ['APPROVE', 'PENDING', 'PUBLISHED', true],
      ['UNDO', 'PUBLISHED', 'PENDING', false],
    ]);
    await decide('PUBLISHED');
    expect((await now()).title).toBe('Two pine shelves');
  });

  it('opens a rejected change again', async () => {
    const { decide, undo, now, beside, resident, listing } = await changed();
    const html = await decide('REJECTED');
    expect((await beside()).status).toBe('REJECTED');
    expect(await undo(html)).toContain('The change is back in the queue, as it was.');
    expect(await beside()).toMatchObject({ status: 'PENDING', reason: null, decidedBy: null });
    expect((await now()).title).toBe('Pine shelf');
    const as = await app.signIn(resident);
    const own = await (await app.send(`/listings/${listing.id}`, { as })).text();
    expect(own).toContain('The board is reviewing your change.');
  });

  it('brings back a photo that the change left out, which goes once nothing can be undone', async () => {
    const { em, listing, decide, undo, now, resident } = await changed({ images: [] });
    const photo = em.create(Photo, {
      owner: resident,
      listing: listing.id,
      width: 10,
      height: 10,
      createdAt: new Date(),
    } as never);
    await em.flush();
    const images = [`/photos/${photo.id}/10.webp`];
    await em.nativeUpdate(Listing, { id: listing.id }, { images });
    const html = await decide('PUBLISHED');
    expect((await now()).images).toEqual([]);
    const drop = () => dropReplacedPhotos(app.em(), { type: 'LISTING', id: listing.id });
    const kept = () => app.em().count(Photo, { listing: listing.id });
    await drop();
    expect(await kept()).toBe(1);
    expect(await undo(html)).toContain('The change is back in the queue, as it was.');
    expect((await now()).images).toEqual(images);
    await drop();
    expect(await kept()).toBe(1);
    await decide('PUBLISHED');
    const earlier = new Date(Date.now() - 3 * 60 * 1000);
    await app.em().nativeUpdate(ModerationEvent, { subjectId: listing.id }, { createdAt: earlier });
    await drop();
    expect(await kept()).toBe(0);
  });
});

describe('undoing a decision about a change of an activity that people joined', () => {
  /** A published activity that a neighbour joined, with a pending change of these fields. */
  async function planned(fields: Record<string, unknown>) {
    const world = await place();
    const { em, resident, neighbour, community, after } = world;
    neighbour.isAuthenticated = true;
    const when = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
    const activity = makeActivity(em, resident, community, { title: 'Chess', when, capacity: 4 });
    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
    makeAttendee(em, activity, neighbour, { createdAt: lastWeek });
    await em.flush();
    const { title, description, language, images, endsAt, place: at, capacity, tags } = activity;
    const text = { title, description, language, images, when, endsAt, place: at, capacity, tags };
    em.create(PostRevision, {
      postType: 'ACTIVITY',
      postId: activity.id,
      community,
      author: resident,
      fields: { ...text, ...fields },
      baseVersion: 1,
    });
    await em.flush();
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'PUBLISHED', version: '1' };
    const html = await after('/moderation', form);
    expect(html).toContain('Change approved');
    const now = () => app.em().findOneOrFail(Activity, { id: activity.id });
    return { ...world, activity, html, now };
  }

  it('tells them nothing where they were told of no other time yet', async () => {
    const later = new Date(Date.now() + 12 * 24 * 60 * 60 * 1000);
    const { activity, html, undo, now, neighbour } = await planned({ when: later.toISOString() });
    expect((await now()).when).toEqual(later);
    expect(await kindsTo(app.em(), neighbour)).toHaveLength(1);
    expect(await undo(html)).toContain('Decision undone');
    expect((await now()).when).toEqual(activity.when);
    expect(await kindsTo(app.em(), neighbour)).toEqual([]);
  });

  it('brings back the number of spots, and who has one keeps it', async () => {
    const { activity, html, undo, now } = await planned({ capacity: 8 });
    expect((await now()).capacity).toBe(8);
    expect(await undo(html)).toContain('The change is back in the queue, as it was.');
    expect((await now()).capacity).toBe(4);
    expect(await app.em().count(ActivityAttendee, { activity: activity.id })).toBe(1);
  });
});

describe('what the author is told of an undone decision', () => {
  it('is nothing while its email has not left, which waits for two minutes', async () => {
    const { decide, undo, resident } = await pending();
    const html = await decide('REJECTED');
    const [letter] = await lettersTo(app.em(), resident);
    expect(letter?.kind).toBe('POST_REJECTED');
    expect(letter?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 100_000);
    await undo(html);
    expect(await kindsTo(app.em(), resident)).toEqual([]);
    await decide('PUBLISHED');
    expect(await kindsTo(app.em(), resident)).toEqual(['POST_APPROVED']);
  });

  it('is one short email where it has left', async () => {
    const { decide, undo, resident, community } = await pending();
    const html = await decide('PUBLISHED');
    await app.em().nativeUpdate(MailLetter, { user: resident.id }, { state: 'SENT' });
    await undo(html);
    const [, letter, ...more] = await lettersTo(app.em(), resident);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'POST_REVIEWED_AGAIN', topic: 'OWN_POSTS' });
    expect(written(letter).subject).toBe('“Oak desk” is being reviewed again');
    expect(written(letter).text).toContain(`The moderators of ${community.name} took back`);
  });

  it('is the same of a change', async () => {
    const { decide, undo, resident } = await changed();
    const html = await decide('REJECTED');
    await app.em().nativeUpdate(MailLetter, { user: resident.id }, { state: 'SENT' });
    await undo(html);
    expect(await kindsTo(app.em(), resident)).toEqual(['CHANGE_REJECTED', 'CHANGE_REVIEWED_AGAIN']);
  });

  it('is in order: a further decision lets the first email go', async () => {
    const { decide, resident } = await pending();
    await decide('REJECTED');
    await decide('PUBLISHED');
    const letters = await lettersTo(app.em(), resident);
    expect(letters.map(({ kind }) => kind)).toEqual(['POST_REJECTED', 'POST_APPROVED']);
    const [rejected, approved] = letters.map(({ nextTryAt }) => nextTryAt.getTime());
    expect(rejected).toBeLessThanOrEqual(Date.now());
    expect(approved).toBeGreaterThan(Date.now());
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
