import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import {
  accountLetter,
  accountParagraph,
  queueAccountLetter,
} from '#app/features/accounts/login/emails/account-emails.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** What becomes of somebody's second step. USED: a recovery code let them in. REMOVED: the operator took it away. */
const changes = [
  'ON',
  'APP',
  'PASSKEY',
  'PASSKEY_REMOVED',
  'OFF',
  'CODES',
  'USED',
  'REMOVED',
] as const;
type SecondStepChange = (typeof changes)[number];

/** Tells a person what became of their second step, so that they know if it was not them. */
export const secondStepLetter = defineLetter({
  kind: 'SECOND_STEP',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({
    change: z.enum(changes),
    at: z.iso.datetime(),
    /** How many recovery codes are left, where one was used. */
    left: z.number().int().optional(),
  }),
  write: ({ params, language, formats, url }) => {
    const { change, left } = params;
    const when = formats.fullDateTime(new Date(params.at));
    const isForNothing = change === 'REMOVED';
    return accountLetter(language, `secondStep.${change}`, 'safety', [
      accountParagraph(translate(language, `accountEmails.secondStep.${change}.text`, { when })),
      ...(left === undefined
        ? []
        : [
            accountParagraph(translate(language, 'accountEmails.secondStep.left', { count: left })),
          ]),
      accountParagraph(
        translate(language, `accountEmails.secondStep.${isForNothing ? 'askOperator' : 'notYou'}`),
      ),
      {
        kind: 'button',
        label: translate(language, 'accountEmails.secondStep.open'),
        to: url('/account/second-step'),
      },
    ]);
  },
});

/** Emails a person about a change of their second step, in its transaction. */
export const notifySecondStep = (
  tx: Em,
  { id, email, language }: { id: string; email: string; language: Language },
  change: SecondStepChange,
  left?: number,
): Promise<void> =>
  queueAccountLetter(
    tx,
    secondStepLetter,
    { id, email, language },
    {
      event: `second-step:${randomUUID()}`,
      params: {
        change,
        at: new Date().toISOString(),
        ...(left === undefined ? {} : { left }),
      },
    },
  );
