import { z } from 'zod';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** Tells a person that their password is another one, so that they know if it was not them. */
export const passwordChangedLetter = defineLetter({
  kind: 'PASSWORD_CHANGED',
  topic: 'ACCOUNT',
  params: z.object({ at: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.at));
    return {
      subject: translate(language, 'accountLetters.passwordChanged.subject'),
      preview: translate(language, 'accountLetters.passwordChanged.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'accountLetters.passwordChanged.heading') },
        {
          kind: 'text',
          text: translate(language, 'accountLetters.passwordChanged.text', { when }),
        },
        { kind: 'text', text: translate(language, 'accountLetters.passwordChanged.notYou') },
        {
          kind: 'button',
          label: translate(language, 'accountLetters.passwordChanged.choose'),
          to: url('/forgot-password'),
        },
      ],
      because: translate(language, 'accountLetters.safety'),
    };
  },
});
