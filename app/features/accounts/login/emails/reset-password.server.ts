import { z } from 'zod';
import { mailedLinkPath } from '#app/features/accounts/links/one-time-link.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** The way back for somebody who forgot their password. */
export const resetPasswordLetter = defineLetter({
  kind: 'RESET_PASSWORD',
  topic: 'ACCOUNT',
  params: z.object({ linkId: z.uuid() }),
  write: ({ params, language, url }) => ({
    subject: translate(language, 'accountLetters.reset.subject'),
    preview: translate(language, 'accountLetters.reset.preview'),
    blocks: [
      { kind: 'heading', text: translate(language, 'accountLetters.reset.heading') },
      { kind: 'text', text: translate(language, 'accountLetters.reset.text') },
      {
        kind: 'button',
        label: translate(language, 'accountLetters.reset.choose'),
        to: url(mailedLinkPath({ id: params.linkId, purpose: 'RESET_PASSWORD' })),
      },
      { kind: 'text', text: translate(language, 'accountLetters.reset.notYou') },
    ],
    because: translate(language, 'accountLetters.reset.because'),
  }),
});
