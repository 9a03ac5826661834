import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { data, redirect } from '@remix-run/node';
import { OneTimeLink, Session, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { endAddressesOf } from '#app/features/accounts/links/end-addresses.server.ts';
import {
  endLinks,
  findLinkAt,
  mailedLinkPath,
  makeMailedLink,
  statusOf,
  useUp,
  type DeadLink,
  type OpenLink,
} from '#app/features/accounts/links/one-time-link.server.ts';
import { releaseUnconfirmed } from '#app/features/mail/outbox/queue-letters.server.ts';
import { confirmAddressOf, endWish } from './address-changes.server.ts';

const wrongLinks = createNetworkLimiter('address-link', { points: 30, duration: 15 * 60 });

interface AddressLink {
  purpose: 'CONFIRM_EMAIL' | 'UNDO_EMAIL';
  secret: string;
}

type OpenAddressLink = OpenLink & { email: string };

/**
 * The page of a mailed link about an address; 404 for an unknown link, 410 for one that is over. It
 * changes nothing. Throws AppError `too-many` after thirty wrong links from one client.
 */
export async function addressPage(ctx: Ctx, request: Request, asked: AddressLink) {
  const link = await openLink(ctx.em, request, asked);
  return typeof link === 'string' ? over(link) : data({ email: link.email });
}

/** Confirms the address that the link was sent to. Throws AppError `too-many`. */
export async function confirmAddress(ctx: Ctx, request: Request, secret: string) {
  const asked = { purpose: 'CONFIRM_EMAIL', secret } as const;
  const link = await openLink(ctx.em, request, asked);
  if (typeof link === 'string') return over(link);
  const { user, email } = link;
  const confirmed = await inTransaction(ctx.em, async (tx) => {
    if (!(await useUp(tx, asked.purpose, secret))) return false;
    return confirmAddressOf(tx, { id: user.id, email });
  });
  if (!confirmed) return over('over');
  logChange('accounts', `${user.id} confirmed their email address`);
  return redirectWithToast(ctx.actor ? '/account/settings' : '/login', {
    title: translate(ctx.locale, 'address.confirmed.title'),
    description: translate(ctx.locale, 'address.confirmed.description', { email }),
  });
}

/**
 * Restores the old address of an account, ends all its sessions and leads to a new password, because
 * whoever changed the address knew the old one. Throws AppError: `too-many`, `conflict` if another
 * account has the address now.
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
  logChange('accounts', `${link.user.id} took back a change of their email address`);
  return redirect(mailedLinkPath(next), 303);
}

async function restore(tx: Em, { user: { id }, email, createdAt }: OpenAddressLink): Promise<void> {
  await endWish(tx, email, id);
  await tx.nativeUpdate(User, { id }, { email, isAuthenticated: true, emailBefore: null });
  await releaseUnconfirmed(tx, id);
  await tx.nativeDelete(Session, { user: id });
  await endLinks(tx, id, ['CONFIRM_EMAIL', 'RESET_PASSWORD', 'WELCOME']);
  await endAddressesOf(tx, id);
  // Later changes were made by the same person, so their links must not undo this; others lead here too.
  await tx.nativeUpdate(
    OneTimeLink,
    {
      ...{ user: id, purpose: 'UNDO_EMAIL', usedAt: null },
      $or: [{ createdAt: { $gte: createdAt } }, { email }],
    },
    { expiresAt: new Date() },
  );
}

async function openLink(
  em: Em,
  request: Request,
  asked: AddressLink,
): Promise<OpenAddressLink | DeadLink> {
  const link = await findLinkAt(em, request, asked, wrongLinks);
  if (typeof link === 'string') return link;
  const { email, user } = link;
  // A link for an address that the account no longer has confirms nothing.
  if (email === null || (asked.purpose === 'CONFIRM_EMAIL' && email !== user.email)) return 'over';
  return { ...link, email };
}

const over = (dead: DeadLink) => data({ email: null }, statusOf(dead));
