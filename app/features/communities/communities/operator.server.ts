import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { Community } from '#db/entities/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import { reservedSlugs } from '#db/slug.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { shownEmail } from '#app/lib/forms/typed-text.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';

const nameLength = 80;
const addressLength = 200;

const email = shownEmail('accounts.emailInvalid');

/**
 * Sets the address for `Contact Board`, from the command line; without one, messages go to the
 * manager. Returns the address as stored. Throws AppError: `not-found`, `invalid` for a malformed
 * address.
 */
export async function setBoardEmail(
  em: Em,
  slug: string,
  typed: string | undefined,
): Promise<string | null> {
  const parsed = email.optional().safeParse(typed);
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
 * Adds a community from the command line, and returns it as stored. Its board reviews posts first.
 * Throws AppError: `invalid` for a name without letters or a text that is too long, `conflict` for a
 * slug that is taken.
 */
export async function addCommunity(
  em: Em,
  typed: { name: string; address: string },
): Promise<{ slug: string; name: string }> {
  const name = visibleText(typed.name);
  const address = visibleText(typed.address) || null;
  const slug = slugify(name);
  if (!slug) throw new AppError('invalid', 'communities.nameUnreadable');
  if (reservedSlugs.includes(slug)) {
    throw new AppError('invalid', 'communities.slugReserved', { params: { slug } });
  }
  requireShort(name, nameLength, 'communities.nameTooLong');
  requireShort(address ?? '', addressLength, 'communities.addressTooLong');
  const community = { id: randomUUID(), slug, name, address, createdAt: new Date() };
  try {
    await inTransaction(em, async (tx) => {
      await tx.insert(Community, { ...community, requireModeration: true });
      await seedFolders(tx, community.id);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('conflict', 'communities.slugTaken', { params: { slug } });
  }
  logChange('communities', `command line added ${slug}`);
  return { slug, name };
}

function requireShort(
  text: string,
  maximum: number,
  tooLong: 'communities.nameTooLong' | 'communities.addressTooLong',
): void {
  const { length } = text;
  if (length > maximum) throw new AppError('invalid', tooLong, { params: { maximum, length } });
}
