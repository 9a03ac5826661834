import { z } from 'zod';
import { mailedLinkPath } from '#app/features/accounts/links/one-time-link.server.ts';
import { browserLabel } from '../sign-ins/browser-name.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** Tells a person of a log-in from a browser that was not seen with their account before. */
export const newSignInLetter = defineLetter({
  kind: 'NEW_SIGN_IN',
  topic: 'ACCOUNT',
  params: z.object({
    linkId: z.uuid(),
    at: z.iso.datetime(),
    browser: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  }),
  write: ({ params, language, formats, url }) => {
    const browser = browserLabel(
      params.browser,
      (parts) => translate(language, 'security.browserOnSystem', parts),
      translate(language, 'security.unknownBrowser'),
    );
    const when = formats.fullDateTime(new Date(params.at));
    return {
      subject: translate(language, 'accountLetters.newSignIn.subject'),
      preview: translate(language, 'accountLetters.newSignIn.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'accountLetters.newSignIn.heading') },
        { kind: 'text', text: translate(language, 'accountLetters.newSignIn.text') },
        {
          kind: 'facts',
          rows: [
            { label: translate(language, 'accountLetters.newSignIn.when'), value: when },
            { label: translate(language, 'accountLetters.newSignIn.browser'), value: browser },
          ],
        },
        { kind: 'text', text: translate(language, 'accountLetters.newSignIn.was') },
        { kind: 'text', text: translate(language, 'accountLetters.newSignIn.wasNot') },
        {
          kind: 'button',
          label: translate(language, 'accountLetters.newSignIn.open'),
          to: url(mailedLinkPath({ id: params.linkId, purpose: 'RESET_PASSWORD' })),
        },
      ],
      because: translate(language, 'accountLetters.safety'),
    };
  },
});
