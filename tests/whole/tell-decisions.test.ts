import { describe, expect, it } from 'vitest';
import { Appeal, ModerationEvent, Report, type User } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { saveChoice } from '#app/features/mail/choices/choices.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const decide = async (id: string, as: User, json: object, kind = 'listings') => {
  const answer = await app.send(`/api/${kind}/${id}`, {
    method: 'PATCH',
    json,
    as: await app.signIn(as),
  });
  expect(answer.status).toBe(200);
};

const post = async (path: string, as: User, form: Record<string, string> | URLSearchParams) =>
  app.send(path, { as: await app.signIn(as), form });

/** A neighbourhood whose resident reads French and whose neighbour reads English, both by mail. */
async function makePlace() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  people.resident.isAuthenticated = true;
  people.resident.language = 'fr';
  people.neighbour.isAuthenticated = true;
  const second = makeUser(em, { name: 'Bea Second', role: 'BOARD' });
  makeMembership(em, second, people.community, { condoUnit: '9', canModerate: true });
  await em.flush();
  return { em, second, ...people };
}

describe('what an author hears of (rules 24.1)', () => {
  it('is each decision once, with the reason in their language and the words as they were written', async () => {
    const { em, community, resident, board } = await makePlace();
    const listing = makeListing(em, resident, community, { status: 'PENDING', title: 'Raquettes' });
    await em.flush();
    await decide(listing.id, board, { status: 'PUBLISHED' });
    await decide(listing.id, board, {
      status: 'REMOVED',
      reasonCode: 'COMMERCIAL',
      reason: 'Not a shop, please.',
    });
    await decide(listing.id, board, { status: 'PUBLISHED' });
    await decide(listing.id, board, { status: 'REMOVED', reasonCode: 'OUTDATED' });
    const letters = await lettersTo(app.em(), resident);
    expect(letters.map(({ kind, state, topic }) => [kind, state, topic])).toEqual([
      ['POST_APPROVED', 'QUEUED', 'OWN_POSTS'],
      ['POST_REMOVED', 'QUEUED', 'OWN_POSTS'],
      ['POST_RESTORED', 'QUEUED', 'OWN_POSTS'],
      ['POST_REMOVED', 'QUEUED', 'OWN_POSTS'],
    ]);
    const events = await app.em().find(ModerationEvent, { subjectId: listing.id });
    expect(letters.map(({ event }) => event).sort()).toEqual(
      events.map(({ id }) => `decision:${id}`).sort(),
    );
    const [approved, removed] = letters.map(written);
    expect(approved?.subject).toBe('Votre publication « Raquettes » a été approuvée');
    expect(approved?.text).toContain(`http://localhost:3000/listings/${listing.id}`);
    expect(removed?.text).toContain('Cette publication fait la publicité d’une entreprise');
    expect(removed?.text).toContain('> Not a shop, please.');
    expect(removed?.html).toMatch(/<blockquote[^>]* lang="en-CA"[^>]*>Not a shop, please\./);
    expect(removed?.text).not.toContain('Bo Board');
  });

  it('is a change beside a published post too, and the post stays', async () => {
    const { em, community, neighbour, board } = await makePlace();
    const listing = makeListing(em, neighbour, community, { title: 'Oak desk' });
    await em.flush();
    const as = await app.signIn(neighbour);
    const change = async (title: string) => {
      const html = await (await app.send(`/listings/${listing.id}/edit`, { as })).text();
      const version = /name="version"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '1';
      const form = { title, description: `All about a ${title}.`, version };
      expect((await app.send(`/listings/${listing.id}/edit`, { as, form })).status).toBe(303);
    };
    await change('Walnut wardrobe');
    await decide(listing.id, board, { status: 'REJECTED', reasonCode: 'UNCLEAR' });
    await change('Velvet armchair');
    await decide(listing.id, board, { status: 'PUBLISHED' });
    const letters = (await lettersTo(app.em(), neighbour)).map(written);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Your change to “Walnut wardrobe” wasn’t approved',
      'Your change to “Velvet armchair” was approved',
    ]);
    expect(letters[0]?.text).toContain('Reason: This post needs a clearer description');
    expect(letters[0]?.text).toContain('Your post stays in the ');
  });

  it('is nothing of their own doing, and as they chose', async () => {
    const { em, community, neighbour, resident, board } = await makePlace();
    const own = makeListing(em, neighbour, community);
    const [first, other] = [1, 2].map(() =>
      makeListing(em, resident, community, { status: 'PENDING' }),
    );
    const unconfirmed = makeListing(em, board, community, { status: 'PENDING' });
    await em.flush();
    await decide(own.id, neighbour, { status: 'SOLD' });
    await saveChoice(app.em(), resident.id, 'OWN_POSTS', 'WEEKLY');
    await decide(first?.id ?? '', board, { status: 'PUBLISHED' });
    await saveChoice(app.em(), resident.id, 'OWN_POSTS', 'NEVER');
    await decide(other?.id ?? '', board, { status: 'PUBLISHED' });
    await decide(unconfirmed.id, (await makeAdmin()) as User, { status: 'PUBLISHED' });
    expect(await kindsTo(app.em(), neighbour)).toEqual([]);
    expect((await lettersTo(app.em(), resident)).map(({ state }) => state)).toEqual(['HELD']);
    const [held] = await lettersTo(app.em(), board);
    expect(held?.state, 'nobody confirmed that address').toBe('HELD');
  });

  it('is one letter for forty posts approved at once, which costs five statements in all', async () => {
    const { em, community, neighbour, resident, board } = await makePlace();
    const silent = makeUser(em);
    makeMembership(em, silent, community);
    await em.flush();
    await saveChoice(em, silent.id, 'OWN_POSTS', 'NEVER');
    const pendingOf = (author: User, count: number) =>
      Array.from({ length: count }, (_, n) =>
        makeListing(em, author, community, { status: 'PENDING', title: `Chair ${n}` }),
      );
    const [of, ofSilent] = [
      [...pendingOf(neighbour, 39), ...pendingOf(resident, 1)],
      pendingOf(silent, 40),
    ];
    await em.flush();
    const as = await app.signIn(board);
    const approve = async (posts: { id: string }[]) => {
      const form = new URLSearchParams(posts.map(({ id }) => ['pick', `LISTING:${id}:1`]));
      const before = app.queryCount();
      expect((await app.send('/moderation/approve', { as, form })).status).toBe(200);
      return app.queryCount() - before;
    };
    const [silently, told] = [await approve(ofSilent), await approve(of)];
    expect(told - silently).toBeLessThanOrEqual(4);
    const [letter, ...more] = await lettersTo(app.em(), neighbour);
    expect(more).toEqual([]);
    expect(written(letter).subject).toBe('39 of your posts were approved');
    expect(written(letter).text.match(/\* Chair \d+/g)).toHaveLength(39);
    expect(await kindsTo(app.em(), resident)).toEqual(['POST_APPROVED']);
  });

  it('is one letter for all posts that were rejected at once', async () => {
    const { em, community, resident, board } = await makePlace();
    makeListing(em, resident, community, { status: 'PENDING', title: 'Lampe' });
    makeActivity(em, resident, community, { status: 'PENDING', title: 'Chorale' });
    await em.flush();
    const sent = await post(`/moderation/authors/${resident.id}`, board, {
      reasonCode: 'OTHER',
      reason: 'Une fois suffit.',
    });
    expect(sent.status).toBe(303);
    const [letter, ...more] = await lettersTo(app.em(), resident);
    expect(more).toEqual([]);
    const { subject, text } = written(letter);
    expect(subject).toBe('2 de vos publications ont été refusées');
    expect(text).toMatch(/\* Lampe[\s\S]*\* Chorale/);
    expect(text).toContain('> Une fois suffit.');
  });

  it('is the answer to an appeal, in one letter with what follows from it', async () => {
    const { em, community, neighbour, board, second } = await makePlace();
    const titles = ['Choir', 'Chess'];
    const activities = titles.map((title) =>
      makeActivity(em, neighbour, community, { status: 'PENDING', title }),
    );
    await em.flush();
    for (const [index, verdict] of (['GRANT', 'UPHOLD'] as const).entries()) {
      const { id = '' } = activities[index] ?? {};
      await decide(id, board, { status: 'REJECTED', reasonCode: 'NOT_HERE' }, 'activities');
      await post(`/activities/${id}/appeal`, neighbour, { words: 'It is for everybody.' });
      const appeal = await app.em().findOneOrFail(Appeal, { postId: id });
      const reason = 'We talked about it.';
      const answered = await post('/moderation/appeals', second, {
        id: appeal.id,
        verdict,
        version: '2',
        reason,
      });
      expect(answered.status).toBe(303);
    }
    const letters = await lettersTo(app.em(), neighbour);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'POST_REJECTED',
      'APPEAL_ANSWERED',
      'POST_REJECTED',
      'APPEAL_ANSWERED',
    ]);
    expect(letters.map((letter) => written(letter).subject)).toEqual([
      '“Choir” wasn’t approved',
      'Your appeal about “Choir” was granted',
      '“Chess” wasn’t approved',
      'Your appeal about “Chess” didn’t change the decision',
    ]);
    expect(written(letters[1]).text).toContain('> We talked about it.');
  });
});

describe('whoever reported something (rules 24.3)', () => {
  it('hears what became of it, each in their language, and reads nobody’s name', async () => {
    const { em, community, neighbour, resident, outsider, board } = await makePlace();
    const author = outsider;
    author.isAuthenticated = true;
    makeMembership(em, author, community, { isPrimary: false });
    const [kept, removed] = ['Radio', 'Watches'].map((title) =>
      makeListing(em, author, community, { title }),
    );
    await em.flush();
    for (const reporter of [neighbour, resident]) {
      for (const { id } of [kept, removed].flatMap((one) => one ?? [])) {
        await post(`/listings/${id}/report`, reporter, { reasonCode: 'SCAM' });
      }
    }
    await post(`/users/${author.id}/report`, neighbour, { reasonCode: 'UNKIND' });
    expect(await app.em().count(Report, { about: author.id })).toBe(5);
    const answer = { communityId: community.id, shownUntil: new Date().toISOString() };
    const dismissed = { ...answer, verdict: 'DISMISS', answer: 'It is an old radio.' };
    await post('/moderation/reports', board, {
      ...dismissed,
      subjectType: 'LISTING',
      id: kept?.id ?? '',
    });
    await post('/moderation/reports', board, {
      ...answer,
      verdict: 'UPHOLD',
      subjectType: 'USER',
      id: author.id,
    });
    await decide(removed?.id ?? '', board, { status: 'REMOVED', reasonCode: 'COMMERCIAL' });
    const english = (await lettersTo(app.em(), neighbour)).map(written);
    expect(english).toHaveLength(3);
    expect(english[0]?.text).toContain('* Radio');
    expect(english[0]?.text).toContain('reviewed your report and decided not to change anything');
    expect(english[0]?.text).toContain('> It is an old radio.');
    expect(english[1]?.text).toContain('About the profile you reported');
    expect(english[2]?.text).toContain('agreed with you and took action');
    for (const { subject, text, html } of english) {
      expect(`${subject}${text}${html}`).not.toMatch(/Otto|Rita|Nadia|Bo Board/);
    }
    const [french, ...more] = (await lettersTo(app.em(), resident)).map(written);
    expect(more).toHaveLength(1);
    expect(french?.subject).toContain('une réponse à votre signalement');
    expect(french?.html).toMatch(/<blockquote[^>]* lang="en-CA"[^>]*>It is an old radio\./);
    expect(await kindsTo(app.em(), author), 'of the decision only').toEqual(['POST_REMOVED']);
  });
});

async function makeAdmin() {
  const em = app.em();
  const admin = makeUser(em, { role: 'ADMIN' });
  await em.flush();
  return admin;
}
