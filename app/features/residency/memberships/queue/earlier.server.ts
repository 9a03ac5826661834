import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** What happened to a membership before: somebody was refused, or it ended. */
export interface EarlierDecision {
  action: 'REFUSE' | 'END';
  at: Date;
  reason: string | null;
  /** Null where no moderator did it. */
  byName: string | null;
}

/** The last refusal or end of each of these memberships, from the log. Guards nothing itself. */
export async function earlierDecisions(
  em: Em,
  communityId: string,
): Promise<Map<string, EarlierDecision>> {
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as person', 'person.id', 'event.actor')
    .select([
      'event.subjectId',
      'event.action',
      'event.createdAt',
      'event.publicReason',
      'person.name',
    ])
    .where('event.subjectType', '=', 'MEMBER')
    .where('event.subjectId', 'in', (of) =>
      of
        .selectFrom('user_communities as waiting')
        .select('waiting.id')
        .where('waiting.community', '=', communityId)
        .where('waiting.state', '=', 'WAITING'),
    )
    .where('event.action', 'in', ['REFUSE', 'END'])
    .orderBy('event.createdAt')
    .execute();
  // The latest comes last and stays.
  return new Map(
    rows.map(({ subjectId, action, createdAt, publicReason, name }) => [
      subjectId,
      {
        action: action === 'REFUSE' ? 'REFUSE' : 'END',
        at: createdAt,
        reason: publicReason,
        byName: name,
      },
    ]),
  );
}
