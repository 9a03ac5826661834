import { MailLetter } from '#db/entities/index.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { compose } from '#app/features/mail/outbox/compose.server.ts';
import type { Em } from './sessions.ts';

/** The letters to a person, in the order in which they were queued. */
export const lettersTo = (em: Em, { id }: { id: string }): Promise<MailLetter[]> =>
  em.find(MailLetter, { user: id }, { orderBy: { createdAt: 'asc', id: 'asc' } });

/** What kinds of letters a person has got. */
export const kindsTo = async (em: Em, person: { id: string }): Promise<string[]> =>
  (await lettersTo(em, person)).map(({ kind }) => kind);

/** A queued letter as it is sent. Spaces that do not break are plain ones, as one reads them. */
export function written(letter: MailLetter | undefined): {
  subject: string;
  text: string;
  html: string;
} {
  if (!letter) throw new Error('there is no letter');
  const { id, kind, topic, urgency, user, address, language, params, tries, createdAt } = letter;
  const { subject, text, html } = compose(
    {
      ...{ id, kind, topic, urgency, address, language, params, tries, createdAt },
      userId: user?.id ?? null,
      name: null,
    },
    letterKinds,
  );
  const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  return { subject: plain(subject), text: plain(text), html: plain(html) };
}
