import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';

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
