import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { MembershipState, Role } from '#db/enums.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { hasPart } from '#app/lib/db/grams.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { furtherOf } from '../people/people-rows.server.ts';
import { isForAnother } from './accept.server.ts';
import { mailedState, notMailedCount, wasMailed } from './by-mail.server.ts';
import { isOfModerator } from './inviter.server.ts';
import { hashSecret, linkOf } from './secret.server.ts';

const pageSize = 50;

/** What the desk shows of an invitation, of the table under the alias `invitation`. */
const shownColumns = [
  'invitation.id',
  'invitation.inviteeEmail as email',
  'invitation.inviteePhone as phone',
  'invitation.condoUnit as unit',
  furtherOf('invitation').as('further'),
  'invitation.inviteHash',
  'invitation.inviteExpiresAt',
  sql<string>`coalesce(invitation.invitee_name, invitation.invitee_email, invitation.condo_unit)`.as(
    'name',
  ),
  sql<Role>`coalesce(invitation.invited_role, 'RESIDENT')`.as('role'),
  isOfModerator('invitation').as('isOfModerator'),
] as const;

/**
 * The open invitations of a community, expired ones too, in the order of the register and by name within a
 * unit: a page of fifty whose name, address or unit contains `search`. Guards nothing itself.
 */
export async function invitationsPage(
  ctx: Ctx,
  community: Community,
  { search, page }: { search: string; page: number },
) {
  const found = kysely(ctx.em)
    .selectFrom('user_communities as invitation')
    .leftJoin('units as unit', 'unit.id', 'invitation.unit')
    .select(shownColumns)
    .where('invitation.community', '=', community.id)
    .where('invitation.state', '=', 'INVITED')
    .where('invitation.user', 'is', null)
    .$if(search !== '', (query) =>
      query.where((is) =>
        is.or([
          hasPart(sql`invitation.invitee_name`, search),
          hasPart(sql`invitation.invitee_email`, search),
          hasPart(sql`invitation.condo_unit`, search),
        ]),
      ),
    )
    .orderBy(sql`coalesce(unit.position, 1000000)`)
    .orderBy('invitation.condoUnit')
    .orderBy('name')
    .orderBy('invitation.id')
    .limit(pageSize + 1)
    .offset(pageSize * (page - 1))
    .execute();
  const toMail = lettersArrive() ? notMailedCount(ctx.em, community.id) : null;
  const [rows, count] = await Promise.all([found, toMail]);
  return {
    community: { slug: community.slug, name: community.name },
    /** How many can be sent by mail at one press; null where no mail leaves. */
    toMail: count,
    invitations: rows.slice(0, pageSize).map(toRow),
    search,
    page,
    hasMore: rows.length > pageSize,
  };
}

export type InvitationsPage = Awaited<ReturnType<typeof invitationsPage>>;

/** An invitation that nobody has accepted, as the desk lists it. */
export type InvitationRow = InvitationsPage['invitations'][number];

/**
 * One invitation with its link, for copying. Guards nothing itself. Throws AppError `not-found`, also for one
 * that is used or cancelled, and for one of another community.
 */
export async function invitationDetails(ctx: Ctx, community: Community, invitationId?: string) {
  const id = parseIdParam(invitationId, 'invitations.notFound');
  const found = kysely(ctx.em)
    .selectFrom('user_communities as invitation')
    .leftJoin('users as account', 'account.email', 'invitation.inviteeEmail')
    .select(shownColumns)
    .select(['account.language', 'invitation.inviteeLanguage'])
    .select(wasMailed('invitation').as('wasMailed'))
    .where('invitation.id', '=', id)
    .where('invitation.community', '=', community.id)
    .where('invitation.user', 'is', null)
    .where('invitation.state', '=', 'INVITED')
    .executeTakeFirst();
  const [row, sent] = await Promise.all([found, lettersArrive() ? mailedState(ctx.em, id) : null]);
  if (!row) throw new AppError('not-found', 'invitations.notFound');
  const { inviteeLanguage: _, language: __, wasMailed: isMailed, ...shown } = row;
  const invitation = toRow(shown);
  return {
    community: { slug: community.slug, name: community.name },
    invitation,
    /** The letter with this link; `mail` is null where no mail leaves. */
    mail: lettersArrive() ? { sent, isAgain: isMailed } : null,
    /** The link to send; null where a new one has to be made first. */
    url: invitation.linkState === 'VALID' ? linkOf(row) : null,
    /** What the person reads, as far as is known. */
    language: row.language ?? row.inviteeLanguage ?? community.language,
  };
}

export type InvitationDetails = Awaited<ReturnType<typeof invitationDetails>>;

interface Link {
  inviteHash: string | null;
  inviteExpiresAt: Date | null;
  isOfModerator: boolean;
}

const toRow = <Row extends Link>({
  inviteHash,
  inviteExpiresAt,
  isOfModerator: isGood,
  ...row
}: Row) => ({
  ...row,
  expiresAt: inviteExpiresAt,
  linkState: linkStateOf({ inviteHash, inviteExpiresAt, isOfModerator: isGood }),
});

/** Whether the link of an invitation works, has run out, ended with the right of who made it, or was never made. */
function linkStateOf({
  inviteHash,
  inviteExpiresAt,
  isOfModerator: isGood,
}: Link): 'VALID' | 'EXPIRED' | 'ENDED' | 'NONE' {
  if (!inviteHash || !inviteExpiresAt) return 'NONE';
  if (!isGood) return 'ENDED';
  return inviteExpiresAt > new Date() ? 'VALID' : 'EXPIRED';
}

/** The invitation of a secret, for whoever has the link; reading it uses nothing up. Throws AppError `not-found`. */
export async function openedInvitation(ctx: Ctx, secret: string) {
  const row = await kysely(ctx.em)
    .selectFrom('user_communities as row')
    .innerJoin('communities as community', 'community.id', 'row.community')
    .select(['row.state', 'row.user', 'row.decidedBy', 'row.inviteHash', 'row.inviteExpiresAt'])
    .select(['row.inviteeName', 'row.inviteeEmail', 'row.invitedRole', 'row.condoUnit'])
    .select(['community.id as communityId', 'community.slug', 'community.name'])
    .select(['community.address', 'community.openedAt'])
    .select([isOfModerator('row').as('isOfModerator'), furtherOf('row').as('further')])
    .where('row.inviteHash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'invitations.unknownLink');
  const state = stateOf(row);
  const { communityId: id, slug, name, address, openedAt } = row;
  const { inviteeName, inviteeEmail: email, condoUnit: unit, invitedRole } = row;
  const further = row.further.map((one) => one.unit);
  const role: Role = invitedRole ?? 'RESIDENT';
  const invitee = { name: inviteeName ?? '', email, unit, further, role };
  return {
    state,
    community: { id, slug, name, address, isOpen: openedAt !== null },
    /** Only of an open one: nobody else learns who was invited. */
    invitee: state === 'OPEN' ? invitee : null,
    forAnother: state === 'OPEN' && ctx.actor ? forAnother(ctx.actor, id, invitee) : null,
  };
}

/**
 * What to tell somebody who opens an invitation that is made out to another person: that it is, or that it gives them
 * nothing, since they belong to its unit. Null where it is theirs.
 */
function forAnother(
  actor: Actor,
  communityId: string,
  invitee: { name: string; email: string | null; unit: string; role: Role },
): 'other' | 'member' | null {
  if (!isForAnother(invitee, actor)) return null;
  const own = actor.memberships.find((one) => one.communityId === communityId);
  const units = own ? [own, ...own.furtherUnits] : [];
  const key = unitKey(invitee.unit);
  return units.some(({ condoUnit }) => unitKey(condoUnit) === key) ? 'member' : 'other';
}

export type OpenedInvitation = Awaited<ReturnType<typeof openedInvitation>>;

/** Whether the link of an invitation still leads in, or why it is over. */
function stateOf(
  row: Link & { state: MembershipState; user: string | null; decidedBy: string | null },
): 'OPEN' | 'EXPIRED' | 'USED' | 'CANCELLED' {
  if (!row.user && row.state === 'INVITED') {
    return linkStateOf(row) === 'VALID' ? 'OPEN' : 'EXPIRED';
  }
  return !row.user && row.decidedBy ? 'CANCELLED' : 'USED';
}
