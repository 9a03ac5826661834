import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { sql } from 'kysely';
import { Community } from '#db/entities/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import { reservedSlugs } from '#db/slug.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import {
  changesBetween,
  columnsFrom,
  columnsOf,
  fingerprintOf,
} from './community-values.server.ts';
import type { CommunityInput } from './schema.ts';

/**
 * Makes a community that is not open yet, at the first step of its opening. Its slug comes from its
 * name and stays. Throws AppError: `forbidden` for anybody but an ADMIN, `invalid` for a name without
 * letters or a reserved slug, `conflict` for a slug that is taken.
 */
export async function createCommunity(
  em: Em,
  actor: Actor,
  input: CommunityInput,
): Promise<{ slug: string; name: string }> {
  if (actor.role !== 'ADMIN') throw new AppError('forbidden', 'communitySettings.adminsOnly');
  const { name } = input;
  const slug = slugify(name);
  if (!slug) throw new AppError('invalid', 'communities.nameUnreadable', { field: 'name' });
  if (reservedSlugs.includes(slug)) {
    throw new AppError('invalid', 'communities.slugReserved', { field: 'name', params: { slug } });
  }
  const id = randomUUID();
  try {
    await inTransaction(em, async (tx) => {
      await tx.insert(Community, { ...columnsFrom(input), id, slug, createdAt: new Date() });
      await seedFolders(tx, id);
      await recordEvent(tx, {
        actor,
        communityId: id,
        subject: { type: 'COMMUNITY', id },
        action: 'CHANGE',
        to: 'CLOSED',
        snapshot: { title: name, created: true },
      });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw slugTaken(slug);
  }
  return { slug, name };
}

const slugTaken = (slug: string) =>
  new AppError('conflict', 'communities.slugTaken', { field: 'name', params: { slug } });

/**
 * Saves a community's settings, with a line in the log that names the changes. Call it for a community that the actor
 * manages. Returns how many fields changed, and how many posts anybody can read by that. Throws AppError `conflict` if
 * somebody saved since the form was opened, which `seen` tells.
 */
export async function changeCommunity(
  em: Em,
  actor: Actor,
  communityId: string,
  { seen, ...input }: CommunityInput & { seen?: string | undefined },
): Promise<{ changed: number; opened: number }> {
  return inTransaction(em, async (tx) => {
    const community = await tx.findOneOrFail(
      Community,
      { id: communityId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (seen !== fingerprintOf(community)) {
      throw new AppError('conflict', 'communitySettings.changedMeanwhile');
    }
    const after = columnsFrom(input);
    const changes = changesBetween(columnsOf(community), after);
    if (changes.length === 0) return { changed: 0, opened: 0 };
    await tx.nativeUpdate(Community, { id: communityId }, after);
    const state = community.openedAt ? 'OPEN' : 'CLOSED';
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'COMMUNITY', id: communityId },
      action: 'CHANGE',
      from: state,
      to: state,
      snapshot: { title: input.name, changes },
    });
    const isOpened =
      changes.some(({ field }) => field === 'postReaders') && after.postReaders === 'ANYBODY';
    return { changed: changes.length, opened: isOpened ? await shownPosts(tx, communityId) : 0 };
  });
}

/** How many posts of a community are or were in its hub, so that whoever may read them finds them. */
async function shownPosts(tx: Em, communityId: string): Promise<number> {
  const { count } = await kysely(tx)
    .selectNoFrom(
      sql<number>`(
        (select count(*) from listings
          where community_id = ${communityId}::uuid and status in ('PUBLISHED', 'SOLD'))
        + (select count(*) from activities
          where community_id = ${communityId}::uuid and status in ('PUBLISHED', 'CANCELLED')))::int`.as(
        'count',
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
