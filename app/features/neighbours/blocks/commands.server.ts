import { NeighbourBlock } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Stops the letters that one person writes to another. Again it changes nothing. */
export async function block(em: Em, person: string, blocked: string): Promise<void> {
  await kysely(em)
    .insertInto('neighbour_blocks')
    .values({ person, blocked, createdAt: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets them come again. */
export async function unblock(em: Em, person: string, blocked: string): Promise<void> {
  await em.nativeDelete(NeighbourBlock, { person, blocked });
}
