import { z } from 'zod';
import { mailedLinkPath } from '#app/features/accounts/links/one-time-link.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** Asks whoever reads it whether the address of an account is theirs. */
export const confirmEmailLetter = defineLetter({
  kind: 'CONFIRM_EMAIL',
  topic: 'ACCOUNT',
  params: z.object({ linkId: z.uuid() }),
  write: ({ params, language, url }) => ({
    subject: translate(language, 'accountLetters.confirm.subject'),
    preview: translate(language, 'accountLetters.confirm.preview'),
    blocks: [
      { kind: 'heading', text: translate(language, 'accountLetters.confirm.heading') },
      { kind: 'text', text: translate(language, 'accountLetters.confirm.text') },
      {
        kind: 'button',
        label: translate(language, 'accountLetters.confirm.open'),
        to: url(mailedLinkPath({ id: params.linkId, purpose: 'CONFIRM_EMAIL' })),
      },
      { kind: 'text', text: translate(language, 'accountLetters.confirm.notYou') },
    ],
    because: translate(language, 'accountLetters.confirm.because'),
  }),
});
