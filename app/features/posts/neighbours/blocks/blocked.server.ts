import { z } from 'zod';
import { kysely } from '#app/lib/db/read.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unblock } from './commands.server.ts';

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
  return rows.map(({ createdAt, ...person }) => ({ ...person, since: new Date(createdAt) }));
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
