import { data } from '@remix-run/node';
import { z } from 'zod';
import { NeighbourBlock } from '#db/entities/index.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { type Ctx, requireActor } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { letterIn, letterPath } from '../letter-link.server.ts';

/** Stops the letters that one person writes to another. Again it changes nothing. */
export async function block(em: Em, person: string, blocked: string): Promise<void> {
  await insertNew(em, NeighbourBlock, { person, blocked, createdAt: new Date() });
}

/** Lets them come again. */
export async function unblock(em: Em, person: string, blocked: string): Promise<void> {
  await em.nativeDelete(NeighbourBlock, { person, blocked });
}

/** A letter as the page shows it to whoever got it: never its words, because the link may be passed on. */
export interface ReceivedLetter {
  /** The letter’s own page. */
  path: string;
  sender: string;
  sentAt: Date;
  isBlocked: boolean;
}

/**
 * The page of a letter’s link. Opening it changes nothing. `standIn` is what its address has for the token, where
 * a cookie carries that.
 */
export async function letterPage(ctx: Ctx, token: string, standIn = token) {
  const found = await findLetter(ctx, token);
  const letter: ReceivedLetter | null = found && {
    path: `/letters/${standIn}`,
    sender: nameFor(ctx.locale, found.name),
    sentAt: new Date(found.createdAt),
    isBlocked: found.isBlocked,
  };
  return data({ letter }, { status: letter ? 200 : 404 });
}

async function findLetter({ em }: Ctx, token: string) {
  const id = letterIn(token);
  if (!id) return null;
  const row = await kysely(em)
    .selectFrom('neighbour_letters as letter')
    .innerJoin('users as sender', 'sender.id', 'letter.sender')
    .leftJoin('neighbour_blocks as block', (join) =>
      join
        .onRef('block.person', '=', 'letter.receiver')
        .onRef('block.blocked', '=', 'letter.sender'),
    )
    .select(['letter.id', 'letter.sender as senderId', 'letter.receiver as receiverId'])
    .select(['letter.createdAt', 'sender.name', 'block.createdAt as blockedAt'])
    .where('letter.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, isBlocked: row.blockedAt !== null } : null;
}

const blockSchema = z.object({
  intent: z.enum(['block', 'unblock'], { error: 'neighbours.chooseButton' }),
});

/**
 * Blocks the sender of a letter, or takes it back. The link alone says who got the letter: nobody has to
 * log in, and sent again it changes nothing. Throws AppError `not-found` for a link that is not ours.
 */
export async function submitBlock(ctx: Ctx, request: Request, token: string) {
  const letter = await findLetter(ctx, token);
  if (!letter) throw new AppError('not-found', 'neighbours.noSuchLetter');
  const { id, name, senderId, receiverId } = letter;
  return submitForm(ctx, request, {
    schema: blockSchema,
    run: async ({ intent }, { em }) => {
      if (intent === 'block') await block(em, receiverId, senderId);
      else await unblock(em, receiverId, senderId);
      return { intent };
    },
    respond: ({ intent }) =>
      redirectWithToast(letterPath(id), {
        title: translate(ctx.locale, `neighbours.afterBlock.${intent}ed.title`),
        about: nameFor(ctx.locale, name),
        description: translate(ctx.locale, `neighbours.afterBlock.${intent}ed.description`),
      }),
  });
}

/** The most people that the page lists. */
const mostListed = 200;

/** Somebody whose letters a person does not want. */
export interface Blocked {
  id: string;
  name: string;
  since: Date;
}

/** Whom the actor blocked, the last one first. Throws AppError `unauthenticated`. */
export async function ownBlocked(ctx: Ctx): Promise<Blocked[]> {
  const { id } = requireActor(ctx, 'neighbours.loginForBlocked');
  const rows = await kysely(ctx.em)
    .selectFrom('neighbour_blocks as block')
    .innerJoin('users as person', 'person.id', 'block.blocked')
    .select(['person.id', 'person.name', 'block.createdAt'])
    .where('block.person', '=', id)
    .orderBy('block.createdAt', 'desc')
    .orderBy('person.id')
    .limit(mostListed)
    .execute();
  return rows.map(({ id: blocked, name, createdAt }) => ({
    id: blocked,
    name: nameFor(ctx.locale, name),
    since: new Date(createdAt),
  }));
}

const unblockSchema = z.object({ id: z.uuid({ error: 'neighbours.chooseButton' }).toLowerCase() });

/** Takes a block back from the list. Throws AppError `unauthenticated`. */
export function submitUnblock(ctx: Ctx, request: Request) {
  const actor = requireActor(ctx, 'neighbours.loginForBlocked');
  return submitForm(ctx, request, {
    schema: unblockSchema,
    run: async ({ id }, { em }) => {
      await unblock(em, actor.id, id);
      return {};
    },
    respond: () =>
      redirectWithToast('/account/blocked', {
        title: translate(ctx.locale, 'neighbours.afterBlock.unblocked.title'),
        description: translate(ctx.locale, 'neighbours.afterBlock.unblocked.description'),
      }),
  });
}
