import { data } from '@remix-run/node';
import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { turnName } from '#app/features/residency/memberships/import/person-name.ts';
import { mailInvitation } from '#app/features/residency/memberships/invitations/by-mail.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import { inviteMember } from '#app/features/residency/memberships/invitations/invite.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

export type BoardMember = Awaited<ReturnType<typeof boardOf>>[number];

/** An invitation that was just made. Its address is shown this once. */
export interface NewInvitation {
  name: string;
  url: string;
  /** Where it is sent by mail; null where no mail leaves. */
  sentTo: string | null;
  /** A message to the person with the address in it, for a mail program. */
  mail: string;
  expiresAt: Date;
}

const schema = z.object({
  name: z
    .string({ error: 'invitations.nameRequired' })
    .overwrite(visibleText)
    .min(1, 'invitations.nameRequired')
    .max(120, 'accounts.nameTooLong'),
  email,
  role: z.enum(['BOARD', 'MANAGER'], { error: 'people.roleUnknown' }),
  condoUnit: z.string().overwrite(visibleText).max(unitLength, 'accounts.unitTooLong').optional(),
});

/** The board and the management of a community, those invited too; at most 100. */
export async function boardOf(em: Em, communityId: string) {
  const rows = await kysely(em)
    .selectFrom('user_communities as membership')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .select(['membership.id', 'membership.condoUnit', 'membership.state', 'person.name'])
    .select(['membership.inviteeName', 'membership.invitedRole', 'person.role'])
    .where('membership.community', '=', communityId)
    .where('membership.state', '!=', 'ENDED')
    .where((is) =>
      is.or([
        is('membership.canModerate', '=', true),
        is('membership.invitedRole', 'is not', null),
      ]),
    )
    .orderBy('membership.createdAt')
    .orderBy('membership.id')
    .limit(100)
    .execute();
  return rows.map(({ id, condoUnit, state, name, inviteeName, invitedRole, role }) => ({
    id,
    name: name ?? inviteeName ?? '',
    role: (state === 'INVITED' ? invitedRole : role) ?? 'RESIDENT',
    unit: condoUnit,
    isInvited: state === 'INVITED',
  }));
}

/**
 * Invites somebody to the board or the management, by mail where mail leaves. The answer is the page itself, because
 * the address of the invitation is shown only now; the same form sent again leads back without it.
 */
export async function submitBoardMember(
  ctx: Ctx,
  request: Request,
  community: Pick<Community, 'id' | 'slug' | 'name' | 'language'>,
) {
  const made: { invitation: NewInvitation | null } = { invitation: null };
  const reply = await submitForm(ctx, request, {
    schema,
    run: async ({ name, email: address, role, condoUnit }, inside) => {
      const { membershipId, url, expiresAt } = await inviteMember(inside, community, {
        name,
        email: address,
        role,
        condoUnit: condoUnit || translate(defaultLocale, `people.offices.${role}`),
        tenure: null,
      });
      const mail = mailFor(ctx, { address, name, url, community: community.name });
      if (lettersArrive()) await mailInvitation(inside, community, membershipId);
      const sentTo = lettersArrive() ? address : null;
      made.invitation = { name, url, expiresAt, mail, sentTo };
      return {};
    },
    respond: () =>
      redirectWithToast(`/manage/${community.slug}/opening/board`, {
        title: translate(ctx.locale, 'opening.invitedAlready.title'),
        description: translate(ctx.locale, 'opening.invitedAlready.description'),
      }),
  });
  if (!made.invitation) return reply;
  return data<FormReply & { invitation?: NewInvitation }>({
    result: { initialValue: {} },
    invitation: made.invitation,
  });
}

function mailFor(
  { locale }: Ctx,
  { address, ...params }: { address: string; name: string; url: string; community: string },
): string {
  const subject = translate(locale, 'opening.mail.subject', { community: params.community });
  const body = translate(locale, 'opening.mail.body', {
    ...params,
    name: turnName(params.name),
    days: invitationDays,
  });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(address)}?${query}`;
}
