import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Language, LinkPurpose } from '#db/enums.ts';
import { mailedLinkPath } from '#app/features/accounts/links/one-time-link.server.ts';
import {
  defineLetter,
  type Block,
  type Letter,
  type LetterKind,
} from '#app/features/mail/outbox/letter.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { browserLabel } from '../sign-ins/browser-name.ts';

/** Whose account an email is about, and the language it is in. */
export interface Addressee {
  id: string;
  email: string;
  language: Language;
}

/** Queues an email about an account, which belongs to no community. */
export const queueAccountLetter = <Params>(
  tx: Em,
  kind: LetterKind<Params>,
  { id, email, language }: Addressee,
  letter: { event: string; params: Params },
): Promise<void> =>
  queueLetters(tx, kind, [
    { to: { userId: id, address: email, language }, communityId: null, ...letter },
  ]);

/** Tells a person that the password of their account was changed, in the transaction of the change. */
export const notifyPasswordChanged = (
  tx: Em,
  { id, email, language }: { id: string; email: string; language?: Language | null },
  locale: Language,
): Promise<void> =>
  queueAccountLetter(
    tx,
    passwordChangedLetter,
    { id, email, language: language ?? locale },
    {
      event: `password-changed:${randomUUID()}`,
      params: { at: new Date().toISOString() },
    },
  );

type Name =
  | 'closing'
  | 'confirm'
  | 'emailChanged'
  | 'kept'
  | 'newSignIn'
  | 'passwordChanged'
  | 'reset';

/** An email about an account: its words are those of `accountEmails.{name}`. */
export const accountLetter = (
  language: Language,
  name:
    | Name
    | `secondStep.${'ON' | 'APP' | 'PASSKEY' | 'PASSKEY_REMOVED' | 'OFF' | 'CODES' | 'USED' | 'REMOVED'}`,
  because: 'confirm.because' | 'reset.because' | 'safety',
  blocks: Block[],
): Letter => ({
  subject: translate(language, `accountEmails.${name}.subject`),
  preview: translate(language, `accountEmails.${name}.preview`),
  blocks: [
    { kind: 'heading', text: translate(language, `accountEmails.${name}.heading`) },
    ...blocks,
  ],
  because: translate(language, `accountEmails.${because}`),
});

/** A paragraph of such an email. */
export const accountParagraph = (text: string): Block => ({ kind: 'text', text });

const button = (label: string, to: string): Block => ({ kind: 'button', label, to });

const pathOf = ({ linkId }: { linkId: string }, purpose: LinkPurpose): string =>
  mailedLinkPath({ id: linkId, purpose });

/** Asks whoever reads it whether the address of an account is theirs. */
export const confirmEmailLetter = defineLetter({
  kind: 'CONFIRM_EMAIL',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ linkId: z.uuid(), isBack: z.boolean().default(false) }),
  write: ({ params, language, url }) =>
    accountLetter(language, 'confirm', 'confirm.because', [
      ...(params.isBack
        ? [accountParagraph(translate(language, 'accountEmails.confirm.isBack'))]
        : []),
      accountParagraph(translate(language, 'accountEmails.confirm.text')),
      button(
        translate(language, 'accountEmails.confirm.open'),
        url(pathOf(params, 'CONFIRM_EMAIL')),
      ),
      accountParagraph(translate(language, 'accountEmails.confirm.notYou')),
    ]),
});

/** Tells the old address that an account has another one, with the way back. */
export const emailChangedLetter = defineLetter({
  kind: 'EMAIL_CHANGED',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ linkId: z.uuid(), at: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.at));
    return accountLetter(language, 'emailChanged', 'safety', [
      accountParagraph(translate(language, 'accountEmails.emailChanged.text', { when })),
      accountParagraph(translate(language, 'accountEmails.emailChanged.notYou')),
      button(
        translate(language, 'accountEmails.emailChanged.open'),
        url(pathOf(params, 'UNDO_EMAIL')),
      ),
    ]);
  },
});

/** Tells a person of a log-in from a browser that was not seen with their account before. */
export const newSignInLetter = defineLetter({
  kind: 'NEW_SIGN_IN',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
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
    return accountLetter(language, 'newSignIn', 'safety', [
      accountParagraph(translate(language, 'accountEmails.newSignIn.text')),
      {
        kind: 'facts',
        rows: [
          { label: translate(language, 'accountEmails.newSignIn.when'), value: when },
          { label: translate(language, 'accountEmails.newSignIn.browser'), value: browser },
        ],
      },
      accountParagraph(translate(language, 'accountEmails.newSignIn.was')),
      accountParagraph(translate(language, 'accountEmails.newSignIn.wasNot')),
      button(
        translate(language, 'accountEmails.newSignIn.open'),
        url(pathOf(params, 'RESET_PASSWORD')),
      ),
    ]);
  },
});

/** Tells a person that their account is closed, until when they can come back, and how. */
export const accountClosingLetter = defineLetter({
  kind: 'ACCOUNT_CLOSING',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ at: z.iso.datetime(), deletedFrom: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const until = formats.longDate(new Date(params.deletedFrom));
    const when = formats.fullDateTime(new Date(params.at));
    return accountLetter(language, 'closing', 'safety', [
      accountParagraph(translate(language, 'accountEmails.closing.text', { when, until })),
      button(translate(language, 'accountEmails.closing.open'), url('/login')),
      accountParagraph(translate(language, 'accountEmails.closing.notYou')),
    ]);
  },
});

/** Tells a person that their account stays, after they had asked for it to be deleted. */
export const accountKeptLetter = defineLetter({
  kind: 'ACCOUNT_KEPT',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ at: z.iso.datetime() }),
  write: ({ params, language, formats, url }) =>
    accountLetter(language, 'kept', 'safety', [
      accountParagraph(
        translate(language, 'accountEmails.kept.text', {
          when: formats.fullDateTime(new Date(params.at)),
        }),
      ),
      button(translate(language, 'accountEmails.kept.open'), url('/account')),
    ]),
});

/** Tells a person that their password was changed, so that they know if it was not them. */
export const passwordChangedLetter = defineLetter({
  kind: 'PASSWORD_CHANGED',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ at: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.at));
    return accountLetter(language, 'passwordChanged', 'safety', [
      accountParagraph(translate(language, 'accountEmails.passwordChanged.text', { when })),
      accountParagraph(translate(language, 'accountEmails.passwordChanged.notYou')),
      button(translate(language, 'accountEmails.passwordChanged.choose'), url('/forgot-password')),
    ]);
  },
});

/** The way back for somebody who forgot their password. */
export const resetPasswordLetter = defineLetter({
  kind: 'RESET_PASSWORD',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ linkId: z.uuid() }),
  write: ({ params, language, url }) =>
    accountLetter(language, 'reset', 'reset.because', [
      accountParagraph(translate(language, 'accountEmails.reset.text')),
      button(
        translate(language, 'accountEmails.reset.choose'),
        url(pathOf(params, 'RESET_PASSWORD')),
      ),
      accountParagraph(translate(language, 'accountEmails.reset.notYou')),
    ]),
});
