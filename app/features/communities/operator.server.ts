import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';

const address = z.string().trim().max(254).pipe(z.email());

/**
 * Sets the address that `Contact Board` writes to, from the operator's command line; without one,
 * messages to the board go to the manager. Returns the address as it is kept. Throws AppError:
 * `not-found` for an unknown community, `invalid` for what is no address.
 */
export async function setBoardEmail(
  em: Em,
  slug: string,
  email: string | undefined,
): Promise<string | null> {
  const parsed = address.optional().safeParse(email);
  if (!parsed.success) throw new AppError('invalid', 'accounts.emailInvalid');
  const boardEmail = parsed.data ?? null;
  const changed = await em.nativeUpdate(Community, { slug }, { boardEmail });
  if (changed === 0) {
    throw new AppError('not-found', 'people.noSuchCommunity', { params: { slug } });
  }
  logChange(
    'communities',
    `command line ${boardEmail ? 'set' : 'removed'} the board address of ${slug}`,
  );
  return boardEmail;
}

/**
 * Adds a community from the operator's command line, and returns its slug. Its board looks at posts
 * first. Throws AppError: `invalid` for a name without letters, `conflict` when there is one already.
 */
export async function addCommunity(
  em: Em,
  { name, address }: { name: string; address: string | null },
): Promise<string> {
  const slug = slugify(name);
  if (!slug) throw new AppError('invalid', 'communities.nameUnreadable');
  const community = { id: randomUUID(), slug, name, address, createdAt: new Date() };
  try {
    await em.insert(Community, { ...community, requireModeration: true });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('conflict', 'communities.slugTaken', { params: { slug } });
  }
  logChange('communities', `command line added ${slug}`);
  return slug;
}
