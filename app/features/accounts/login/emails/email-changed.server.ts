import { z } from 'zod';
import { mailedLinkPath } from '#app/features/accounts/links/one-time-link.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** Tells the old address that an account has another one, with the way back. */
export const emailChangedLetter = defineLetter({
  kind: 'EMAIL_CHANGED',
  topic: 'ACCOUNT',
  params: z.object({ linkId: z.uuid(), at: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.at));
    return {
      subject: translate(language, 'accountLetters.emailChanged.subject'),
      preview: translate(language, 'accountLetters.emailChanged.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'accountLetters.emailChanged.heading') },
        { kind: 'text', text: translate(language, 'accountLetters.emailChanged.text', { when }) },
        { kind: 'text', text: translate(language, 'accountLetters.emailChanged.notYou') },
        {
          kind: 'button',
          label: translate(language, 'accountLetters.emailChanged.open'),
          to: url(mailedLinkPath({ id: params.linkId, purpose: 'UNDO_EMAIL' })),
        },
      ],
      because: translate(language, 'accountLetters.safety'),
    };
  },
});
