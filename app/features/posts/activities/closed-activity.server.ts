import { Activity, ActivityAttendee } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { readableFactsOf } from '#app/features/posts/posts/access.server.ts';
import { canSeePost } from '#app/features/posts/posts/policy.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isLocale, type Locale } from '#app/lib/i18n/locale.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { leaveListChoice, type Choice } from './attendance/attendance-text.server.ts';

/** An activity that the actor joined, also one that only its author and the moderators can see. */
export interface JoinedActivity {
  activity: Activity;
  /** Its title as everyone saw it last; null where that was never logged. */
  title: string | null;
  /** The language of that title. */
  language: Language;
  /** Whether the actor may still see the activity itself. */
  isVisible: boolean;
}

/** The activity if the actor is on its list; null otherwise. Throws AppError `unauthenticated`. */
export async function joinedActivity(ctx: Ctx, id: string): Promise<JoinedActivity | null> {
  const actor = requireActor(ctx);
  if ((await ctx.em.count(ActivityAttendee, { activity: id, user: actor.id })) === 0) return null;
  const activity = await ctx.em.findOneOrFail(
    Activity,
    { id },
    { populate: ['author', 'community'], strategy: 'joined' },
  );
  const isVisible = canSeePost(actor, readableFactsOf(activity));
  if (isVisible) return { activity, title: activity.title, language: activity.language, isVisible };
  const { title, language = activity.language } = await lastPublicText(ctx.em, id);
  return { activity, title, language, isVisible };
}

/** The title of an activity when it was last published: a later one may not have been approved. */
export async function lastPublicText(
  em: Em,
  id: string,
): Promise<{ title: string | null; language?: Language | undefined }> {
  const event = await kysely(em)
    .selectFrom('moderation_events')
    .select('snapshot')
    .where('subjectType', '=', 'ACTIVITY')
    .where('subjectId', '=', id)
    .where('toStatus', '=', 'PUBLISHED')
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { title, language } = event?.snapshot ?? {};
  return {
    title: typeof title === 'string' ? title : null,
    language: isLocale(language) ? language : undefined,
  };
}

/** What somebody who joined reads of an activity that is not open at the moment. */
export interface ClosedActivity {
  title: string | null;
  language: Language;
  community: { name: string; slug: string };
  leave: Choice;
}

/**
 * Reads an activity; if the actor may not see it, but is on its list, `closed` reads what they get
 * instead. Throws AppError `not-found` for everyone else.
 */
export async function readOrClosed<Read, Closed>(
  ctx: Ctx,
  id: string,
  read: () => Promise<Read>,
  closed: (joined: JoinedActivity) => Closed,
): Promise<Read | Closed> {
  try {
    return await read();
  } catch (error) {
    const isHidden = error instanceof AppError && error.code === 'not-found';
    const joined = isHidden && ctx.actor ? await joinedActivity(ctx, id) : null;
    if (!joined) throw error;
    return closed(joined);
  }
}

/** A hidden activity, for somebody on its list. */
export function toClosedActivity(
  locale: Locale,
  { activity, title, language }: JoinedActivity,
): ClosedActivity {
  const { name, slug } = activity.community.unwrap();
  return { title, language, community: { name, slug }, leave: leaveListChoice(locale) };
}
