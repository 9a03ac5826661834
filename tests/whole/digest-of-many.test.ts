import { expect, it } from 'vitest';
import { DigestRun, MailLetter, ModerationEvent } from '#db/entities/index.ts';
import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { queueDigests } from '#app/features/site/digests/queue-digests.server.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fillBuilding } from '#tests/setup/big-building.ts';

const app = testApp();
const people = 1_000;
const minute = 60_000;

it(`queues the digest of a building with ${people} members in few statements (rules 25.3)`, async () => {
  const em = app.em();
  const community = makeCommunity(em);
  const author = makeUser(em);
  const now = new Date();
  const ago = new Date(now.getTime() - minute);
  for (let index = 0; index < 40; index += 1) {
    const isListing = index % 2 === 0;
    const { id } = isListing
      ? makeListing(em, author, community)
      : makeActivity(em, author, community);
    em.create(ModerationEvent, {
      ...{ subjectType: isListing ? 'LISTING' : 'ACTIVITY', subjectId: id, community },
      ...{ action: 'APPROVE', toStatus: 'PUBLISHED', snapshot: {}, createdAt: ago },
    });
    makeNotice(em, author, community, { publishedAt: ago });
  }
  // Everybody’s turn: a Monday was missed.
  const week = 7 * 24 * 60 * minute;
  const lastWeek = new Date(now.getTime() - 2 * week);
  em.create(DigestRun, {
    ...{ period: lastWeek.toISOString().slice(0, 10), isWeekly: true },
    ...{ dailySince: lastWeek, weeklySince: lastWeek, endsAt: lastWeek, doneAt: lastWeek },
  });
  await em.flush();
  await fillBuilding(em, { community, people });
  const queries = app.queryCount();
  await queueDigests(app.em(), letterKinds, new AbortController().signal, now);
  expect(app.queryCount() - queries, 'statements').toBeLessThan(100);
  expect(await app.em().count(MailLetter, { kind: 'DIGEST' })).toBe(people);
  expect(await app.em().count(MailLetter, { digest: { $ne: null } })).toBe(people / 2);
});
