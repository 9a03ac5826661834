import { sql } from 'kysely';
import type { Language, PostType, ReportSubject } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { letterPath } from '#app/features/posts/neighbours/letter-link.server.ts';
import { canModerate, isMember } from '#app/lib/session/actor.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import { publicStatuses } from '#app/features/posts/posts/policy.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { isModeratorNow } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** Something that a member can report, and to whom it goes. */
interface Reportable {
  type: ReportSubject;
  id: string;
  path: string;
  /** The title of a post, or the name of a person or of whoever wrote a letter. */
  title: string;
  language: Language;
  communityId: string;
  aboutId: string;
  /** The text of a post as it is now, or of a letter. */
  snapshot: Record<string, unknown>;
  /** Who reads it: the board, its other members, or an administrator. */
  goesTo: 'board' | 'others' | 'admin';
}

/**
 * A post or a person that the actor can report: of a community of theirs, not their own, and none that they moderate
 * themselves; or a letter from a neighbour that they got. Throws AppError: `unauthenticated`, `not-found`,
 * `forbidden`.
 */
export async function requireReportable(
  ctx: Ctx,
  type: ReportSubject,
  id: string,
): Promise<Reportable> {
  const found = await findReportable(ctx, type, id);
  return { ...found, goesTo: await readersOf(ctx, found) };
}

type Found = Omit<Reportable, 'goesTo'>;

function findReportable(ctx: Ctx, type: ReportSubject, id: string): Promise<Found> {
  if (type === 'USER') return reportablePerson(ctx, id);
  return type === 'LETTER' ? reportableLetter(ctx, id) : reportablePost(ctx, type, id);
}

/** Until it is reported, nobody but its two people reads a letter. */
async function reportableLetter(ctx: Ctx, id: string): Promise<Found> {
  const actor = requireActor(ctx);
  const letter = await kysely(ctx.em)
    .selectFrom('neighbour_letters as letter')
    .innerJoin('users as sender', 'sender.id', 'letter.sender')
    .select(['letter.sender as senderId', 'letter.community as communityId'])
    .select(['letter.words', 'sender.name'])
    .where('letter.id', '=', id)
    .where('letter.receiver', '=', actor.id)
    .executeTakeFirst();
  if (!letter) throw new AppError('not-found', 'neighbours.noSuchLetter');
  return {
    type: 'LETTER',
    id,
    path: letterPath(id),
    title: nameFor(ctx.locale, letter.name),
    language: ctx.locale,
    communityId: letter.communityId,
    aboutId: letter.senderId,
    snapshot: { description: letter.words },
  };
}

async function reportablePost(ctx: Ctx, type: PostType, id: string): Promise<Found> {
  const actor = requireActor(ctx);
  const post = await requireShownPost(ctx, type, id);
  const communityId = post.community.id;
  const path = postPath(type, id);
  const link = { to: path, messageKey: `posts.open.${type}` } as const;
  if (post.author.id === actor.id) throw new AppError('forbidden', 'reports.own', { link });
  if (canModerate(actor, communityId))
    throw new AppError('forbidden', 'reports.moderate', { link });
  if (!isMember(actor, communityId))
    throw new AppError('forbidden', 'reports.neighbours', { link });
  if (!publicStatuses[type].some((status) => status === post.status)) {
    throw new AppError('forbidden', 'reports.notShown', { link });
  }
  const { title, description, language } = post;
  return {
    type,
    id,
    path,
    title,
    language,
    communityId,
    aboutId: post.author.id,
    snapshot: { title, description, language },
  };
}

async function reportablePerson(ctx: Ctx, id: string): Promise<Found> {
  const actor = requireActor(ctx);
  const person = await kysely(ctx.em)
    .selectFrom('users')
    .select((of) => [
      'name',
      of
        .selectFrom('user_communities as membership')
        .select(sql<string[]>`json_agg(membership.community_id)`.as('list'))
        .whereRef('membership.user', '=', 'users.id')
        .where(isCurrentMembership('membership'))
        .as('communities'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw userNotFound();
  const path = `/users/${id}`;
  if (id === actor.id) throw new AppError('forbidden', 'reports.own');
  const theirs = new Set(person.communities ?? []);
  const shared = actor.memberships.filter(({ communityId }) => theirs.has(communityId));
  if (shared.length === 0) throw new AppError('forbidden', 'reports.neighbours');
  const place = shared.find(({ communityId }) => !canModerate(actor, communityId));
  if (!place) throw new AppError('forbidden', 'reports.moderate');
  return {
    type: 'USER',
    id,
    path,
    title: person.name,
    language: ctx.locale,
    communityId: place.communityId,
    aboutId: id,
    snapshot: {},
  };
}

/** A report about a moderator goes to the others, or, if there are none, to an administrator. */
async function readersOf(
  { em }: Ctx,
  { aboutId, communityId }: Found,
): Promise<Reportable['goesTo']> {
  const about = sql`${aboutId}::uuid`;
  const community = sql`${communityId}::uuid`;
  const { isModerator, others } = await kysely(em)
    .selectNoFrom([
      moderates(sql`moderator.id = ${about}`, community).as('isModerator'),
      moderates(sql`moderator.id <> ${about} and moderator.role <> 'ADMIN'`, community).as(
        'others',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (others) return isModerator ? 'others' : 'board';
  return 'admin';
}

/** Whether somebody of whom a condition is true moderates a community. */
const moderates = (is: ReturnType<typeof sql>, community: ReturnType<typeof sql>) =>
  sql<boolean>`exists (
    select 1 from users moderator
    join user_communities membership on membership.user_id = moderator.id and membership.community_id = ${community}
    where ${isModeratorNow('membership', 'moderator')} and ${is})`;

/** What the page of a report shows: the form, or that one waits. Throws as `requireReportable` does. */
export async function reportablePage(ctx: Ctx, subjectType: ReportSubject, subjectId: string) {
  const waiting = kysely(ctx.em)
    .selectFrom('reports')
    .select('createdAt')
    .where('reporter', '=', requireActor(ctx).id)
    .where('subjectType', '=', subjectType)
    .where('subjectId', '=', subjectId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  const [{ type, path, title, language, goesTo }, open] = await Promise.all([
    requireReportable(ctx, subjectType, subjectId),
    waiting,
  ]);
  return {
    type,
    path,
    title,
    language,
    goesTo,
    reportedAt: open ? new Date(open.createdAt) : null,
  };
}
