import { data } from '@remix-run/node';
import { z } from 'zod';
import { Community, Session, User } from '#db/entities/index.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { askSecondStep } from '../auth/half-login.server.ts';
import { logInAndRedirect } from '../auth/log-in.server.ts';
import {
  authenticated,
  hasSecondStep,
  type AuthenticatedUser,
} from '../auth/check-credentials.server.ts';
import { confirmAddressOf, takeBackAddress } from '../address/address-changes.server.ts';
import { notifyPasswordChanged } from '../emails/account-emails.server.ts';
import { newPasswordOf } from '../schema.ts';
import { endAddressesOf } from '#app/features/accounts/links/end-addresses.server.ts';
import {
  endLinks,
  findLinkAt,
  statusOf,
  useUp,
  type OpenLink,
} from '#app/features/accounts/links/one-time-link.server.ts';

const minute = 60;
/** Both count by the client's networks. */
const wrongLinks = createNetworkLimiter('welcome-link', { points: 30, duration: 15 * minute });
const passwordsSent = createNetworkLimiter('welcome-password', {
  points: 30,
  duration: 15 * minute,
});

type PasswordPurpose = 'WELCOME' | 'RESET_PASSWORD';

interface PasswordLink {
  purpose: PasswordPurpose;
  secret: string;
}

/** For whom a password is chosen; null for a link that opens nothing. */
export interface PasswordPage {
  /** `replaced` is the address that the account loses for the one that the link was sent to. */
  person: { name: string; email: string; replaced: string | null } | null;
}

/**
 * The page of a one-time link; 404 for an unknown link, 410 for one that is over. It uses nothing up.
 * Throws AppError `too-many` after thirty wrong links from one address.
 */
export async function passwordPage(ctx: Ctx, request: Request, asked: PasswordLink) {
  const link = await findLinkAt(ctx.em, request, asked, wrongLinks);
  if (typeof link === 'string') return data<PasswordPage>({ person: null }, statusOf(link));
  const { name, email } = link.user;
  const sentTo = link.email ?? email;
  const replaced = sentTo === email ? null : email;
  return data<PasswordPage>({ person: { name, email: sentTo, replaced } });
}

/**
 * Sets the password chosen at a one-time link, logs the person in here (after the second step, if the account has
 * one) and out everywhere else. A
 * first password leads to the communities, or to making the first one. A reset leads home, and an
 * email tells the person. Throws AppError `too-many`.
 */
export async function choosePassword(ctx: Ctx, request: Request, asked: PasswordLink) {
  await passwordsSent.countTry({ request });
  const link = await findLinkAt(ctx.em, request, asked, wrongLinks);
  if (typeof link === 'string') return data<FormReply>({ result: {} }, statusOf(link));
  const { id, name, email } = link.user;
  return submitForm(ctx, request, {
    schema: z.object({ newPassword: newPasswordOf(email) }),
    secrets: ['newPassword'],
    run: async (values) => ({ user: await setPassword(ctx, link, asked, values.newPassword) }),
    respond: async ({ user }) => {
      logChange('accounts', `${id} chose a password with a one-time link`);
      const to = await nextPage(ctx.em, asked.purpose, user);
      if (user.hasSecondStep) return askSecondStep(user, { by: 'link', to });
      const locale = user.language ?? ctx.locale;
      return logInAndRedirect(ctx.em, request, {
        user,
        by: 'link',
        to,
        toast: {
          title: translate(locale, 'welcome.done.title'),
          description: translate(locale, 'welcome.done.description', { name }),
        },
      });
    },
  });
}

async function nextPage(
  em: Em,
  purpose: PasswordPurpose,
  user: AuthenticatedUser,
): Promise<string> {
  if (user.isLeaving) return '/account/closing';
  if (purpose === 'RESET_PASSWORD') return '/';
  return (await em.count(Community)) === 0 ? '/manage/new' : '/manage';
}

async function setPassword(
  ctx: Ctx,
  { user, email }: OpenLink,
  { purpose, secret }: PasswordLink,
  chosen: string,
): Promise<AuthenticatedUser> {
  const password = await hashPassword(chosen);
  const { id, name } = user;
  const account = await inTransaction(ctx.em, async (tx) => {
    // Lock the person before any link: several links used at once would otherwise deadlock, as each ends the others.
    await lockPerson(tx, id);
    if (!(await useUp(tx, purpose, secret)))
      throw new AppError('conflict', 'welcome.usedMeanwhile');
    await tx.nativeUpdate(User, { id }, { password });
    // Opening the email proves that the address is theirs, or the operator gave both address and link.
    if (email !== null) {
      await takeBackAddress(tx, { id, email });
      const isTheirs = await confirmAddressOf(tx, { id, email });
      // The account may have another address since: what was mailed to the old one opens it no more.
      if (!isTheirs && purpose === 'RESET_PASSWORD') {
        throw new AppError('conflict', 'welcome.usedMeanwhile');
      }
    }
    await tx.nativeDelete(Session, { user: id });
    await endLinks(tx, id, ['WELCOME', 'RESET_PASSWORD']);
    await endAddressesOf(tx, id);
    const {
      email: address,
      language = null,
      deletionAskedAt = null,
    } = await tx.findOneOrFail(User, { id }, { fields: ['email', 'language', 'deletionAskedAt'] });
    if (purpose === 'RESET_PASSWORD') {
      // To the address that the account has now: it may have come back.
      await notifyPasswordChanged(tx, { id, email: address, language }, ctx.locale);
    }
    return { language, deletionAskedAt, hasSecondStep: await hasSecondStep(tx, id) };
  });
  return authenticated({ id, name, password, ...account });
}
