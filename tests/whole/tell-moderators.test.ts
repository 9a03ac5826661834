import { describe, expect, it } from 'vitest';
import {
  Activity,
  Appeal,
  Listing,
  MailLetter,
  ModerationEvent,
  Report,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { saveChoice } from '#app/features/mail/choices/choices.server.ts';
import {
  notifyOverdue,
  notifyWaiting,
} from '#app/features/desks/moderation/emails/notify-moderators.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const hour = 60 * 60 * 1000;
/** A Tuesday morning in Ottawa. */
const tuesday = new Date('2027-03-02T12:30:00Z');
const later = (hours: number) => new Date(tuesday.getTime() + hours * hour);
const before = (hours: number) => later(-hours);

/** A neighbourhood whose moderators have letters, and where nothing waits elsewhere. */
async function makePlace() {
  const em = app.em();
  await em.nativeDelete(MailLetter, {});
  await em.nativeDelete(Appeal, {});
  await em.nativeDelete(Report, {});
  await em.nativeUpdate(Activity, { status: 'PENDING' }, { status: 'WITHDRAWN' });
  await em.nativeUpdate(Listing, { status: 'PENDING' }, { status: 'WITHDRAWN' });
  await em.nativeUpdate(UserCommunity, { state: 'WAITING' }, { state: 'CONFIRMED' });
  await em.nativeUpdate(UserCommunity, { canModerate: true }, { canModerate: false });
  const people = await makeNeighbourhood(em, { requireModeration: true });
  for (const person of [people.board, people.manager, people.admin, people.otherBoard]) {
    person.isAuthenticated = true;
  }
  people.manager.language = 'fr';
  await em.flush();
  const pending = async (author: User, createdAt: Date, title = 'A lamp') => {
    const listing = makeListing(em, author, people.community, {
      status: 'PENDING',
      title,
      createdAt,
    });
    await em.flush();
    return listing;
  };
  return { em, pending, ...people };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

async function addAppealAndReport({ em, community, resident, board, neighbour }: Place) {
  const listing = makeListing(em, resident, community, { status: 'REJECTED' });
  const shown = makeListing(em, resident, community);
  const event = em.create(ModerationEvent, {
    subjectType: 'LISTING',
    subjectId: listing.id,
    community,
    actor: board,
    actorRole: 'BOARD',
    action: 'REJECT',
    fromStatus: 'PENDING',
    toStatus: 'REJECTED',
    snapshot: { title: listing.title },
  });
  em.create(Appeal, {
    postType: 'LISTING',
    postId: listing.id,
    community,
    author: resident,
    event,
    words: 'Please look again',
    createdAt: before(1),
  });
  for (const reporter of [neighbour, makeUser(em)]) {
    em.create(Report, {
      subjectType: 'LISTING',
      subjectId: shown.id,
      community,
      about: resident,
      reporter,
      reasonCode: 'SCAM',
      snapshot: { title: shown.title },
      createdAt: before(1),
    });
  }
  await em.flush();
}

describe('the morning’s letter to a moderator (rules 24.4)', () => {
  it('counts what they can decide, and leads there', async () => {
    const place = await makePlace();
    const { em, community, resident, board, manager, otherBoard, resident: author } = place;
    await place.pending(author, before(2));
    makeActivity(em, author, community, { status: 'PENDING', createdAt: before(30) });
    makeMembership(em, makeUser(em), community, { state: 'WAITING', createdAt: before(3) });
    await addAppealAndReport(place);
    await notifyWaiting(app.em(), tuesday);
    await notifyWaiting(app.em(), later(2));
    const [letter, ...more] = await lettersTo(app.em(), manager);
    expect(more, 'one a day').toEqual([]);
    const { subject, text } = written(letter);
    expect(subject).toBe(`${community.name} : 5 éléments à examiner`);
    const lines = text.slice(text.indexOf('*'), text.indexOf('\n\n1 de ces'));
    expect(lines).toBe(
      [
        `* 2 publications\n  http://localhost:3000/moderation?community=${community.slug}`,
        `* 1 demande d’adhésion\n  http://localhost:3000/manage/${community.slug}/people`,
        '* 1 signalement\n  http://localhost:3000/moderation/reports',
        '* 1 contestation\n  http://localhost:3000/moderation/appeals',
      ].join('\n'),
    );
    expect(text).toContain('1 de ces éléments attend depuis plus d’un jour');
    const [toBoard] = await lettersTo(app.em(), board);
    expect(written(toBoard).subject, 'they made the decision that is appealed').toBe(
      `${community.name}: 4 items to review`,
    );
    expect(await kindsTo(app.em(), otherBoard), 'nothing waits there').toEqual([]);
    expect(await kindsTo(app.em(), place.admin), 'others were named').toEqual([]);
    expect(await kindsTo(app.em(), resident)).toEqual([]);
  });

  it('comes on Mondays to those who chose once a week, and never to those who chose never', async () => {
    const { pending, resident, board, manager } = await makePlace();
    await pending(resident, before(30));
    await saveChoice(app.em(), board.id, 'MODERATION', 'WEEKLY');
    await saveChoice(app.em(), manager.id, 'MODERATION', 'NEVER');
    for (let day = 0; day < 7; day += 1) await notifyWaiting(app.em(), later(24 * day));
    await notifyOverdue(app.em(), later(24));
    expect((await lettersTo(app.em(), board)).map(({ event }) => event)).toEqual([
      'waiting:2027-03-08',
    ]);
    expect(await kindsTo(app.em(), manager)).toEqual([]);
  });

  it('goes to an ADMIN where nobody else may decide', async () => {
    const { em, pending, board, manager, admin, community } = await makePlace();
    await pending(board, before(2), 'The board’s own chair');
    await notifyWaiting(app.em(), tuesday);
    expect(await kindsTo(app.em(), manager), 'another moderator can').toHaveLength(1);
    expect(await kindsTo(app.em(), board)).toEqual([]);
    await em.nativeUpdate(UserCommunity, { user: manager.id }, { canModerate: false });
    await notifyWaiting(app.em(), later(24));
    expect(await kindsTo(app.em(), admin)).toHaveLength(1);
    expect(await kindsTo(app.em(), board)).toEqual([]);
    await em.nativeUpdate(UserCommunity, { community: community.id }, { canModerate: false });
    await notifyWaiting(app.em(), later(48));
    expect(await kindsTo(app.em(), admin)).toHaveLength(2);
  });
});

describe('what has waited for over a day (rules 24.4)', () => {
  it('is told at once, once, in one letter', async () => {
    const { em, pending, resident, board, manager } = await makePlace();
    await pending(resident, before(3));
    await pending(resident, before(2));
    await pending(resident, later(-1));
    await notifyOverdue(app.em(), tuesday);
    expect(await kindsTo(app.em(), board)).toEqual([]);
    await notifyOverdue(app.em(), later(22.5));
    await notifyOverdue(app.em(), later(22.5));
    const [letter, ...more] = await lettersTo(app.em(), board);
    expect(more).toEqual([]);
    expect(written(letter).subject).toMatch(/: 2 items to review are over a day old$/);
    await notifyOverdue(app.em(), later(24));
    await notifyOverdue(app.em(), later(40));
    const [, second, ...others] = await lettersTo(app.em(), board);
    expect(others).toEqual([]);
    expect(written(second).subject).toMatch(/: 1 item to review is over a day old$/);
    const [french] = await lettersTo(app.em(), manager);
    expect(written(french).subject).toMatch(/ : 2 éléments attendent depuis plus d’un jour$/);
    await em.nativeUpdate(Listing, { status: 'PENDING' }, { status: 'PUBLISHED' });
    await notifyWaiting(app.em(), later(48));
    expect(await kindsTo(app.em(), board)).toHaveLength(2);
  });

  it('is not told again after the morning’s letter said so, and begins anew when it is sent again', async () => {
    const { em, pending, resident, community, board } = await makePlace();
    const listing = await pending(resident, before(30));
    await notifyWaiting(app.em(), tuesday);
    await notifyOverdue(app.em(), later(1));
    expect(await kindsTo(app.em(), board)).toEqual(['MODERATION_WAITING']);
    em.create(ModerationEvent, {
      subjectType: 'LISTING',
      subjectId: listing.id,
      community,
      actor: resident,
      actorRole: 'RESIDENT',
      action: 'RESUBMIT',
      fromStatus: 'REJECTED',
      toStatus: 'PENDING',
      snapshot: { title: listing.title },
      createdAt: later(2),
    });
    await em.flush();
    await notifyOverdue(app.em(), later(25));
    expect(await kindsTo(app.em(), board)).toHaveLength(1);
    await notifyOverdue(app.em(), later(27));
    expect(await kindsTo(app.em(), board)).toEqual(['MODERATION_WAITING', 'MODERATION_OVERDUE']);
  });

  it('costs one statement to find, however many moderators and communities there are', async () => {
    const { em, pending, resident } = await makePlace();
    for (let n = 0; n < 5; n += 1) {
      const other = await makeNeighbourhood(em);
      makeListing(em, other.resident, other.community, { status: 'PENDING', createdAt: before(3) });
      await pending(resident, before(3));
    }
    await em.flush();
    const count = app.queryCount();
    await notifyOverdue(app.em(), later(30));
    // The transaction, the letters and the job that sends them.
    expect(app.queryCount() - count).toBeLessThanOrEqual(5);
  });
});
