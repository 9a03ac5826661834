import { sql } from 'kysely';
import { UserCommunity, type Community } from '#db/entities/index.ts';
import type { Language, MailState } from '#db/enums.ts';
import { invitationLetter } from '../emails/invitation.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { changeInvitation, requireInviter, writeLink } from './invite.server.ts';
import { hasInviter } from './inviter.server.ts';
import { linkOf } from './secret.server.ts';

const day = 24 * 60 * 60;
const lettersByInvitation = createLimiter('invitation-letter', { points: 5, duration: day });
const pressesByCommunity = createLimiter('invitation-letters', { points: 40, duration: day });

/** How many letters one press sends; it can be pressed again for the others. */
const mostAtOnce = 200;

type InvitingCommunity = Pick<Community, 'id' | 'name' | 'language'>;

/**
 * Sends an invitation by mail. A link that went by mail already, or does not work any more, is replaced
 * by a new one. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for an invitation
 * without an address, `too-many` after five letters within a day.
 */
export async function mailInvitation(
  ctx: Ctx,
  community: InvitingCommunity,
  id: string,
): Promise<{ name: string; email: string }> {
  return changeInvitation(ctx, community.id, id, async (tx, actor, row) => {
    const email = row.inviteeEmail;
    if (!email) throw new AppError('invalid', 'invitations.noAddress');
    await lettersByInvitation.countTry(id);
    await queueInvitations(tx, actor, community, [row]);
    return { name: row.inviteeName ?? email, email };
  });
}

/**
 * Sends every open invitation by mail that has an address and was not sent with the link it has, two
 * hundred at most. Returns how many. Throws AppError: `unauthenticated`, `forbidden`, `too-many`.
 */
export async function mailInvitations(
  ctx: Ctx,
  community: InvitingCommunity,
): Promise<{ count: number }> {
  const actor = requireInviter(ctx, community.id);
  await pressesByCommunity.countTry(community.id);
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunities(tx, [community.id]);
    const ids = await notMailed(tx, community.id, mostAtOnce);
    const rows = await tx.find(UserCommunity, { id: { $in: ids } });
    await queueInvitations(tx, actor, community, rows);
    return { count: rows.length };
  });
}

/** How many letters `mailInvitations` would send at the next press. */
export const notMailedCount = async (em: Em, communityId: string): Promise<number> =>
  (await notMailed(em, communityId, mostAtOnce)).length;

/** How many invitations of a list are open, and how many of these have been sent by mail. */
export async function openOfList(
  em: Em,
  communityId: string,
  importId: string,
): Promise<{ all: number; mailed: number }> {
  return kysely(em)
    .selectFrom('user_communities as invitation')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${wasMailed('invitation')}))::int`.as('mailed'),
    ])
    .where('invitation.community', '=', communityId)
    .where('invitation.importId', '=', importId)
    .where('invitation.state', '=', 'INVITED')
    .where('invitation.user', 'is', null)
    .executeTakeFirstOrThrow();
}

async function notMailed(em: Em, communityId: string, limit: number): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('user_communities as invitation')
    .select('invitation.id')
    .where('invitation.community', '=', communityId)
    .where('invitation.state', '=', 'INVITED')
    .where('invitation.user', 'is', null)
    .where('invitation.inviteeEmail', 'is not', null)
    .where(sql<boolean>`not ${wasMailed('invitation')}`)
    .orderBy('invitation.createdAt')
    .orderBy('invitation.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function queueInvitations(
  tx: Em,
  actor: Actor,
  community: InvitingCommunity,
  rows: UserCommunity[],
): Promise<void> {
  const languages = await languagesOf(
    tx,
    rows.map(({ inviteeEmail }) => inviteeEmail ?? ''),
  );
  for (const row of rows) {
    const { id, inviteeEmail: address, inviteeName, condoUnit, invitedRole } = row;
    if (!address) continue;
    const expiresAt = await linkToMail(tx, actor, community.id, row);
    await queueLetters(tx, invitationLetter, [
      {
        to: {
          userId: null,
          address,
          language: languages.get(address) ?? row.inviteeLanguage ?? community.language,
        },
        event: eventOf(id, expiresAt),
        communityId: community.id,
        params: {
          invitationId: id,
          expiresAt: expiresAt.toISOString(),
          community: community.name,
          name: inviteeName ?? '',
          unit: condoUnit,
          role: invitedRole ?? 'RESIDENT',
          email: address,
        },
      },
    ]);
  }
}

/** The end of the link that goes into a letter: the one there is, or that of a new one. */
async function linkToMail(
  tx: Em,
  actor: Actor,
  communityId: string,
  row: UserCommunity,
): Promise<Date> {
  const { inviteExpiresAt } = row;
  const works = inviteExpiresAt && inviteExpiresAt > new Date() && linkOf(row) !== null;
  const isFirst = works && !(await mailedState(tx, row.id));
  if (isFirst && (await hasInviter(tx, row.id))) return inviteExpiresAt;
  return (await writeLink(tx, actor, communityId, row)).expiresAt;
}

async function languagesOf(tx: Em, emails: string[]): Promise<Map<string, Language>> {
  if (emails.length === 0) return new Map();
  const rows = await kysely(tx)
    .selectFrom('users')
    .select(['email', 'language'])
    .where('email', 'in', emails)
    .execute();
  return new Map(rows.flatMap(({ email, language }) => (language ? [[email, language]] : [])));
}

const eventOf = (id: string, expiresAt: Date): string =>
  `invitation:${id}:${expiresAt.toISOString()}`;

/** The state of the letter with the present link of an invitation; null if there was none. */
export async function mailedState(
  em: Em,
  id: string,
): Promise<{ state: MailState; at: Date } | null> {
  const row = await kysely(em)
    .selectFrom('user_communities as invitation')
    .innerJoin('mail_letters as letter', (join) =>
      join.onRef('letter.address', '=', 'invitation.inviteeEmail').on(
        // As `eventOf` writes it.
        sql<boolean>`letter.event = 'invitation:' || invitation.id || ':' || to_char(
          invitation.invite_expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      ),
    )
    .select(['letter.state', 'letter.settledAt', 'letter.createdAt'])
    .where('invitation.id', '=', id)
    .executeTakeFirst();
  return row ? { state: row.state, at: row.settledAt ?? row.createdAt } : null;
}

/**
 * Whether an invitation, the row of the table under this alias, has ever been sent by mail to the address it
 * has. An email that was given up does not count; one that came back does, since another would come back too.
 */
export const wasMailed = (invitation: string) => sql<boolean>`exists (
  select from mail_letters letter
  where letter.kind = 'INVITATION' and letter.state <> 'FAILED'
    and letter.community_id = ${sql.ref(`${invitation}.community_id`)}
    and letter.address = ${sql.ref(`${invitation}.invitee_email`)}
    and starts_with(letter.event, 'invitation:' || ${sql.ref(`${invitation}.id`)} || ':'))`;
