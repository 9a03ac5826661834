import { z } from 'zod';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf } from '#app/features/mail/outbox/own-words.server.ts';

/** What a community decided about somebody's place in it. */
export const membershipKinds = [
  'MEMBERSHIP_CONFIRMED',
  'MEMBERSHIP_ENDED',
  'MEMBERSHIP_ENDING',
  'MEMBERSHIP_REFUSED',
  'MEMBERSHIP_STAYS',
  'MEMBERSHIP_WAITING',
  'DOORS_OPENED',
] as const;
export type MembershipKind = (typeof membershipKinds)[number];

/** Tells a person how they stand with a community. */
const membershipLetter = (kind: MembershipKind) =>
  defineLetter({
    kind,
    topic: 'MEMBERSHIP',
    params: z.object({
      community: z.string(),
      slug: z.string(),
      /** The last day, of a membership that will end. */
      endsOn: z.iso.date().nullable(),
      words: ownWords,
    }),
    write: ({ params: { community, slug, endsOn, words }, language, formats, url }) => {
      const day = endsOn ? formats.longDate(noonOf(endsOn)) : '';
      const about = { community, day };
      const text = translate(language, `membershipLetters.${kind}.text`);
      return {
        subject: translate(language, `membershipLetters.${kind}.subject`, about),
        preview: text,
        blocks: [
          {
            kind: 'heading',
            text: translate(language, `membershipLetters.${kind}.heading`, about),
          },
          { kind: 'text', text },
          ...quoteOf(language, words),
          {
            kind: 'button',
            label: translate(language, `membershipLetters.${kind}.open`),
            // Whoever is not inside is led from there to the page at the door.
            to: url(`/communities/${slug}`),
          },
        ],
        because: translate(language, 'membershipLetters.because', { community }),
      };
    },
  });

/** The letter of each decision about a membership. */
export const membershipLetters: Record<MembershipKind, ReturnType<typeof membershipLetter>> = {
  MEMBERSHIP_CONFIRMED: membershipLetter('MEMBERSHIP_CONFIRMED'),
  MEMBERSHIP_ENDED: membershipLetter('MEMBERSHIP_ENDED'),
  MEMBERSHIP_ENDING: membershipLetter('MEMBERSHIP_ENDING'),
  MEMBERSHIP_REFUSED: membershipLetter('MEMBERSHIP_REFUSED'),
  MEMBERSHIP_STAYS: membershipLetter('MEMBERSHIP_STAYS'),
  MEMBERSHIP_WAITING: membershipLetter('MEMBERSHIP_WAITING'),
  DOORS_OPENED: membershipLetter('DOORS_OPENED'),
};
