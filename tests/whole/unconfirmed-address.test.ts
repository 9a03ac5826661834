import { expect, it } from 'vitest';
import { ActivityAttendee, MailLetter, User } from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing } from '#db/factories/index.ts';
import { confirmAddressOf } from '#app/features/accounts/login/address/address-changes.server.ts';
import { forgetWords } from '#app/features/mail/outbox/send-letters.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp({ production: false });

/** A neighbourhood in which the address of `neighbour` is not confirmed, and that of everybody else is. */
async function makePlace(given: { requireModeration?: boolean } = {}) {
  const em = app.em();
  const people = await makeNeighbourhood(em, given);
  people.resident.isAuthenticated = true;
  people.neighbour.isAuthenticated = false;
  await em.flush();
  const confirm = async () => {
    await app.em().transactional((tx) => confirmAddressOf(tx, people.neighbour));
    await app.runDueJobs();
  };
  return { em, confirm, ...people };
}

const pageOf = async (path: string, as: string, language = 'en') =>
  (await app.send(path, { as, headers: { 'Accept-Language': language } })).text();

it('the hub and home of a member say that the address is not confirmed, with the way (rules 24.2)', async () => {
  const { community, resident, neighbour } = await makePlace();
  const as = await app.signIn(neighbour);
  for (const path of ['/', `/communities/${community.slug}`]) {
    for (const [language, words] of [
      ['en', 'we only email you about your account'],
      ['fr', 'vous n’y recevez que les courriels au sujet de votre compte'],
    ] as const) {
      const html = await pageOf(path, as, language);
      expect(html, path).toContain(words);
      expect(html).toContain(neighbour.email);
    }
    const sent = await app.send('/account/confirm-email', { as, form: { redirectTo: path } });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, path]);
    expect(await pageOf(path, await app.signIn(resident))).not.toContain('/account/confirm-email');
  }
  for (const [person, title] of [
    [neighbour, 'Confirm your email address'],
    [resident, 'Your email address'],
  ] as const) {
    const page = await pageOf('/account/confirm-email', await app.signIn(person));
    expect(page).toContain(`<h1>${title}</h1>`);
  }
});

it('one’s own post sends the email again, and stays (rules 24.2)', async () => {
  const { em, community, neighbour } = await makePlace();
  const listing = makeListing(em, neighbour, community);
  await em.flush();
  const as = await app.signIn(neighbour);
  const path = `/listings/${listing.id}`;
  const html = await pageOf(path, as);
  expect(html).not.toContain('href="/account/confirm-email"');
  const [form = ''] =
    /<form[^>]*action="\/account\/confirm-email"[\s\S]*?<\/form>/.exec(html) ?? [];
  expect(form).toContain(`name="redirectTo" value="${path}"`);
  expect(form).toContain('Send the email again</button>');
  const sent = await app.send('/account/confirm-email', { as, form: { redirectTo: path } });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, path]);
});

it('who waits in line reads that no email tells them, or that one does (rules 27.2)', async () => {
  const { em, community, resident, neighbour } = await makePlace();
  const activity = makeActivity(em, resident, community, { capacity: 1 });
  makeAttendee(em, activity, neighbour, { ticket: 1 });
  await em.flush();
  const as = await app.signIn(neighbour);
  const path = `/activities/${activity.id}`;
  expect(await pageOf(path, as)).toContain('We won’t email you');
  await app.em().nativeUpdate(User, { id: neighbour.id }, { isAuthenticated: true });
  expect(await pageOf(path, as)).toContain('you’ll get the spot and an email');
});

it('what was decided meanwhile is told after confirming, as it is by then (rules 24)', async () => {
  const { em, community, board, neighbour, confirm } = await makePlace();
  const [approved, refused, taken] = ['Oak desk', 'Old sofa', 'Blue lamp'].map((title) =>
    makeListing(em, neighbour, community, { status: 'PENDING', title }),
  );
  await em.flush();
  const decide = async (post: { id: string } | undefined, json: object) => {
    const as = await app.signIn(board);
    const path = `/api/listings/${String(post?.id)}`;
    expect((await app.send(path, { method: 'PATCH', json, as })).status).toBe(200);
  };
  await decide(approved, { status: 'PUBLISHED' });
  await decide(approved, { status: 'REMOVED', reasonCode: 'OUTDATED' });
  await decide(approved, { status: 'PUBLISHED' });
  await decide(refused, { status: 'REJECTED', reasonCode: 'UNCLEAR' });
  await decide(taken, { status: 'PUBLISHED' });
  const as = await app.signIn(neighbour);
  const own = { method: 'PATCH', json: { status: 'WITHDRAWN' }, as };
  expect((await app.send(`/api/listings/${String(taken?.id)}`, own)).status).toBe(200);
  await app.runDueJobs();
  expect(await app.em().count(MailLetter, { user: neighbour.id, state: 'SENT' })).toBe(0);
  await confirm();
  const letters = await lettersTo(app.em(), neighbour);
  expect(letters.map(({ kind, state }) => [kind, state])).toEqual([
    ['POST_RESTORED', 'SENT'],
    ['POST_REJECTED', 'SENT'],
  ]);
});

it('a place that somebody got is told after confirming, if they have it still (rules 27.4)', async () => {
  const { em, community, resident, neighbour, confirm } = await makePlace({
    requireModeration: false,
  });
  const [kept, cancelled] = [1, 2].map(() =>
    makeActivity(em, resident, community, { capacity: 1, place: 'The lobby' }),
  );
  await em.flush();
  for (const activity of [kept, cancelled]) {
    if (!activity) throw new Error('there are two');
    makeAttendee(em, activity, neighbour, { ticket: 1 });
    await em.flush();
    const form = { title: activity.title, description: activity.description, place: 'The garden' };
    const path = `/activities/${activity.id}`;
    const as = await app.signIn(resident);
    const edit = await app.send(`${path}/edit`, { as, form: { ...form, version: '1' } });
    expect(edit.status).toBe(303);
  }
  expect(await kindsTo(app.em(), neighbour)).toEqual([
    'ACTIVITY_PLACE_FREE',
    'ACTIVITY_PLACE_FREE',
  ]);
  const json = { status: 'CANCELLED' };
  const cancel = { method: 'PATCH', json, as: await app.signIn(resident) };
  expect((await app.send(`/api/activities/${String(cancelled?.id)}`, cancel)).status).toBe(200);
  await confirm();
  const letters = await lettersTo(app.em(), neighbour);
  expect(letters.map(({ kind, state }) => [kind, state])).toEqual([
    ['ACTIVITY_PLACE_FREE', 'SENT'],
  ]);
  expect(written(letters[0]).text).toContain('The garden');
  expect(await app.em().count(ActivityAttendee, { user: neighbour.id, ticket: null })).toBe(2);
});

it('what nobody confirmed an address for is forgotten after 30 days (rules 24.2)', async () => {
  const { em, community, board, neighbour } = await makePlace();
  const listing = makeListing(em, neighbour, community, { status: 'PENDING' });
  await em.flush();
  const json = { status: 'PUBLISHED' };
  const as = await app.signIn(board);
  await app.send(`/api/listings/${listing.id}`, { method: 'PATCH', json, as });
  const sweepAfter = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await app.em().nativeUpdate(MailLetter, { user: neighbour.id }, { createdAt });
    await forgetWords(app.em());
    return kindsTo(app.em(), neighbour);
  };
  expect(await sweepAfter(29)).toEqual(['POST_APPROVED']);
  expect(await sweepAfter(31)).toEqual([]);
});
