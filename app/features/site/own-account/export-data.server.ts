import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, together } from '#app/lib/db/read.server.ts';
import { bookingsOf } from '#app/features/building/bookings/own-data.server.ts';
import { requestsOf } from '#app/features/building/requests/own-data.server.ts';
import { messagesOf } from '#app/features/posts/neighbours/own-data.server.ts';
import { complaintsOf, deskWorkOf, invitationsOf } from './export-work.server.ts';

/** The most lines of the log that one export has. */
const mostLines = 20_000;

/** Everything that is kept about a person, as it stands, without passwords and secrets. */
export async function ownData(em: Em, id: string): Promise<Record<string, unknown>> {
  const db = kysely(em);
  const profile = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'image', 'language', 'showsEmail'])
    .select(['isAuthenticated as emailConfirmed', 'emailBefore', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = await together({
    profile,
    memberships: membershipsOf(em, id),
    ownersRecords: ownersRecordsOf(em, id),
    noticesServed: noticesServedOn(em, id),
    invitations: invitationsOf(em, id),
    handovers: handoversOf(em, id),
    ...postsOf(em, id),
    ...complaintsOf(em, id),
    ...deskWorkOf(em, id),
    joinedActivities: db
      .selectFrom('activity_attendees as attendee')
      .innerJoin('activities as activity', 'activity.id', 'attendee.activity')
      .select(['activity.id', 'activity.when', 'attendee.createdAt as joinedAt'])
      .select(sql<boolean>`attendee.ticket is not null`.as('waits'))
      // One that is hidden may have a title that nobody approved.
      .select(
        sql<
          string | null
        >`case when activity.status in ('PUBLISHED', 'CANCELLED') then activity.title end`.as(
          'title',
        ),
      )
      .where('attendee.user', '=', id)
      .orderBy('attendee.createdAt')
      .execute(),
    bookings: bookingsOf(em, id),
    bookmarks: db
      .selectFrom('bookmarks')
      .innerJoin('communities', 'communities.id', 'bookmarks.community')
      .select(['communities.name as community', 'bookmarks.createdAt'])
      .where('bookmarks.user', '=', id)
      .execute(),
    sessions: db
      .selectFrom('sessions')
      .select(['userAgent', 'createdAt', 'lastSeenAt', 'expiresAt'])
      .where('user', '=', id)
      .execute(),
    secondStep: db
      .selectFrom('second_steps')
      .select(sql<boolean>`app_secret is not null`.as('hasApp'))
      .select(sql<number>`cardinality(recovery_hashes)`.as('recoveryCodesLeft'))
      .select('createdAt')
      .where('user', '=', id)
      .execute(),
    passkeys: db
      .selectFrom('passkeys')
      .select(['name', 'createdAt', 'lastUsedAt'])
      .where('user', '=', id)
      .execute(),
    signOns: db
      .selectFrom('sign_ons')
      .select(['issuer', 'email', 'createdAt', 'lastUsedAt'])
      .where('user', '=', id)
      .execute(),
    mailChoices: db
      .selectFrom('mail_choices')
      .select(['topic', 'frequency', 'updatedAt'])
      .where('user', '=', id)
      .execute(),
    letters: db
      .selectFrom('mail_letters')
      .select(['kind', 'address', 'language', 'state', 'createdAt', 'settledAt'])
      .where('user', '=', id)
      .orderBy('createdAt', 'desc')
      .limit(mostLines)
      .execute(),
    lettersToNeighbours: messagesOf(em, id),
    ...requestsOf(em, id),
    history: historyOf(em, id),
  });
  return { exportedAt: new Date(), ...found };
}

const membershipsOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('communities as community', 'community.id', 'membership.community')
    .select(['community.name as community', 'membership.condoUnit as unit', 'membership.state'])
    .select(['membership.tenure', 'membership.claimedTenure', 'membership.canModerate'])
    .select(['membership.isPrimary', 'membership.confirmedAt', 'membership.endsOn'])
    .select(['membership.endedAt', 'membership.decisionReason', 'membership.createdAt'])
    .select((of) =>
      of
        .selectFrom('further_units as further')
        .select(
          sql<unknown>`json_agg(json_build_object(
            'unit', further.condo_unit, 'state', further.state, 'tenure', further.tenure,
            'claimedTenure', further.claimed_tenure))`.as('list'),
        )
        .whereRef('further.membership', '=', 'membership.id')
        .as('furtherUnits'),
    )
    .where('membership.user', '=', id)
    .orderBy('membership.position')
    .execute();

/** What the corporations' records of owners say of the person, with each answer they gave. */
const ownersRecordsOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('owners as owner')
    .innerJoin('user_communities as membership', 'membership.id', 'owner.membership')
    .innerJoin('communities as community', 'community.id', 'owner.community')
    .select(['community.name as community', 'owner.name', 'owner.email', 'owner.emailSource'])
    .select(['owner.emailOn', 'owner.returnedEmail', 'owner.returnedOn', 'owner.address'])
    .select(['owner.createdAt', 'owner.updatedAt'])
    .select(
      sql<unknown>`(select json_agg(json_build_object('unit', unit.label, 'startedOn', owned.started_on,
          'endedOn', owned.ended_on) order by unit.position, owned.created_at)
        from ownerships owned join units unit on unit.id = owned.unit_id where owned.owner_id = owner.id)`.as(
        'units',
      ),
    )
    .select(
      sql<unknown>`(select json_agg(json_build_object('answer', given.answer, 'givenOn', given.given_on,
          'way', given.way, 'recordedAt', given.created_at) order by given.created_at)
        from owner_consents given where given.owner_id = owner.id)`.as('answers'),
    )
    .where('membership.user', '=', id)
    .orderBy('owner.createdAt')
    .execute();

/** The notices that were served on the person by email, or have to be. */
const noticesServedOn = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('notice_services as service')
    .innerJoin('condo_notices as notice', 'notice.id', 'service.notice')
    .select(['notice.title', 'service.unitLabel as unit', 'service.name', 'service.way'])
    .select(['service.emailState', 'service.emailAt', 'service.emailTo', 'service.createdAt'])
    .where('service.user', '=', id)
    .orderBy('service.createdAt')
    .execute();

/** Hand-overs that the person asked for, or is named in as a successor. */
const handoversOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('handovers as handover')
    .innerJoin('communities as community', 'community.id', 'handover.community')
    .select(['community.name as community', 'handover.onDay', 'handover.doneAt'])
    .select(['handover.cancelledAt', 'handover.failedAt', 'handover.createdAt'])
    .select(sql<boolean>`handover.successor_id = ${id}::uuid`.as('asSuccessor'))
    .where((is) => is.or([is('handover.person', '=', id), is('handover.successor', '=', id)]))
    .execute();

/** A post without what only the search reads. */
const withoutIndex = ({ words: _, ...post }: Record<string, unknown>) => post;

/** The person's posts. Their communities are called `place` here: the alias `community` would take over that column. */
function postsOf(em: Em, id: string) {
  const db = kysely(em);
  return {
    listings: db
      .selectFrom('listings')
      .innerJoin('communities as place', 'place.id', 'listings.community')
      .selectAll('listings')
      .select('place.name as communityName')
      .where('author', '=', id)
      .orderBy('listings.createdAt')
      .execute()
      .then((rows) => rows.map(withoutIndex)),
    activities: db
      .selectFrom('activities')
      .innerJoin('communities as place', 'place.id', 'activities.community')
      .selectAll('activities')
      .select('place.name as communityName')
      .where('author', '=', id)
      .orderBy('activities.createdAt')
      .execute()
      .then((rows) => rows.map(withoutIndex)),
    edits: db
      .selectFrom('post_revisions')
      .select(['postType', 'postId', 'fields', 'status', 'reason', 'decidedAt', 'createdAt'])
      .select('replaced')
      .where('author', '=', id)
      .orderBy('createdAt')
      .execute(),
  };
}

/**
 * The lines of the log about the person and their posts, and those of what they did: without the notes of
 * moderators, without who else did something, and without what others reported.
 */
const historyOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('moderation_events as event')
    .select(['event.createdAt', 'event.subjectType', 'event.subjectId', 'event.action'])
    .select(['event.fromStatus', 'event.toStatus', 'event.undoneAt'])
    .select(sql<boolean>`event.actor_id is not distinct from ${id}::uuid`.as('byMe'))
    .select(
      sql<string | null>`case when event.actor_id = ${id}::uuid or ${isAbout(id)}
        then event.public_reason end`.as('reason'),
    )
    .select(sql<unknown>`case when ${isAbout(id)} then event.snapshot - 'successor' end`.as('text'))
    .where(sql<boolean>`(event.actor_id = ${id}::uuid or ${isAbout(id)})`)
    .orderBy('event.createdAt')
    .limit(mostLines)
    .execute();

/** Whether a line is about the person or a post of theirs. */
const isAbout = (id: string) => sql<boolean>`(
  (event.subject_type in ('MEMBER', 'ROLE') and event.snapshot->>'userId' = ${id})
  or (event.subject_type = 'ROLE' and event.subject_id = ${id}::uuid)
  or (event.subject_type = 'LISTING'
    and event.subject_id in (select id from listings where author_id = ${id}::uuid))
  or (event.subject_type = 'ACTIVITY'
    and event.subject_id in (select id from activities where author_id = ${id}::uuid)))`;
