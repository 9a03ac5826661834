import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { Community } from '#db/entities/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import { reservedSlugs } from '#db/slug.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
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
 * Makes a community whose doors are closed, from the first step of its opening; its address comes from
 * its name and stays, and its shelf has the folders that every shelf has. Returns that address. Throws
 * AppError: `forbidden` for anybody but an ADMIN, `invalid` for a name without letters or one whose
 * address is the site's own, `conflict` when there is a community of that name.
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
 * Saves what a community says about itself and decides, with a line in the log that names what changed.
 * Call it for a community that the actor manages. Returns how many fields changed. Throws AppError
 * `conflict` when somebody else saved since the form, which `seen` names, was opened.
 */
export async function changeCommunity(
  em: Em,
  actor: Actor,
  communityId: string,
  { seen, ...input }: CommunityInput & { seen?: string | undefined },
): Promise<{ changed: number }> {
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
    if (changes.length === 0) return { changed: 0 };
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
    return { changed: changes.length };
  });
}
