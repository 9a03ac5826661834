import type { SqlEntityManager } from '@mikro-orm/sql';
import { Appeal, Listing, ModerationEvent, Report, type User } from '../entities/index.ts';
import type { ReportReason } from '../enums.ts';
import { makeLogLine } from '../factories/index.ts';
import { daysAgo } from './city-time.ts';
import type { DemoPeople } from './people.ts';

/** Two open reports and an appeal in Hillsview Place, with their lines in the log. */
export async function seedReports(
  em: SqlEntityManager,
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const neighbours = people.everyoneIn['hillsview-place'];
  const french = neighbours.find(({ language }) => language === 'fr') ?? people.neighbour;
  await report(em, 'Electric gooseneck kettle', people.resident, {
    reasonCode: 'COMMERCIAL',
    words: 'The shop on the corner sells this kettle, new, with the same picture in its window.',
    createdAt: daysAgo(now, 1, 3),
  });
  await report(em, '27-inch monitor with one bright pixel', french, {
    reasonCode: 'MISLEADING',
    words: 'Je suis passée le voir : il y a au moins quatre points verts, pas un seul.',
    createdAt: daysAgo(now, 2, 5),
  });
  await appeal(em, 'Parking spot on P2 to rent', {
    words:
      'I asked at the front desk, and they told me to post it here because the list is empty this month. Could somebody else have a look?',
    createdAt: daysAgo(now, 2, 7),
  });
}

async function report(
  em: SqlEntityManager,
  title: string,
  reporter: User,
  said: { reasonCode: ReportReason; words: string; createdAt: Date },
): Promise<void> {
  const listing = await em.findOneOrFail(Listing, { title });
  const { id, description, language, author, community } = listing;
  em.create(Report, {
    subjectType: 'LISTING',
    subjectId: id,
    community,
    about: author,
    reporter,
    snapshot: { title, description, language },
    ...said,
  });
  makeLogLine(em, {
    subjectType: 'REPORT',
    subjectId: id,
    community: community.unwrap(),
    action: 'REPORT',
    actor: null,
    toStatus: 'OPEN',
    reasonCode: said.reasonCode,
    internalNote: said.words,
    snapshot: { title, about: 'LISTING', aboutId: author.id },
    createdAt: said.createdAt,
  });
}

async function appeal(
  em: SqlEntityManager,
  title: string,
  { words, createdAt }: { words: string; createdAt: Date },
): Promise<void> {
  const listing = await em.findOneOrFail(Listing, { title });
  const { id, description, language, author, community } = listing;
  const event = await em.findOneOrFail(ModerationEvent, { subjectId: id, action: 'REJECT' });
  em.create(Appeal, {
    postType: 'LISTING',
    postId: id,
    community,
    author,
    event,
    words,
    createdAt,
  });
  makeLogLine(em, {
    subjectType: 'LISTING',
    subjectId: id,
    community: community.unwrap(),
    action: 'APPEAL',
    actor: author.unwrap(),
    fromStatus: 'REJECTED',
    toStatus: 'REJECTED',
    publicReason: words,
    snapshot: { title, description, language },
    createdAt,
  });
}
