import { randomUUID } from 'node:crypto';
import type { Language } from '#db/enums.ts';
import { passwordChangedLetter } from '../emails/password-changed.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** Whom a letter about an account goes to. */
export interface AccountHolder {
  id: string;
  email: string;
  language?: Language | null;
}

/** Tells a person that the password of their account was changed, in the transaction of the change. */
export const notifyPasswordChanged = (
  tx: Em,
  { id, email, language }: AccountHolder,
  locale: Language,
): Promise<void> =>
  queueLetters(tx, passwordChangedLetter, [
    {
      to: { userId: id, address: email, language: language ?? locale },
      event: `password-changed:${randomUUID()}`,
      communityId: null,
      params: { at: new Date().toISOString() },
    },
  ]);
