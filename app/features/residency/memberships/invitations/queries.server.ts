import type { UserCommunity } from '#db/entities/index.ts';
import type { Language, Role, Tenure } from '#db/enums.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { mailedState, notMailedCount } from './by-mail.server.ts';
import { hashSecret, linkOf } from './secret.server.ts';

/** Whether the link of an invitation works, has run out, or was never made. */
export type LinkState = 'VALID' | 'EXPIRED' | 'NONE';

/** An invitation that nobody has accepted, as the desk lists it. */
export interface InvitationRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  unit: string;
  role: Role;
  tenure: Tenure | null;
  linkState: LinkState;
  expiresAt: Date | null;
}

const pageSize = 50;

/** What is shown of an invitation, of the table under the alias `invitation`. */
const shownColumns = [
  'invitation.id',
  'invitation.inviteeName',
  'invitation.inviteeEmail',
  'invitation.inviteePhone',
  'invitation.condoUnit',
  'invitation.invitedRole',
  'invitation.tenure',
  'invitation.inviteHash',
  'invitation.inviteExpiresAt',
] as const;

/**
 * The open invitations of a community, expired ones too, newest first: fifty from `offset` on whose name,
 * address or unit contains `search`. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function invitationsPage(
  ctx: Ctx,
  slug: string,
  { search, page }: { search: string; page: number },
) {
  const { community } = await requireManaged(ctx, slug);
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = kysely(ctx.em)
    .selectFrom('user_communities as invitation')
    .select(shownColumns)
    .where('community', '=', community.id)
    .where('state', '=', 'INVITED')
    .where('user', 'is', null)
    .$if(search !== '', (query) =>
      query.where((is) =>
        is.or([
          is(is.fn<string>('lower', ['inviteeName']), 'like', pattern),
          is('inviteeEmail', 'like', pattern),
          is(is.fn<string>('lower', ['condoUnit']), 'like', pattern),
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset(pageSize * (page - 1))
    .execute();
  const toMail = lettersArrive() ? notMailedCount(ctx.em, community.id) : null;
  const [rows, count] = await Promise.all([found, toMail]);
  return {
    community: { slug: community.slug, name: community.name },
    toMail: count,
    invitations: rows.slice(0, pageSize).map(toRow),
    search,
    page,
    hasMore: rows.length > pageSize,
  };
}

/**
 * One invitation with its link, for copying. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, also for one that is used or cancelled, and for one of another community.
 */
export async function invitationDetails(ctx: Ctx, slug: string, invitationId: string) {
  const { community } = await requireManaged(ctx, slug);
  const id = parseIdParam(invitationId, 'invitations.notFound');
  const found = kysely(ctx.em)
    .selectFrom('user_communities as invitation')
    .leftJoin('users as account', 'account.email', 'invitation.inviteeEmail')
    .select(shownColumns)
    .select('account.language')
    .where('invitation.id', '=', id)
    .where('invitation.community', '=', community.id)
    .where('invitation.user', 'is', null)
    .where('invitation.state', '=', 'INVITED')
    .executeTakeFirst();
  const [row, sent] = await Promise.all([found, lettersArrive() ? mailedState(ctx.em, id) : null]);
  if (!row) throw new AppError('not-found', 'invitations.notFound');
  const invitation = toRow(row);
  const language: Language = row.language ?? community.language;
  return {
    community: { slug: community.slug, name: community.name },
    invitation,
    mail: lettersArrive() ? { sent } : null,
    url: invitation.linkState === 'VALID' ? linkOf(row) : null,
    language,
  };
}

/** The columns of `shownColumns`. */
type Stored = Pick<
  UserCommunity,
  'id' | 'condoUnit' | 'inviteeName' | 'inviteeEmail' | 'inviteePhone' | 'invitedRole' | 'tenure'
> &
  Link;

type Link = Pick<UserCommunity, 'inviteHash' | 'inviteExpiresAt'>;

const toRow = (row: Stored): InvitationRow => ({
  id: row.id,
  name: row.inviteeName ?? row.inviteeEmail ?? row.condoUnit,
  email: row.inviteeEmail ?? null,
  phone: row.inviteePhone ?? null,
  unit: row.condoUnit,
  role: row.invitedRole ?? 'RESIDENT',
  tenure: row.tenure ?? null,
  linkState: linkStateOf(row),
  expiresAt: row.inviteExpiresAt ?? null,
});

function linkStateOf({ inviteHash, inviteExpiresAt }: Link): LinkState {
  if (!inviteHash || !inviteExpiresAt) return 'NONE';
  return inviteExpiresAt > new Date() ? 'VALID' : 'EXPIRED';
}

/** What the page of a link shows: the invitation, or why it is over. */
export type InvitationState = 'OPEN' | 'EXPIRED' | 'USED' | 'CANCELLED';

export interface OpenedInvitation {
  state: InvitationState;
  community: { id: string; slug: string; name: string; address: string | null; isOpen: boolean };
  /** Only of an open one: nobody else learns who was invited. */
  invitee: { name: string; email: string | null; unit: string; role: Role } | null;
}

/** The invitation of a secret, for whoever has the link; reading it uses nothing up. Throws AppError `not-found`. */
export async function openedInvitation(ctx: Ctx, secret: string): Promise<OpenedInvitation> {
  const row = await rowOf(ctx, secret);
  if (!row) throw new AppError('not-found', 'invitations.unknownLink');
  const state = stateOf(row);
  const { communityId: id, slug, name, address, openedAt } = row;
  return {
    state,
    community: { id, slug, name, address, isOpen: openedAt !== null },
    invitee:
      state === 'OPEN'
        ? {
            name: row.inviteeName ?? '',
            email: row.inviteeEmail,
            unit: row.condoUnit,
            role: row.invitedRole ?? 'RESIDENT',
          }
        : null,
  };
}

const rowOf = ({ em }: Ctx, secret: string) =>
  kysely(em)
    .selectFrom('user_communities as row')
    .innerJoin('communities as community', 'community.id', 'row.community')
    .select(['row.state', 'row.user', 'row.decidedBy', 'row.inviteHash', 'row.inviteExpiresAt'])
    .select(['row.inviteeName', 'row.inviteeEmail', 'row.invitedRole', 'row.condoUnit'])
    .select(['community.id as communityId', 'community.slug', 'community.name'])
    .select(['community.address', 'community.openedAt'])
    .where('row.inviteHash', '=', hashSecret(secret))
    .executeTakeFirst();

type FoundRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function stateOf(row: FoundRow): InvitationState {
  if (!row.user && row.state === 'INVITED') {
    return linkStateOf(row) === 'VALID' ? 'OPEN' : 'EXPIRED';
  }
  return !row.user && row.decidedBy ? 'CANCELLED' : 'USED';
}
