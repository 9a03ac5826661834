import { data } from '@remix-run/node';
import { z } from 'zod';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { letterIn, letterPath } from '../letter-link.server.ts';
import { block, unblock } from './commands.server.ts';

/** A letter as the page shows it to whoever got it: never its words, because the link may be passed on. */
export interface ReceivedLetter {
  /** The letter’s own page. */
  path: string;
  sender: string;
  sentAt: Date;
  isBlocked: boolean;
}

/** The page of a letter’s link. Opening it changes nothing. */
export async function letterPage(ctx: Ctx, token: string) {
  const found = await findLetter(ctx, token);
  const letter: ReceivedLetter | null = found && {
    path: letterPath(found.id),
    sender: found.name,
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
        about: name,
        description: translate(ctx.locale, `neighbours.afterBlock.${intent}ed.description`),
      }),
  });
}
