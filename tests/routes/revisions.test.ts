import { describe, expect, it } from 'vitest';
import { Activity, Listing, ModerationEvent, Photo, PostRevision } from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function liveListing() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const listing = makeListing(em, people.resident, people.community, { title: 'Oak table' });
  await em.flush();
  const as = await app.signIn(people.resident);
  const form = {
    title: listing.title,
    description: listing.description,
    price: '45',
    category: 'furniture',
    condition: 'GOOD',
    contactEmail: people.resident.email,
  };
  const edit = (changes: Record<string, string>) =>
    app.send(`/listings/${listing.id}/edit`, { as, form: { ...form, ...changes } });
  const decide = async (json: object, person: { id: string } = people.board) =>
    app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      json,
      as: await app.signIn(person),
    });
  const now = () => app.em().findOneOrFail(Listing, { id: listing.id });
  return { ...people, listing, as, form, edit, decide, now };
}

/** The page that a form leads to, with its toast. */
async function shownAfter(response: Response, as: string) {
  const toast = response.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
  const page = await app.send(response.headers.get('Location') ?? '', {
    as: `${as}; ${toast?.split(';')[0] ?? ''}`,
  });
  return page.text();
}

const rewritten = { title: 'Walnut cabinet' };

describe('an edit of a published post', () => {
  it('waits beside it, and only its author and the moderators see it', async () => {
    const { listing, neighbour, board, as, edit, now } = await liveListing();
    expect((await edit(rewritten)).status).toBe(303);
    expect(await now()).toMatchObject({ title: 'Oak table', status: 'PUBLISHED', version: 2 });
    const page = `/listings/${listing.id}`;
    const other = await app.send(page, { as: await app.signIn(neighbour) });
    const seen = await other.text();
    expect(seen).toContain('Oak table');
    expect(seen).not.toContain('Walnut cabinet');
    const own = words(await (await app.send(page, { as })).text());
    expect(own).toContain('The board is reviewing your change.');
    expect(own).toContain('Title Shown now Oak table Changed to Walnut cabinet');
    const form = await (await app.send(`${page}/edit`, { as })).text();
    expect(fieldValue(form, 'title')).toBe('Walnut cabinet');
    expect(fieldValue(form, 'version')).toBe('2');
    const queue = await app.send('/moderation', { as: await app.signIn(board) });
    const html = words(await queue.text());
    expect(html).toContain('Pending Approval 1');
    expect(html).toContain('Title Shown now Oak table Changed to Walnut cabinet');
  });

  it('takes its place when it is approved, and a later one replaces it until then', async () => {
    const { listing, manager, board, edit, decide, now } = await liveListing();
    await edit(rewritten);
    await edit({ title: 'Birch cabinet', version: '2' });
    expect(await app.em().count(PostRevision, { postId: listing.id })).toBe(1);
    const stale = await decide({ status: 'PUBLISHED', version: 2 });
    expect(stale.status).toBe(409);
    expect((await decide({ status: 'PUBLISHED', version: 3 })).status).toBe(200);
    expect(await now()).toMatchObject({ title: 'Birch cabinet', price: 4500, version: 4 });
    const [event] = await app
      .em()
      .find(ModerationEvent, { subjectId: listing.id, action: 'APPROVE' });
    expect(event).toMatchObject({ actor: { id: board.id }, toStatus: 'PUBLISHED' });
    // The same decision again, and the opposite one, by somebody who saw the same version.
    expect((await decide({ status: 'PUBLISHED', version: 3 }, manager)).status).toBe(200);
    expect((await decide({ status: 'REJECTED', version: 3 }, manager)).status).toBe(409);
  });

  it('leaves it as it is when it is rejected, and its author reads why', async () => {
    const { listing, manager, as, edit, decide, now } = await liveListing();
    await edit(rewritten);
    const reason = 'That is another thing.';
    const response = await decide({ status: 'REJECTED', version: 2, reason });
    expect(await response.json()).toMatchObject({ title: 'Oak table', status: 'PUBLISHED' });
    expect((await decide({ status: 'REJECTED', version: 2 }, manager)).status).toBe(200);
    expect((await decide({ status: 'PUBLISHED', version: 2 }, manager)).status).toBe(409);
    expect(await now()).toMatchObject({ title: 'Oak table', version: 3 });
    const own = words(await (await app.send(`/listings/${listing.id}`, { as })).text());
    expect(own).toContain('The board didn’t approve your last change, so');
    expect(own).toContain(reason);
  });

  it('is named in a toast as its post is called by then', async () => {
    const { listing, board, as, edit } = await liveListing();
    const waits = words(await shownAfter(await edit(rewritten), as));
    expect(waits).toContain('Listing saved Oak table The board will review your change first.');
    const page = `/listings/${listing.id}`;
    const form = { subjectType: 'LISTING', id: listing.id };
    const moderator = await app.signIn(board);
    const rejected = await app.send(page, {
      as: moderator,
      form: { ...form, status: 'REJECTED', version: '2' },
    });
    const after = words(await shownAfter(rejected, moderator));
    expect(after).toContain('Change rejected Oak table The approved text stays');
    await edit({ ...rewritten, version: '3' });
    const withdrawn = await app.send(page, {
      as,
      form: { ...form, status: 'WITHDRAWN', version: '4' },
    });
    const own = words(await shownAfter(withdrawn, as));
    expect(own).toContain('Post withdrawn Walnut cabinet Your listing is no longer');
  });

  it('writes prices as its post does, and in the queue with two decimals', async () => {
    const { listing, board, as, edit } = await liveListing();
    await edit({ price: '1250' });
    const own = words(await (await app.send(`/listings/${listing.id}`, { as })).text());
    expect(own).toContain('Price Shown now $45 Changed to $1,250 ');
    const queue = await app.send('/moderation', { as: await app.signIn(board) });
    expect(words(await queue.text())).toContain('Price Shown now $45.00 Changed to $1,250.00 ');
  });

  it('has buttons that say what is about it and what about the whole post', async () => {
    const { listing, board, edit, decide } = await liveListing();
    await edit(rewritten);
    const as = await app.signIn(board);
    const see = async (path: string) => (await app.send(path, { as })).text();
    const page = await see(`/listings/${listing.id}`);
    for (const label of ['Approve the change', 'Reject the change', 'Remove the whole listing']) {
      expect(page).toContain(`>${label}<`);
    }
    await decide({ status: 'REJECTED', version: 2 });
    const [, recent = ''] = (await see('/moderation')).split('id="recent"');
    expect(recent).toMatch(/>Approve the change<.*>Remove the whole listing</s);
    expect(recent).not.toMatch(/>(Approve|Remove)</);
  });

  it('is decided by nobody but the moderators', async () => {
    const { edit, decide, now, neighbour, resident, otherBoard } = await liveListing();
    await edit(rewritten);
    for (const person of [neighbour, otherBoard]) {
      expect((await decide({ status: 'REJECTED' }, person)).status).toBe(403);
    }
    expect((await decide({ status: 'PUBLISHED' }, resident)).status).toBe(200);
    expect(await now()).toMatchObject({ title: 'Oak table', version: 2 });
  });

  it('applies at once when only the price goes down', async () => {
    const { edit, now, as, listing } = await liveListing();
    const cheaper = await edit({ price: '40' });
    expect(await now()).toMatchObject({ price: 4000, status: 'PUBLISHED' });
    const saved = words(await shownAfter(cheaper, as));
    expect(saved).toContain('Listing saved Oak table The change to your listing is now live.');
    expect(saved).not.toContain('is now live!');
    await edit({ price: '50' });
    expect(await now()).toMatchObject({ price: 4000 });
    // Back at the live text with a lower price: the change that waited is gone.
    await edit({ price: '30' });
    expect(await now()).toMatchObject({ price: 3000 });
    expect(await app.em().count(PostRevision, { postId: listing.id, status: 'PENDING' })).toBe(0);
  });

  it.each([
    ['one letter of the title', { title: 'Oak tables' }],
    ['one letter of the description', { description: 'Seats sixx.' }],
    ['the language', { language: 'fr' }],
    ['a lower price and one letter', { price: '40', title: 'Oak tables' }],
  ])('is reviewed when it changes %s', async (_, change) => {
    const { edit, now, listing } = await liveListing();
    const before = await now();
    await edit(change);
    const { title, description, language, price } = before;
    expect(await now()).toMatchObject({ title, description, language, price });
    expect(await app.em().count(PostRevision, { postId: listing.id, status: 'PENDING' })).toBe(1);
  });

  it('waits as a whole when more changes than a lower price, and the form says so', async () => {
    const { edit, now, as, listing } = await liveListing();
    const form = words(await (await app.send(`/listings/${listing.id}/edit`, { as })).text());
    expect(form).toContain('If you only lower the price, the change appears right away.');
    expect(form).toContain('If you change anything else too, the board will review all of it.');
    await edit({ ...rewritten, price: '40' });
    expect(await now()).toMatchObject({ title: 'Oak table', price: 4500 });
  });

  it('lets a lower price through while a larger edit waits, and says what else happens', async () => {
    const { edit, decide, now, as, listing } = await liveListing();
    await edit(rewritten);
    const form = await (await app.send(`/listings/${listing.id}/edit`, { as })).text();
    expect(words(form)).toContain('If you only lower the price, the new price appears right away.');
    await edit({ ...rewritten, price: '40' });
    expect(await now()).toMatchObject({ title: 'Oak table', price: 4000, version: 3 });
    const waiting = await app.em().findOneOrFail(PostRevision, { postId: listing.id });
    expect(waiting).toMatchObject({ status: 'PENDING', fields: { price: 4000, ...rewritten } });
    await edit({ ...rewritten, price: '60' });
    expect(await now()).toMatchObject({ price: 4000 });
    expect((await decide({ status: 'PUBLISHED', version: 4 })).status).toBe(200);
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', price: 6000 });
  });

  it('is taken back by its author, and the post stays as it is', async () => {
    const { edit, now, as, listing, neighbour, board } = await liveListing();
    await edit(rewritten);
    const page = `/listings/${listing.id}`;
    expect(await (await app.send(page, { as })).text()).toContain('Withdraw the change');
    const form = {
      subjectType: 'LISTING',
      id: listing.id,
      status: 'PUBLISHED',
      version: '2',
      change: 'take-back',
    };
    for (const other of [neighbour, board]) {
      const refused = await app.send(page, { as: await app.signIn(other), form });
      expect(refused.status).toBe(403);
    }
    expect((await app.send(page, { as, form: { ...form, version: '1' } })).status).toBe(409);
    const done = await app.send(page, { as, form });
    expect(done.status).toBe(303);
    expect(await now()).toMatchObject({ title: 'Oak table', status: 'PUBLISHED', version: 3 });
    const [revision] = await app.em().find(PostRevision, { postId: listing.id });
    expect(revision?.status).toBe('WITHDRAWN');
    const own = await (await app.send(page, { as })).text();
    expect(own).not.toMatch(/Walnut cabinet|Withdraw the change/);
    const log = await app.em().find(ModerationEvent, { subjectId: listing.id, action: 'WITHDRAW' });
    expect(log).toMatchObject([{ toStatus: 'WITHDRAWN', snapshot: { ofRevision: true } }]);
    expect((await app.send(page, { as, form })).status).toBe(303);
    await edit({ ...rewritten, version: '3' });
    expect(await app.em().count(PostRevision, { status: 'PENDING', postId: listing.id })).toBe(1);
  });

  it('keeps new photos with the post, and shows them once they are approved', async () => {
    const { listing, as, form, decide, now } = await liveListing();
    const sendPhotos = async (name: string) =>
      app.handle(
        multipart(`/listings/${listing.id}/edit`, {
          as,
          fields: [...Object.entries(form), ['photos', await pictureFile({ name })]],
        }),
      );
    const photos = () => app.em().find(Photo, { listing: listing.id });
    expect((await sendPhotos('one.jpg')).status).toBe(303);
    expect((await now()).images).toEqual([]);
    expect(await photos()).toHaveLength(1);
    await decide({ status: 'REJECTED' });
    expect((await now()).images).toEqual([]);
    expect((await sendPhotos('two.jpg')).status).toBe(303);
    expect(await photos()).toHaveLength(1);
    await decide({ status: 'PUBLISHED' });
    const [photo] = await photos();
    expect((await now()).images).toEqual([expect.stringContaining(String(photo?.id))]);
  });

  it('becomes part of a post that is withdrawn and posted again', async () => {
    const { edit, decide, now, resident, as, listing } = await liveListing();
    await edit(rewritten);
    const page = `/listings/${listing.id}`;
    const before = words(await (await app.send(page, { as })).text());
    expect(before).toContain('We’ll keep its photos and the text you sent for review');
    await decide({ status: 'WITHDRAWN' }, resident);
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', status: 'WITHDRAWN' });
    const own = await (await app.send(page, { as })).text();
    expect(own).toContain('You can post it again with its text and photos.');
    expect(own).not.toContain('Oak table');
    expect(await app.em().count(PostRevision, { postId: listing.id, status: 'PENDING' })).toBe(0);
    await decide({ status: 'PENDING' }, resident);
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', status: 'PENDING' });
  });
});

describe('a rejected edit', () => {
  const reason = 'That is another thing.';

  async function rejectedEdit() {
    const live = await liveListing();
    await live.edit(rewritten);
    expect((await live.decide({ status: 'REJECTED', version: 2, reason })).status).toBe(200);
    const page = `/listings/${live.listing.id}`;
    const see = async (path: string, person: { id: string }) =>
      (await app.send(path, { as: await app.signIn(person) })).text();
    const press = async (path: string, person: { id: string }, version: number) =>
      app.send(path, {
        as: await app.signIn(person),
        form: {
          subjectType: 'LISTING',
          id: live.listing.id,
          status: 'PUBLISHED',
          version: String(version),
        },
      });
    const revisions = () =>
      app.em().find(PostRevision, { postId: live.listing.id }, { orderBy: { createdAt: 'asc' } });
    return { ...live, page, see, press, revisions };
  }

  const approve = /name="status" value="PUBLISHED"/;

  it('can be approved after all from the recent activity, and the log and its author learn it', async () => {
    const { listing, manager, resident, see, press, page, now, revisions } = await rejectedEdit();
    const dashboard = await see('/moderation', manager);
    expect(words(dashboard)).toContain('Bo Board rejected a change to Oak table');
    const [, recent = ''] = dashboard.split('id="recent"');
    expect(recent).toMatch(approve);
    expect(fieldValue(recent, 'version')).toBe('3');
    const done = await press('/moderation', manager, 3);
    expect(done.status).toBe(303);
    const toast = done.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const as = `${await app.signIn(manager)}; ${toast?.split(';')[0] ?? ''}`;
    expect(await (await app.send('/', { as })).text()).toContain('Change approved');
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', status: 'PUBLISHED', version: 4 });
    expect(await revisions()).toMatchObject([
      { status: 'APPROVED', reason: null, decidedBy: { id: manager.id } },
    ]);
    const log = await app.em().find(ModerationEvent, { subjectId: listing.id, action: 'APPROVE' });
    expect(log).toMatchObject([
      {
        actor: { id: manager.id },
        fromStatus: 'REJECTED',
        toStatus: 'PUBLISHED',
        snapshot: { title: 'Walnut cabinet', version: 3, ofRevision: true },
      },
    ]);
    const after = await see('/moderation', manager);
    expect(words(after)).toContain('Mona Manager approved a change to Walnut cabinet');
    expect(after).not.toMatch(approve);
    expect(words(await see(page, resident))).not.toContain('didn’t approve your last change');
  });

  it('can be approved on the page of its post and by a call, with its photos', async () => {
    const { board, manager, see, press, page, now } = await rejectedEdit();
    const html = await see(page, manager);
    expect(html).toMatch(approve);
    expect(words(html)).toContain('You can still approve the change.');
    expect((await press(page, board, 3)).status).toBe(303);
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', version: 4 });
    const { listing, as, form, decide, now: then } = await liveListing();
    const photo = await pictureFile({ name: 'one.jpg' });
    const fields: [string, string | File][] = [...Object.entries(form), ['photos', photo]];
    await app.handle(multipart(`/listings/${listing.id}/edit`, { as, fields }));
    await decide({ status: 'REJECTED', version: 2 });
    const answer = await decide({ status: 'PUBLISHED', version: 3 });
    const [kept] = await app.em().find(Photo, { listing: listing.id });
    const images = [expect.stringContaining(String(kept?.id))];
    expect(await answer.json()).toMatchObject({ status: 'PUBLISHED', version: 4, images });
    expect((await then()).images).toEqual(images);
  });

  it('is approved by nobody but the moderators', async () => {
    const { decide, now, neighbour, otherBoard, resident, see, page } = await rejectedEdit();
    for (const person of [neighbour, otherBoard]) {
      expect((await decide({ status: 'PUBLISHED', version: 3 }, person)).status).toBe(403);
    }
    await decide({ status: 'PUBLISHED', version: 3 }, resident);
    expect(await see(page, resident)).not.toMatch(approve);
    expect(await now()).toMatchObject({ title: 'Oak table', version: 3 });
  });

  it('is approved once when two moderators do it at the same time', async () => {
    const { listing, decide, now, board, manager } = await rejectedEdit();
    const answers = await Promise.all(
      [board, manager].map((person) => decide({ status: 'PUBLISHED', version: 3 }, person)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await now()).toMatchObject({ title: 'Walnut cabinet', version: 4 });
    const log = { subjectId: listing.id, action: 'APPROVE' } as const;
    expect(await app.em().count(ModerationEvent, log)).toBe(1);
  });

  it.each([
    ['edited it', { title: 'Oak tables' }, {}],
    ['edited it', { title: 'Birch cabinet' }, {}],
    ['published it again', null, { REMOVED: 3, PUBLISHED: 4 }],
  ] as const)('is too late to approve when somebody %s since', async (what, change, decisions) => {
    const { edit, decide, now, see, press, manager } = await rejectedEdit();
    if (change) expect((await edit({ ...change, version: '3' })).status).toBe(303);
    for (const [status, version] of Object.entries(decisions)) {
      expect((await decide({ status, version })).status).toBe(200);
    }
    const late = await press('/moderation', manager, 3);
    expect(late.status).toBe(409);
    expect(words(await late.text())).toContain(`${what} just now. Check it again.`);
    expect((await now()).title).not.toBe('Walnut cabinet');
    const [, recent = ''] = (await see('/moderation', manager)).split('id="recent"');
    expect(recent).not.toMatch(approve);
  });

  it('says when it was rejected and why, and to moderators by whom', async () => {
    const { see, page, resident, manager } = await rejectedEdit();
    const own = words(await see(page, resident));
    expect(own).toContain('The board didn’t approve your last change, so');
    expect(own).toContain(`Rejected just now . Reason: ${reason}`);
    expect(own).not.toContain('Bo Board');
    const seen = words(await see(page, manager));
    expect(seen).toContain(`Rejected just now by Bo Board . Reason: ${reason}`);
  });

  it('that was sent again says so, with what was said before', async () => {
    const { edit, see, page, resident, manager, decide } = await rejectedEdit();
    await edit({ title: 'Birch cabinet', version: '3' });
    const own = words(await see(page, resident));
    expect(own).toContain('The board is reviewing your change.');
    expect(own).toContain(`Rejected just now . Reason: ${reason} Submitted again just now .`);
    expect(own).not.toContain('Bo Board');
    const seen = words(await see(page, manager));
    expect(seen).toContain(
      `Rejected just now by Bo Board . Reason: ${reason} Submitted again just now .`,
    );
    expect(words(await see('/moderation', manager))).toContain(
      `Rejected earlier by Bo Board , just now : ${reason} Submitted again just now .`,
    );
    await decide({ status: 'PUBLISHED', version: 4 });
    await edit({ title: 'Another thing', version: '5' });
    expect(words(await see(page, manager))).not.toMatch(/Rejected|Submitted again/);
  });
});

describe('a waiting edit that was decided meanwhile', () => {
  it.each(['approved', 'rejected'])('cannot be taken back once it was %s', async (what) => {
    const { edit, decide, now, as, listing } = await liveListing();
    await edit(rewritten);
    await decide({ status: what === 'approved' ? 'PUBLISHED' : 'REJECTED', version: 2 });
    const page = `/listings/${listing.id}`;
    const form = { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '2' };
    const late = await app.send(page, { as, form: { ...form, change: 'take-back' } });
    expect(late.status).toBe(409);
    expect(words(await late.text())).toContain(`Bo Board ${what} the change just now`);
    expect((await now()).version).toBe(3);
  });

  it('cannot be approved once it was taken back', async () => {
    const { edit, decide, as, listing } = await liveListing();
    await edit(rewritten);
    const form = { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '2' };
    await app.send(`/listings/${listing.id}`, { as, form: { ...form, change: 'take-back' } });
    const late = await decide({ status: 'PUBLISHED', version: 2 });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('withdrew the change just now');
  });

  it('does not count as a rejection of the post', async () => {
    const em = app.em();
    const { community, resident, board, manager } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const decide = async (status: string, version: number, by: { id: string }) => {
      const json = { status, version };
      const path = `/api/listings/${listing.id}`;
      return (await app.send(path, { method: 'PATCH', json, as: await app.signIn(by) })).status;
    };
    expect(await decide('PUBLISHED', 1, board)).toBe(200);
    const form = { title: 'Something else', description: 'Entirely', version: '2' };
    await app.send(`/listings/${listing.id}/edit`, { as: await app.signIn(resident), form });
    expect(await decide('REJECTED', 3, board)).toBe(200);
    expect(await decide('REJECTED', 1, manager)).toBe(409);
  });
});

describe('somebody who joined an activity', () => {
  it.each(['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const)(
    'can leave it while it is %s, and reads that it is not open',
    async (status) => {
      const em = app.em();
      const { community, resident, neighbour, outsider } = await makeNeighbourhood(em);
      const title = 'Words nobody approved';
      const activity = makeActivity(em, resident, community, { status, title });
      makeAttendee(em, activity, neighbour);
      await em.flush();
      const as = await app.signIn(neighbour);
      const page = await app.send(`/activities/${activity.id}`, { as });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('This activity isn’t available right now.');
      expect(html).toContain('value="leave"');
      expect(html).not.toContain(title);
      const json = await app.send(`/api/activities/${activity.id}`, { as });
      expect(await json.json()).toMatchObject({ status, title: '', description: '' });
      const stranger = await app.signIn(outsider);
      expect((await app.send(`/activities/${activity.id}`, { as: stranger })).status).toBe(404);
      const left = await app.send(`/activities/${activity.id}`, {
        as,
        form: { attendance: 'leave' },
      });
      expect(left.headers.get('Location')).toBe(`/communities/${community.slug}?tab=activities`);
      expect((await app.send(`/activities/${activity.id}`, { as })).status).toBe(404);
    },
  );

  it('can leave one that is cancelled, and one that is hidden by a call', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const cancelled = makeActivity(em, resident, community, { status: 'CANCELLED' });
    const removed = makeActivity(em, resident, community, { status: 'REMOVED' });
    for (const activity of [cancelled, removed]) makeAttendee(em, activity, neighbour);
    await em.flush();
    const as = await app.signIn(neighbour);
    const html = await (await app.send(`/activities/${cancelled.id}`, { as })).text();
    expect(html).toContain('This activity has been cancelled.');
    expect(html).toContain('value="leave"');
    for (const { id } of [cancelled, removed]) {
      const response = await app.send(`/api/activities/${id}/leave`, { method: 'POST', as });
      expect(response.status).toBe(200);
    }
    expect((await app.em().findOneOrFail(Activity, { id: removed.id })).status).toBe('REMOVED');
  });
});
