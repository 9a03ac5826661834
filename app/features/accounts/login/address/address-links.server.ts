import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { data, redirect } from '@remix-run/node';
import { OneTimeLink, Session, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { clientAddress, createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  endLinks,
  findLink,
  mailedLinkPath,
  makeMailedLink,
  useUp,
  type DeadLink,
} from '#app/features/accounts/links/one-time-link.server.ts';

const wrongLinks = createLimiter('address-link', { points: 30, duration: 15 * 60 });

export interface AddressLink {
  purpose: 'CONFIRM_EMAIL' | 'UNDO_EMAIL';
  secret: string;
}

/** What the page of a link shows: the address that it is about, or why it opens nothing. */
export interface AddressPage {
  email: string | null;
  dead: DeadLink | null;
}

interface OpenAddressLink {
  email: string;
  user: { id: string; email: string };
  createdAt: Date;
}

/**
 * The page of a link from a letter about an address; 404 for one that nobody had, 410 for one that is
 * over. Opening it changes nothing. Throws AppError `too-many` after thirty wrong links from one client.
 */
export async function addressPage(ctx: Ctx, request: Request, asked: AddressLink) {
  const link = await openLink(ctx.em, request, asked);
  return typeof link === 'string'
    ? over(link)
    : data<AddressPage>({ email: link.email, dead: null });
}

/** Confirms the address that the link was sent to. Throws AppError `too-many`. */
export async function confirmAddress(ctx: Ctx, request: Request, secret: string) {
  const asked = { purpose: 'CONFIRM_EMAIL', secret } as const;
  const link = await openLink(ctx.em, request, asked);
  if (typeof link === 'string') return over(link);
  const { user, email } = link;
  const confirmed = await inTransaction(ctx.em, async (tx) => {
    if (!(await useUp(tx, asked.purpose, secret))) return false;
    return (await tx.nativeUpdate(User, { id: user.id, email }, { isAuthenticated: true })) > 0;
  });
  if (!confirmed) return over('over');
  logChange('accounts', `${user.id} confirmed their e-mail address`);
  return redirectWithToast(ctx.actor ? '/account/settings' : '/login', {
    title: translate(ctx.locale, 'address.confirmed.title'),
    description: translate(ctx.locale, 'address.confirmed.description', { email }),
  });
}

/**
 * Gives an account back the address that it had, ends all its sessions and leads to another password:
 * whoever changed the address knew the one there is. Throws AppError: `too-many`, `conflict` when another
 * account has the address by now.
 */
export async function undoAddressChange(ctx: Ctx, request: Request, secret: string) {
  const link = await openLink(ctx.em, request, { purpose: 'UNDO_EMAIL', secret });
  if (typeof link === 'string') return over(link);
  const next = { id: randomUUID(), purpose: 'RESET_PASSWORD' } as const;
  try {
    const undone = await inTransaction(ctx.em, async (tx) => {
      if (!(await useUp(tx, 'UNDO_EMAIL', secret))) return false;
      await restore(tx, link);
      await makeMailedLink(tx, { ...next, userId: link.user.id, email: link.email });
      return true;
    });
    if (!undone) return over('over');
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('conflict', 'address.taken');
  }
  logChange('accounts', `${link.user.id} took back a change of their e-mail address`);
  return redirect(mailedLinkPath(next), 303);
}

async function restore(tx: Em, { user: { id }, email, createdAt }: OpenAddressLink): Promise<void> {
  await tx.nativeUpdate(User, { id }, { email, isAuthenticated: true });
  await tx.nativeDelete(Session, { user: id });
  await endLinks(tx, id, ['CONFIRM_EMAIL', 'RESET_PASSWORD', 'WELCOME']);
  // Later changes were made by whoever made this one. Their links must not bring them back.
  await tx.nativeUpdate(
    OneTimeLink,
    { user: id, purpose: 'UNDO_EMAIL', usedAt: null, createdAt: { $gte: createdAt } },
    { expiresAt: new Date() },
  );
}

async function openLink(
  em: Em,
  request: Request,
  { purpose, secret }: AddressLink,
): Promise<OpenAddressLink | DeadLink> {
  const link = await findLink(em, purpose, secret);
  if (link === 'unknown') await wrongLinks.countTry(clientAddress(request));
  if (typeof link === 'string') return link;
  const { email, user, createdAt } = link;
  // A link for an address that the account no longer has confirms nothing.
  if (email === null || (purpose === 'CONFIRM_EMAIL' && email !== user.email)) return 'over';
  return { email, user, createdAt };
}

const over = (dead: DeadLink) =>
  data<AddressPage>({ email: null, dead }, { status: dead === 'unknown' ? 404 : 410 });
