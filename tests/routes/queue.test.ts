import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent, PostRevision } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const hour = 60 * 60 * 1000;
const words = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

/** The first link of a page that begins with an address. */
const viewOf = (html: string, start: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .find((href) => href.startsWith(start)) ?? '';

/** Where the way back to the queue leads. */
const backIn = (html: string) => /href="([^"]+)"[^>]*>Back to the queue</.exec(html)?.[1];

/** A queue of listings, newest first; those whose name starts with Own are the board's. */
async function queueOf(titles: string[]) {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const listings = titles.map((title, index) =>
    makeListing(em, title.startsWith('Own') ? people.board : people.resident, people.community, {
      status: 'PENDING',
      title,
      createdAt: new Date(Date.now() - (index + 1) * hour),
    }),
  );
  await em.flush();
  const as = await app.signIn(people.board);
  const page = async (path: string) => (await app.send(path, { as })).text();
  const idOf = (title: string) => listings.find((listing) => listing.title === title)?.id ?? '';
  const placeOf = (title: string) => {
    const listing = listings.find((row) => row.title === title);
    return listing ? `${listing.createdAt.toISOString()}_${listing.id}` : '';
  };
  const approve = async (title: string, path = '/moderation') => {
    const form = { subjectType: 'LISTING', id: idOf(title), status: 'PUBLISHED' };
    const response = await app.send(path, { as, form: { ...form, place: placeOf(title) } });
    expect(response.status).toBe(303);
    return response.headers.get('Location');
  };
  return { ...people, as, page, idOf, placeOf, approve };
}

describe('after a decision', () => {
  it('the queue goes on to an entry one can decide', async () => {
    const { approve, idOf } = await queueOf(['First', 'Own chair', 'Own table', 'Last']);
    expect(await approve('First')).toBe(`/moderation#post-${idOf('Last')}`);
    expect(await approve('Last')).toBe('/moderation#queue');
  });

  it('the last entry of a later page leads to what is left on that page', async () => {
    const { approve, placeOf, page } = await queueOf(['First', 'Second', 'Third']);
    const later = `/moderation?after=${encodeURIComponent(placeOf('First'))}`;
    expect(await approve('Third', later)).toBe(`${later}#queue`);
    expect(await approve('Second', later)).toBe('/moderation#queue');
    // Without scripts, a browser moves the focus only to what can have it.
    expect(await page('/moderation')).toMatch(/<h2 id="queue"[^>]* tabindex="-1"/);
  });

  it('an entry that moved beyond the page is shown on the next one', async () => {
    const [above, below] = [0, 5].map((from) =>
      Array.from({ length: 5 }, (_, n) => `Own thing ${from + n}`),
    );
    const titles = [...(above ?? []), 'First', ...(below ?? []), 'Last'];
    const { approve, idOf, placeOf, page } = await queueOf(titles);
    const to = `/moderation?after=${encodeURIComponent(placeOf('First'))}#post-${idOf('Last')}`;
    expect(await approve('First')).toBe(to);
    expect(await page(to)).toContain(`id="post-${idOf('Last')}"`);
  });

  it('an entry after pages of own posts is shown on a page that begins with it', async () => {
    const own = Array.from({ length: 30 }, (_, n) => `Own thing ${n}`);
    const { approve, idOf, placeOf, page } = await queueOf(['First', ...own, 'Next', 'Last']);
    const from = encodeURIComponent(placeOf('Own thing 29'));
    const to = await approve('First');
    expect(to).toBe(`/moderation?after=${from}#post-${idOf('Next')}`);
    const html = await page(to ?? '');
    expect(html).toContain(`id="post-${idOf('Next')}"`);
    expect(html).toContain(`id="post-${idOf('Last')}"`);
    expect(html).not.toContain('Own thing');
  });

  it('a page that somebody went back to stays, and so does the way back to it', async () => {
    const titles = Array.from({ length: 42 }, (_, n) => `Thing ${n}`);
    const { approve, idOf, placeOf, page } = await queueOf(titles);
    const later = `/moderation?before=${encodeURIComponent(placeOf('Thing 40'))}`;
    const html = (await page(later)).replaceAll('&amp;', '&');
    const [, view = ''] = /href="(\/listings\/[^"]+\?from=[^"]+)"/.exec(html) ?? [];
    const back = `${later}#post-${idOf('Thing 34')}`;
    expect(await page(view)).toContain(`href="${back}">Back to the queue</a>`);
    expect(await approve('Thing 34', later)).toBe(`${later}#post-${idOf('Thing 35')}`);
    expect(await page(later)).toContain('Thing 33');
    const after = encodeURIComponent(placeOf('Thing 39'));
    expect(await approve('Thing 39', later)).toBe(
      `/moderation?after=${after}#post-${idOf('Thing 40')}`,
    );
  });
});

describe('what is selected in the queue', () => {
  const pickOf = (html: string, title: string) =>
    new RegExp(`value="([^"]+)"[^>]*aria-label="Reject ${title}"`)
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  /** The name of the list of reasons at a post. */
  const codeOf = (html: string, title: string) =>
    new URLSearchParams(pickOf(html, title)).get('from.reasonCode') ?? '';
  const boxesIn = (html: string) =>
    [...html.matchAll(/<input type="checkbox"[^>]*name="pick"[^>]*>/g)].map(([box]) => box);
  const checkedIn = (html: string) => boxesIn(html).map((box) => box.includes('checked=""'));
  const valueIn = (box = '') => /value="([^"]+)"/.exec(box)?.[1] ?? '';

  it('comes along with a rejection, and back with one that was refused', async () => {
    const { page, as, idOf } = await queueOf(['First', 'Second', 'Third']);
    const html = await page('/moderation');
    // One form sends the boxes with every button.
    expect(html).toMatch(/<button[^>]*form="approve-many"[^>]*aria-label="Reject First"/);
    const [, second, third] = boxesIn(html).map(valueIn);
    const send = (more: Record<string, string>) => {
      const form = new URLSearchParams(more);
      for (const pick of [second, third]) form.append('pick', pick ?? '');
      return app.send('/moderation', { as, form });
    };
    const first = idOf('First');
    const press = { __pick__: pickOf(html, 'First'), [`words.${idOf('Second')}`]: 'Also this.' };
    const refused = await send({ ...press, [codeOf(html, 'First')]: 'OTHER' });
    expect(refused.status).toBe(400);
    const again = await refused.text();
    expect(checkedIn(again)).toEqual([false, true, true]);
    expect(fieldValue(again, `words.${idOf('Second')}`)).toBe('Also this.');
    const decided = await send({ ...press, [`words.${first}`]: 'Too blurry.' });
    expect(decided.status).toBe(303);
    const to = decided.headers.get('Location') ?? '';
    expect(checkedIn(await page(to))).toEqual([true, true]);
    const em = app.em();
    const listing = await em.findOneOrFail(Listing, { id: first });
    expect(listing.status).toBe('REJECTED');
    const event = await em.findOneOrFail(ModerationEvent, { subjectId: first, action: 'REJECT' });
    expect(event.publicReason).toBe('Too blurry.');
    expect(
      await em.count(Listing, { status: 'PENDING', id: [idOf('Second'), idOf('Third')] }),
    ).toBe(2);
  });

  it('is not approved by Enter, which rejects the one entry with a reason', async () => {
    const { page, as, idOf } = await queueOf(['First', 'Second']);
    const html = await page('/moderation');
    const [first] = boxesIn(html).map(valueIn);
    const codes = { [codeOf(html, 'First')]: 'NONE', [codeOf(html, 'Second')]: 'NONE' };
    const enter = (more: Record<string, string>) =>
      app.send('/moderation', {
        as,
        form: { enter: 'yes', pick: first ?? '', ...codes, ...more },
      });
    const both = {
      [`words.${idOf('First')}`]: 'Too blurry.',
      [`words.${idOf('Second')}`]: 'Sold.',
    };
    for (const typed of [{}, both]) {
      const asked = await enter(typed);
      expect(asked.status).toBe(400);
      const shown = await asked.text();
      expect(shown).toContain('Select “Approve selected posts”, or a button at one of the posts.');
      expect(checkedIn(shown)).toEqual([true, false]);
    }
    const statusOf = async (title: string) =>
      (await app.em().findOneOrFail(Listing, { id: idOf(title) })).status;
    expect([await statusOf('First'), await statusOf('Second')]).toEqual(['PENDING', 'PENDING']);
    expect((await enter({ [`words.${idOf('Second')}`]: 'Sold.' })).status).toBe(303);
    expect([await statusOf('First'), await statusOf('Second')]).toEqual(['PENDING', 'REJECTED']);
  });
});

describe('the queue in the other order', () => {
  const sorted = '/moderation?sort=oldest';
  const titlesIn = (html: string) =>
    [...html.matchAll(/<h3 id="post-[^>]*>([^<]+)</g)].map(([, title]) => title);
  const linkIn = (html: string, label: string) =>
    new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');

  it('begins with who has waited longest, and leads back to the newest', async () => {
    const { page } = await queueOf(['First', 'Second', 'Third']);
    const newest = await page('/moderation');
    expect(titlesIn(newest)).toEqual(['First', 'Second', 'Third']);
    expect(linkIn(newest, 'Show oldest first')).toBe(`${sorted}#queue`);
    const oldest = await page(sorted);
    expect(titlesIn(oldest)).toEqual(['Third', 'Second', 'First']);
    expect(linkIn(oldest, 'Show newest first')).toBe('/moderation#queue');
    expect(linkIn(oldest, 'Listings')).toBe('/moderation?show=listings&sort=oldest');
  });

  it('has no choice of it for a single post', async () => {
    const { page } = await queueOf(['Only']);
    expect(await page('/moderation')).not.toContain('Show oldest first');
  });

  it('leafs to newer posts and back, with nothing repeated or left out', async () => {
    const titles = Array.from({ length: 18 }, (_, n) => `Thing ${n}`);
    const { page } = await queueOf(titles);
    const first = await page(sorted);
    const second = await page(linkIn(first, 'Newer submissions') ?? '');
    const third = await page(linkIn(second, 'Newer submissions') ?? '');
    expect([first, second, third].flatMap(titlesIn)).toEqual([...titles].reverse());
    expect(linkIn(third, 'Newer submissions')).toBeUndefined();
    expect(titlesIn(await page(linkIn(third, 'Older submissions') ?? ''))).toEqual(
      titlesIn(second),
    );
  });

  it('goes on to the next newer entry that one can decide, in the same order', async () => {
    const { approve, idOf } = await queueOf(['Last', 'Own chair', 'First']);
    expect(await approve('First', sorted)).toBe(`${sorted}#post-${idOf('Last')}`);
    expect(await approve('Last', sorted)).toBe(`${sorted}#queue`);
  });

  it('is kept on the way to a post and back', async () => {
    const { page, idOf } = await queueOf(['Second', 'First']);
    const view = viewOf(await page(sorted), '/listings/');
    expect(backIn(await page(view))).toBe(`${sorted}#post-${idOf('First')}`);
  });
});

describe('a decision in the queue that was not carried out', () => {
  const open = /<details[^>]* open=""[^>]*><summary[^>]*>Remove</;
  const draftOf = (html: string) => fieldValue(html, 'draft').replaceAll('&amp;', '&');

  it.each([
    ['a reason', 'Not about us'],
    ['a press', ''],
  ])('for want of a session comes back at its entry: %s', async (_, reason) => {
    const titles = Array.from({ length: 22 }, (_, n) => `Thing ${n}`);
    const { as, idOf, placeOf, approve } = await queueOf(titles);
    const later = `/moderation?after=${encodeURIComponent(placeOf('Thing 19'))}`;
    const [id, place] = [idOf('Thing 21'), placeOf('Thing 21')];
    const form = { subjectType: 'LISTING', id, version: '1', place, reason, status: 'REJECTED' };
    const refused = await app.send(later, { form });
    expect(refused.status).toBe(401);
    const html = await refused.text();
    const [, to = ''] =
      /name="redirectTo" value="([^"]*)"\/?><input[^>]*name="draft"/.exec(html) ?? [];
    const redirectTo = to.replaceAll('&amp;', '&');
    expect(redirectTo).toBe(`${later}#post-${id}`);
    const draft = draftOf(html);
    const resumed = await app.send('/login', { as, form: { redirectTo, draft } });
    expect([resumed.status, resumed.headers.get('Location')]).toEqual([307, redirectTo]);

    const page = await (await app.send(later, { as, form: { draft } })).text();
    const note = reason
      ? 'We’ve kept what you typed, but it hasn’t been sent yet'
      : 'Nothing has been sent yet.';
    const [above = '', entry = ''] = page.split(`id="post-${id}"`);
    expect(words(above)).toMatch(new RegExp(`${note}.*Thing 21Find this post in the queue`));
    expect(above).toContain(`href="#post-${id}">Find this post in the queue`);
    expect(words(entry)).toContain(note);
    if (reason) expect(entry).toMatch(/<details[^>]* open=""[\s\S]*value="Not about us"/);

    await approve('Thing 21', later);
    const late = words(await (await app.send(later, { as, form: { draft } })).text());
    expect(late).toMatch(new RegExp(`${note}.*Thing 21.*Open the post.*Pending Approvals`));
  });

  it('because another approved the post shows its reason, and takes it to where it can be used', async () => {
    const { as, manager, idOf, placeOf } = await queueOf(['First', 'Second']);
    const id = idOf('First');
    const reason = 'Not “about” us & more';
    const decision = { subjectType: 'LISTING', id, version: '1', place: placeOf('First') };
    const approval = { ...decision, status: 'PUBLISHED' };
    await app.send('/moderation', { as: await app.signIn(manager), form: approval });
    const form = { ...decision, reason, status: 'REJECTED' };
    const late = await app.send('/moderation', { as, form });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(words(html)).toContain('Reason: Not “about” us &amp; more');
    const action = (
      /<form[^>]* action="(\/listings\/[^"]+)"[^>]*>(?=<input[^>]*name="draft")/.exec(html)?.[1] ??
      ''
    ).replaceAll('&amp;', '&');
    expect(action).toMatch(new RegExp(`^/listings/${id}\\?from=`));
    const opened = await app.send(action, { as, form: { draft: draftOf(html) } });
    expect(opened.status).toBe(200);
    const page = await opened.text();
    expect(page).toMatch(open);
    expect(page).toContain('value="Not “about” us &amp; more"');
    expect(page).toContain('We’ve kept what you typed, but it hasn’t been sent yet');
    expect(await app.em().findOneOrFail(Listing, { id })).toMatchObject({ status: 'PUBLISHED' });

    const onPage = await (await app.send(`/listings/${id}`, { as, form })).text();
    expect(onPage).toMatch(open);
    expect(onPage).toContain('value="Not “about” us &amp; more"');
  });

  it('shows its reason where nothing is left that takes one', async () => {
    const { as, resident, idOf, placeOf } = await queueOf(['First', 'Second']);
    const id = idOf('First');
    const form = { subjectType: 'LISTING', id, version: '1', place: placeOf('First') };
    await app.send(`/listings/${id}`, {
      as: await app.signIn(resident),
      form: { ...form, status: 'WITHDRAWN' },
    });
    for (const path of ['/moderation', `/listings/${id}`]) {
      const late = await app.send(path, {
        as,
        form: { ...form, status: 'REJECTED', reason: 'Kept words' },
      });
      expect(late.status).toBe(409);
      expect(words(await late.text()), path).toContain('Reason: Kept words');
    }
  });
});

describe('the way back to the queue', () => {
  it('is on the page of a post that was opened from there, also after a decision', async () => {
    const { page, idOf, as } = await queueOf(['First']);
    const way = `/moderation?show=listings#post-${idOf('First')}`;
    const path = `/listings/${idOf('First')}?from=${encodeURIComponent('/moderation?show=listings')}`;
    const view = viewOf(await page('/moderation?show=listings'), path);
    expect(backIn(await page(view))).toBe(way);
    const form = { subjectType: 'LISTING', id: idOf('First'), status: 'PUBLISHED' };
    const decided = await app.send(view, { as, form });
    expect(decided.status).toBe(303);
    const after = await page(decided.headers.get('Location') ?? '');
    expect(backIn(after)).toBe('/moderation?show=listings#queue');
  });

  it('goes on to the next entry one can decide, once somebody decided on the post', async () => {
    const queue = await queueOf(['First', 'Own chair', 'Second', 'Last']);
    const { page, idOf, as, manager, resident, community } = queue;
    const em = app.em();
    const walk = makeActivity(em, resident, community, {
      status: 'PENDING',
      title: 'Walk',
      createdAt: new Date(Date.now() - 3.5 * hour),
    });
    await em.flush();
    const html = await page('/moderation');
    const view = viewOf(html, `/listings/${idOf('First')}?`);
    const id = idOf('First');
    const form = { subjectType: 'LISTING', id, status: 'PUBLISHED', version: '1' };
    await app.send(view, { as: await app.signIn(manager), form: { ...form, status: 'REJECTED' } });
    expect(backIn(await page(view))).toBe(`/moderation#post-${idOf('Second')}`);
    const late = await app.send(view, { as, form });
    expect(late.status).toBe(409);
    expect(backIn(await late.text())).toBe(`/moderation#post-${idOf('Second')}`);

    const second = viewOf(html, `/listings/${idOf('Second')}?`);
    const reject = { ...form, id: idOf('Second'), status: 'REJECTED' };
    const done = await app.send(second, { as, form: reject });
    const after = await page(done.headers.get('Location') ?? '');
    expect(backIn(after)).toBe(`/moderation#post-${walk.id}`);
    const ofWalk = viewOf(html, `/activities/${walk.id}?`);
    const approve = { ...form, subjectType: 'ACTIVITY', id: walk.id };
    const approved = await app.send(ofWalk, { as, form: approve });
    const last = await page(approved.headers.get('Location') ?? '');
    expect(backIn(last)).toBe(`/moderation#post-${idOf('Last')}`);
  });

  it('goes on from an edit that was decided, and from an author’s posts that are gone', async () => {
    const { page, idOf, as, board, resident, community } = await queueOf(['First']);
    const em = app.em();
    const live = makeListing(em, resident, community, { title: 'Oak table' });
    await em.flush();
    await app.send(`/listings/${live.id}/edit`, {
      as: await app.signIn(resident),
      form: { title: 'Another table', description: 'It has changed a lot.' },
    });
    const html = await page('/moderation');
    const view = viewOf(html, `/listings/${live.id}?`);
    expect(backIn(await page(view))).toBe(`/moderation#post-${live.id}`);
    const form = { subjectType: 'LISTING', id: live.id, status: 'PUBLISHED', version: '2' };
    const done = await app.send(view, { as, form });
    const after = await page(done.headers.get('Location') ?? '');
    expect(backIn(after)).toBe(`/moderation#post-${idOf('First')}`);

    const ofAuthor = viewOf(html, `/moderation/authors/${resident.id}?`);
    await app.send(ofAuthor, { as: await app.signIn(board), form: {} });
    expect(backIn(await page(ofAuthor))).toBe('/moderation#queue');
  });

  it('is on the links of the recent activity and on “Open the post” too', async () => {
    const { page, idOf, as, resident, approve, placeOf } = await queueOf(['First', 'Second']);
    await approve('First');
    const queue = encodeURIComponent('/moderation?show=listings#queue');
    const recent = await page('/moderation?show=listings');
    const links = recent.match(new RegExp(`href="/listings/${idOf('First')}[^"]*"`, 'g'));
    expect(links).toEqual(Array(2).fill(`href="/listings/${idOf('First')}?from=${queue}"`));
    const id = idOf('Second');
    const form = { subjectType: 'LISTING', id, version: '1', place: placeOf('Second') };
    await app.send(`/listings/${id}`, {
      as: await app.signIn(resident),
      form: { ...form, status: 'WITHDRAWN' },
    });
    const late = await app.send('/moderation', { as, form: { ...form, status: 'PUBLISHED' } });
    const html = await late.text();
    const open = viewOf(html, `/listings/${id}?`);
    expect(html).toMatch(/>Open the post</);
    expect(backIn(await page(open))).toBe('/moderation#queue');
  });

  it('is a button to the next post once this one is decided on its own page', async () => {
    const { page, idOf, as } = await queueOf(['First', 'Second']);
    const view = viewOf(await page('/moderation'), `/listings/${idOf('First')}?`);
    expect(await page(view)).not.toContain('Next post in the queue');
    const form = { subjectType: 'LISTING', id: idOf('First'), version: '1', status: 'PUBLISHED' };
    const decided = await app.send(view, { as, form });
    const html = await page(decided.headers.get('location') ?? '');
    expect(html).toMatch(
      new RegExp(`href="/moderation#post-${idOf('Second')}"[^>]*>Next post in the queue<`),
    );
    const last = viewOf(await page('/moderation'), `/listings/${idOf('Second')}?`);
    await app.send(last, { as, form: { ...form, id: idOf('Second') } });
    expect(await page(last)).not.toContain('Next post in the queue');
  });

  it('is there from a later page too', async () => {
    const titles = Array.from({ length: 22 }, (_, n) => `Thing ${n}`);
    const { page } = await queueOf(titles);
    const [, older = ''] =
      /href="(\/moderation\?[^"]*after=[^"]+)"/.exec(await page('/moderation')) ?? [];
    const later = (await page(older.replaceAll('&amp;', '&'))).replaceAll('&amp;', '&');
    const [, view = ''] = /href="(\/listings\/[^"]+\?from=[^"]+)"/.exec(later) ?? [];
    expect(await page(view)).toContain('Back to the queue');
  });

  it('leads nowhere else, and is for moderators', async () => {
    const { page, idOf, resident } = await queueOf(['First']);
    const path = `/listings/${idOf('First')}`;
    for (const from of [
      '//evil.example',
      '/moderation/../x',
      '/account/settings',
      '/moderationx',
    ]) {
      const html = await page(`${path}?from=${encodeURIComponent(from)}`);
      expect(html).not.toContain('Back to the queue');
    }
    const own = await app.send(`${path}?from=/moderation`, { as: await app.signIn(resident) });
    expect(await own.text()).not.toContain('Back to the queue');
  });

  it('leads from an author’s posts to the same filter', async () => {
    const { page, resident, as } = await queueOf(['First', 'Second']);
    const from = encodeURIComponent('/moderation?show=listings#post-x');
    const path = `/moderation/authors/${resident.id}?from=${from}`;
    const html = await page(path);
    expect(html).toMatch(/href="\/moderation\?show=listings#post-x"[^>]*>Cancel/);
    expect(backIn(await page(viewOf(html, '/listings/')))).toBe('/moderation?show=listings#post-x');
    const done = await app.send(path, { as, form: {} });
    expect(done.headers.get('Location')).toBe('/moderation?show=listings#queue');
  });
});

describe('a decision that came too late', () => {
  it('leads on to the next entry, or to the heading when none is left', async () => {
    const { page, idOf, placeOf, as, resident } = await queueOf(['First', 'Own chair', 'Last']);
    const author = await app.signIn(resident);
    const tooLate = async (title: string) => {
      const form = { subjectType: 'LISTING', id: idOf(title), version: '1' };
      const withdraw = { ...form, status: 'WITHDRAWN' };
      expect(
        (await app.send(`/listings/${idOf(title)}`, { as: author, form: withdraw })).status,
      ).toBe(303);
      const approve = { ...form, status: 'PUBLISHED', place: placeOf(title) };
      const late = await app.send('/moderation?show=listings', { as, form: approve });
      expect(late.status).toBe(409);
      const [, to] = /href="([^"]+)"[^>]*>Back to the queue</.exec(await late.text()) ?? [];
      return to;
    };
    expect(await tooLate('First')).toBe(`/moderation?show=listings#post-${idOf('Last')}`);
    expect(await tooLate('Last')).toBe('/moderation?show=listings#queue');
    expect(await page('/moderation')).not.toContain('Back to the queue');
  });
});

describe('another page of the queue', () => {
  it('opens at the queue, and so does its start', async () => {
    const { page } = await queueOf(Array.from({ length: 21 }, (_, n) => `Thing ${n}`));
    const [, older = ''] =
      /href="([^"]+)"[^>]*>Older submissions</.exec(await page('/moderation')) ?? [];
    expect(older).toMatch(/^\/moderation\?after=[^#]+#queue$/);
    expect(await page(older)).toMatch(/href="\/moderation#queue"[^>]*>Back to the start/);
  });
});

describe('rejecting all posts of an author', () => {
  it('says how many were left and why, and what waits now', async () => {
    const { page, idOf, as, manager, resident } = await queueOf(['One', 'Two', 'Three', 'Four']);
    const author = await app.signIn(resident);
    const path = `/moderation/authors/${resident.id}`;
    const html = await page(path);
    const form = { shownUntil: fieldValue(html, 'shownUntil'), shown: fieldValue(html, 'shown') };
    const approve = { subjectType: 'LISTING', id: idOf('One'), status: 'PUBLISHED', version: '1' };
    await app.send('/moderation', { as: await app.signIn(manager), form: approve });
    await app.send(`/listings/${idOf('Two')}/edit`, {
      as: author,
      form: { title: 'Two and a half', description: 'Better', version: '1' },
    });
    const done = await app.send(path, { as, form });
    const toast = done.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const next = await app.send('/', { as: `${as}; ${toast?.split(';')[0] ?? ''}` });
    const text = words(await next.text());
    expect(text).toContain('2 pending posts and changes by');
    expect(text).toContain(
      '2 posts and changes weren’t rejected, because they had already been reviewed, withdrawn or edited.',
    );
    expect(text).toContain('The author still has 1 item under review.');

    const twice = await app.send(path, { as, form });
    expect(twice.status).toBe(409);
  });

  it('says why nothing was rejected when nothing is left', async () => {
    const { page, idOf, as, resident } = await queueOf(['One']);
    const path = `/moderation/authors/${resident.id}`;
    const form = { shownUntil: fieldValue(await page(path), 'shownUntil') };
    const withdraw = { subjectType: 'LISTING', id: idOf('One'), status: 'WITHDRAWN', version: '1' };
    await app.send(`/listings/${idOf('One')}`, { as: await app.signIn(resident), form: withdraw });
    const late = await app.send(path, { as, form });
    expect(late.status).toBe(409);
    expect(words(await late.text())).toContain(
      'Nothing was rejected, because everything had already been reviewed',
    );
  });
});

describe('a waiting edit', () => {
  async function withEdit() {
    const queue = await queueOf(['Spam']);
    const { resident, community } = queue;
    const em = app.em();
    const live = makeListing(em, resident, community, { title: 'Oak table' });
    await em.flush();
    const form = { title: 'Cheap watches', description: 'Many of them.' };
    const author = await app.signIn(resident);
    const edit = (title: string) =>
      app.send(`/listings/${live.id}/edit`, { as: author, form: { ...form, title } });
    expect((await edit('Cheap watches')).status).toBe(303);
    return { ...queue, live, edit, author, path: `/moderation/authors/${resident.id}` };
  }

  it('is listed and rejected with everything else of its author', async () => {
    const { page, path, as, live, author } = await withEdit();
    const html = await page(path);
    expect(words(html)).toContain('2 posts and changes are pending');
    expect(words(html)).toContain('A change to “Cheap watches”');
    const shownUntil = fieldValue(html, 'shownUntil');
    const done = await app.send(path, { as, form: { reason: 'Advertising', shownUntil } });
    expect(done.status).toBe(303);
    const [revision] = await app.em().find(PostRevision, { postId: live.id });
    expect(revision).toMatchObject({ status: 'REJECTED', reason: 'Advertising' });
    const now = await app.em().findOneOrFail(Listing, { id: live.id });
    expect(now).toMatchObject({ title: 'Oak table', status: 'PUBLISHED', version: 3 });
    const [event] = await app.em().find(ModerationEvent, { subjectId: live.id, action: 'REJECT' });
    expect(event).toMatchObject({
      publicReason: 'Advertising',
      snapshot: { title: 'Cheap watches', version: 2, ofRevision: true },
    });
    const own = await (await app.send(`/listings/${live.id}`, { as: author })).text();
    expect(words(own)).toContain('The board didn’t approve your last change, so');
    expect(words(own)).toContain('Advertising');
  });

  it('is left when it changed since the page was opened', async () => {
    const { page, path, as, live, edit } = await withEdit();
    const shownUntil = fieldValue(await page(path), 'shownUntil');
    await edit('Something much better');
    expect((await app.send(path, { as, form: { shownUntil } })).status).toBe(303);
    const [revision] = await app.em().find(PostRevision, { postId: live.id });
    expect(revision?.status).toBe('PENDING');
    expect((await app.em().findOneOrFail(Listing, { id: live.id })).version).toBe(3);
  });

  it('is called a change wherever it was decided', async () => {
    const { page, live, as, manager } = await withEdit();
    const decide = async (status: string, person: { id: string }) =>
      app.send(`/listings/${live.id}`, {
        as: await app.signIn(person),
        form: { subjectType: 'LISTING', id: live.id, status, version: '2' },
      });
    await decide('REJECTED', manager);
    expect(words(await page('/moderation'))).toContain(
      'Mona Manager rejected a change to Oak table',
    );
    const again = await decide('REJECTED', manager);
    const toast = again.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const next = await app.send('/', { as: `${as}; ${toast?.split(';')[0] ?? ''}` });
    expect(words(await next.text())).toContain(
      'Mona Manager already rejected the change to “Oak table”',
    );
    const late = await decide('PUBLISHED', manager);
    expect(late.status).toBe(409);
    expect(words(await late.text())).toContain('Mona Manager rejected the change just now');
  });
});

describe('what the board said', () => {
  it('stays on the page of a post that was sent again', async () => {
    const { page, idOf, as, resident } = await queueOf(['Lamp']);
    const path = `/listings/${idOf('Lamp')}`;
    const form = { subjectType: 'LISTING', id: idOf('Lamp'), status: 'REJECTED' };
    await app.send(path, { as, form: { ...form, reason: 'Too blurry' } });
    const author = await app.signIn(resident);
    const changed = { title: 'Lamp', description: 'With a sharp photo.' };
    await app.send(`${path}/edit`, { as: author, form: changed });
    const own = words(await (await app.send(path, { as: author })).text());
    expect(own).toContain('Your listing is with the board.');
    expect(own).toContain('Rejected just now.Reason: Too blurrySubmitted again just now.');
    expect(words(await page(path))).toContain(
      'Rejected just now by Bo Board.Reason: Too blurrySubmitted again just now.',
    );
    expect(words(await page('/moderation'))).toContain(
      'Rejected earlier by Bo Board, just now: Too blurrySubmitted again just now.',
    );
    await app.send(path, { as, form: { ...form, status: 'PUBLISHED' } });
    expect(words(await page(path))).not.toContain('Reason: Too blurry');
  });

  it('about a change is not held against the post', async () => {
    const { page, idOf, as, resident, approve } = await queueOf(['Lamp']);
    await approve('Lamp');
    const path = `/listings/${idOf('Lamp')}`;
    const author = await app.signIn(resident);
    const form = { subjectType: 'LISTING', id: idOf('Lamp') };
    await app.send(`${path}/edit`, { as: author, form: { title: 'Cabinet', description: 'Oak' } });
    await app.send(path, { as, form: { ...form, status: 'REJECTED', reason: 'Not a lamp' } });
    for (const status of ['WITHDRAWN', 'PENDING']) {
      expect((await app.send(path, { as: author, form: { ...form, status } })).status).toBe(303);
    }
    const queue = words(await page('/moderation'));
    expect(queue).toContain('Pending Approval1');
    expect(queue).not.toMatch(/Rejected earlier|Submitted again/);
    expect(words(await page(path))).not.toContain('Reason: Not a lamp');
  });

  it('says when a post was removed, and to moderators by whom', async () => {
    const { page, idOf, as, resident, approve } = await queueOf(['Lamp']);
    await approve('Lamp');
    const path = `/listings/${idOf('Lamp')}`;
    const form = { subjectType: 'LISTING', id: idOf('Lamp'), status: 'REMOVED' };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const own = words(await (await app.send(path, { as: await app.signIn(resident) })).text());
    expect(own).toContain('Removed just now.');
    expect(words(await page(path))).toContain('Removed just now by Bo Board.');
  });
});

describe('a reason that a button of the queue does not send', () => {
  /** The queue's form with the approval of one entry, and the reason typed at another one. */
  async function typed(approved: string, reasonAt: string) {
    const queue = await queueOf(['Lamp', 'Chair']);
    const { as, idOf, placeOf } = queue;
    const { createdAt } = await app.em().findOneOrFail(Listing, { id: idOf(reasonAt) });
    const form = {
      subjectType: 'LISTING',
      id: idOf(approved),
      status: 'PUBLISHED',
      place: placeOf(approved),
      [`code.${idOf(reasonAt)}.LISTING.1.${createdAt.getTime()}`]: 'NONE',
      [`words.${idOf(reasonAt)}`]: 'The photo is of a shop.',
    };
    const send = (fields: Record<string, string>, path = '/moderation') =>
      app.send(path, { as, form: { ...form, ...fields } });
    const stateOf = async (title: string) =>
      (await app.em().findOneOrFail(Listing, { id: idOf(title) })).status;
    return { ...queue, send, stateOf };
  }

  it.each(['Lamp', 'Chair'])('is asked about before Lamp is approved, at %s', async (reasonAt) => {
    const { send, stateOf, idOf } = await typed('Lamp', reasonAt);
    const asked = await send({});
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(words(html)).toContain('Nothing has been decided yet.');
    expect(fieldValue(html, `words.${idOf(reasonAt)}`)).toBe('The photo is of a shop.');
    expect(await stateOf('Lamp')).toBe('PENDING');
    const [rejection = '', approval = ''] = [...html.matchAll(/name="__pick__" value="([^"]*)"/g)]
      .map(([, value = '']) => value.replaceAll('&amp;', '&'))
      .filter((value) => value.includes('leave='));
    expect((await send({ __pick__: rejection })).status).toBe(303);
    expect(await stateOf(reasonAt)).toBe('REJECTED');
    if (reasonAt === 'Lamp') return;
    expect((await send({ __pick__: approval })).status).toBe(303);
    expect(await stateOf('Lamp')).toBe('PUBLISHED');
  });

  it('is quoted after several were approved together', async () => {
    const { send, stateOf, idOf } = await typed('Lamp', 'Chair');
    const pick = `LISTING:${idOf('Lamp')}:1`;
    const done = await send({ pick, id: '', status: '' }, '/moderation/approve');
    expect(done.status).toBe(200);
    expect(words(await done.text())).toMatch(/Not sent yet.*Chair\s*The photo is of a shop\./);
    expect([await stateOf('Lamp'), await stateOf('Chair')]).toEqual(['PUBLISHED', 'PENDING']);
  });
});

describe('a long text in the queue', () => {
  it('is folded to its beginning, on both sides of a change too', async () => {
    const { page, resident, community } = await queueOf(['Short']);
    const em = app.em();
    const description = `${'A word or two. '.repeat(300)}The very end.`;
    makeListing(em, resident, community, { status: 'PENDING', title: 'Long', description });
    const live = makeListing(em, resident, community, { description });
    await em.flush();
    await app.send(`/listings/${live.id}/edit`, {
      as: await app.signIn(resident),
      form: { title: 'Other', description: `${description} More.` },
    });
    const html = await page('/moderation');
    expect(html.match(/…<\/span><details><summary[^>]*>Show all<\/summary>/g)).toHaveLength(2);
    const [preview] = />(A word or two\.[^<]*)<\/span><span/.exec(html)?.slice(1) ?? [];
    expect(preview?.length).toBeLessThanOrEqual(200);
    expect(html.match(/The very end/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
