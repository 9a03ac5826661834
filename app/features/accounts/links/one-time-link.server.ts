import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { OneTimeLink } from '#db/entities/index.ts';
import type { Language, LinkPurpose } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import type { NetworkLimiter } from '#app/lib/http/rate-limit.server.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long a mailed link works, and how long its page can still say that it has expired. */
const openMs: Record<LinkPurpose, number> = {
  WELCOME: day,
  RESET_PASSWORD: hour,
  CONFIRM_EMAIL: 3 * day,
  UNDO_EMAIL: 7 * day,
};
/** Shown links are passed on by hand, which takes longer than an email. */
const shownOpenMs = day;
const rememberedMs = 30 * day;

const paths: Record<LinkPurpose, string> = {
  WELCOME: '/welcome',
  RESET_PASSWORD: '/reset-password',
  CONFIRM_EMAIL: '/confirm-email',
  UNDO_EMAIL: '/undo-email',
};

export interface OpenLink {
  /** The address that it was sent to, or confirms; null for one that was shown to choose another password. */
  email: string | null;
  createdAt: Date;
  user: { id: string; name: string; email: string; language: Language | null };
}

/** Why a link does not work: it never existed, or it was used, replaced or has expired. */
export type DeadLink = 'unknown' | 'over';

/**
 * Makes a link for choosing a password, which works once within 24 hours, and returns its address. The
 * address is not stored. Earlier links of that kind end. With `email`, it confirms that address when it is
 * used: whoever runs the site gave the address, and the link to its person.
 */
export async function makeShownLink(
  tx: Em,
  {
    userId,
    purpose,
    email = null,
  }: { userId: string; purpose: 'WELCOME' | 'RESET_PASSWORD'; email?: string | null },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await endLinks(tx, userId, [purpose]);
  await insertLink(tx, {
    ...{ id: randomUUID(), userId, purpose, secret },
    email,
    openFor: shownOpenMs,
  });
  return `${env().appUrl}${paths[purpose]}/${secret}`;
}

interface MailedLink {
  /** The email makes its address from this with `mailedLinkPath`. */
  id: string;
  userId: string;
  purpose: LinkPurpose;
  /** Where it is sent. */
  email: string;
  /** In milliseconds, if not the usual time of its purpose. */
  openFor?: number;
}

/** Makes a link for an email. Neither its row nor the email's row has the secret. */
export const makeMailedLink = (tx: Em, { openFor, ...link }: MailedLink): Promise<void> =>
  insertLink(tx, {
    ...link,
    secret: mailedSecret(link),
    openFor: openFor ?? openMs[link.purpose],
  });

/** The path of a mailed link, computed from the server's secret. Only the email itself contains it. */
export const mailedLinkPath = (link: { id: string; purpose: LinkPurpose }): string =>
  `${paths[link.purpose]}/${mailedSecret(link)}`;

const mailedSecret = ({ id, purpose }: { id: string; purpose: LinkPurpose }): string =>
  createHmac('sha256', env().sessionSecret).update(`link:${purpose}:${id}`).digest('base64url');

async function insertLink(
  tx: Em,
  {
    secret,
    userId,
    openFor,
    ...link
  }: Omit<MailedLink, 'email' | 'openFor'> & {
    email: string | null;
    secret: string;
    openFor: number;
  },
): Promise<void> {
  const now = new Date();
  await tx.nativeDelete(OneTimeLink, { expiresAt: { $lt: new Date(+now - rememberedMs) } });
  await tx.insert(OneTimeLink, {
    ...link,
    user: userId,
    hash: hashOf(secret),
    expiresAt: new Date(+now + openFor),
    createdAt: now,
  });
}

/** Ends a person's unused links of these purposes. */
export async function endLinks(tx: Em, userId: string, purposes: LinkPurpose[]): Promise<void> {
  const now = new Date();
  await tx.nativeUpdate(
    OneTimeLink,
    { user: userId, purpose: { $in: purposes }, usedAt: null, expiresAt: { $gt: now } },
    { expiresAt: now },
  );
}

/** Looks a link up without using it: virus scanners open links in emails too. */
async function findLink(
  em: Em,
  purpose: LinkPurpose,
  secret: string,
): Promise<OpenLink | DeadLink> {
  const row = await kysely(em)
    .selectFrom('one_time_links as link')
    .innerJoin('users as person', 'person.id', 'link.user')
    .select(['link.expiresAt', 'link.usedAt', 'link.createdAt', 'link.email as sentTo'])
    .select(['person.id', 'person.name', 'person.email', 'person.language', 'person.disabledAt'])
    .where('link.hash', '=', hashOf(secret))
    .where('link.purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.usedAt || row.disabledAt || row.expiresAt <= new Date()) return 'over';
  const { id, name, email, language } = row;
  return { email: row.sentTo, createdAt: row.createdAt, user: { id, name, email, language } };
}

/** The requests whose wrong link has been counted: the page below a refused form looks for it again. */
const counted = new WeakSet<Em>();

/** `findLink` for a page. An unknown link counts as a wrong try, once a request. Throws AppError `too-many`. */
export async function findLinkAt(
  em: Em,
  request: Request,
  { purpose, secret }: { purpose: LinkPurpose; secret: string },
  wrongLinks: NetworkLimiter,
): Promise<OpenLink | DeadLink> {
  const link = await findLink(em, purpose, secret);
  if (link === 'unknown' && !counted.has(em)) {
    counted.add(em);
    await wrongLinks.countTry({ request });
  }
  return link;
}

/** The status of the page of a link that opens nothing. */
export const statusOf = (dead: DeadLink) => ({ status: dead === 'unknown' ? 404 : 410 });

/** Uses a link in the transaction of what it allows; false if it no longer works. */
export async function useUp(tx: Em, purpose: LinkPurpose, secret: string): Promise<boolean> {
  const now = new Date();
  const open = { hash: hashOf(secret), purpose, usedAt: null, expiresAt: { $gt: now } };
  return (await tx.nativeUpdate(OneTimeLink, open, { usedAt: now })) > 0;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
