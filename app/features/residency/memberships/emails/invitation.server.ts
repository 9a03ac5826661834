import { z } from 'zod';
import { roles } from '#db/enums.ts';
import { turnName } from '../import/person-name.ts';
import { invitationSecret, invitationUrl, mailedSecret } from '../invitations/secret.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** Invites somebody to a community. It goes to an address, not to an account. */
export const invitationLetter = defineLetter({
  kind: 'INVITATION',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({
    invitationId: z.uuid(),
    expiresAt: z.iso.datetime(),
    community: z.string(),
    name: z.string(),
    unit: z.string(),
    role: z.enum(roles),
    /** Missing in what was queued before the link proved the address. */
    email: z.string().optional(),
  }),
  write: ({ params, language, formats }) => {
    const { invitationId, community, name, unit, role, email } = params;
    const expiresAt = new Date(params.expiresAt);
    const secret = email
      ? mailedSecret(invitationId, expiresAt, email)
      : invitationSecret(invitationId, expiresAt);
    const date = formats.longDate(expiresAt);
    const words = { community };
    return {
      subject: translate(language, 'accountEmails.invitation.subject', words),
      preview: translate(language, 'accountEmails.invitation.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'accountEmails.invitation.heading', words) },
        ...(name
          ? [
              {
                kind: 'text' as const,
                text: translate(language, 'accountEmails.invitation.hello', {
                  name: turnName(name),
                }),
              },
            ]
          : []),
        { kind: 'text', text: translate(language, 'accountEmails.invitation.text', words) },
        {
          kind: 'facts',
          rows: [
            { label: translate(language, 'invitations.forUnit'), value: unitLabel(language, unit) },
            {
              label: translate(language, 'invitations.as'),
              value: translate(language, `invitations.roles.${role}`),
            },
          ],
        },
        {
          kind: 'button',
          label: translate(language, 'accountEmails.invitation.open'),
          to: invitationUrl(secret),
        },
        { kind: 'text', text: translate(language, 'accountEmails.invitation.until', { date }) },
      ],
      because: translate(language, 'accountEmails.invitation.because', words),
    };
  },
});
