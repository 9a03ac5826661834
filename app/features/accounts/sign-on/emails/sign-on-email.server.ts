import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  accountParagraph,
  queueAccountLetter,
  type Addressee,
} from '#app/features/accounts/login/emails/account-emails.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** Tells a person that an identity provider may log them in now, or no longer, so that they know if it was not them. */
export const signOnLetter = defineLetter({
  kind: 'SIGN_ON',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({
    change: z.enum(['CONNECTED', 'DISCONNECTED']),
    provider: z.string(),
    at: z.iso.datetime(),
  }),
  write: ({ params: { change, provider, at }, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(at));
    return {
      subject: translate(language, `accountEmails.signOn.${change}.subject`, { provider }),
      preview: translate(language, `accountEmails.signOn.${change}.preview`),
      blocks: [
        { kind: 'heading', text: translate(language, `accountEmails.signOn.${change}.heading`) },
        accountParagraph(
          translate(language, `accountEmails.signOn.${change}.text`, { when, provider }),
        ),
        accountParagraph(translate(language, 'accountEmails.signOn.notYou')),
        {
          kind: 'button',
          label: translate(language, 'accountEmails.signOn.open'),
          to: url('/account/sign-on'),
        },
      ],
      because: translate(language, 'accountEmails.safety'),
    };
  },
});

/** Emails a person about such a change, in its transaction. */
export const notifySignOn = (
  tx: Em,
  person: Addressee,
  params: { change: 'CONNECTED' | 'DISCONNECTED'; provider: string },
): Promise<void> =>
  queueAccountLetter(tx, signOnLetter, person, {
    event: `sign-on:${randomUUID()}`,
    params: { ...params, at: new Date().toISOString() },
  });
