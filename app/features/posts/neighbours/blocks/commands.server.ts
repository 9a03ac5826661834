import { NeighbourBlock } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';

/** Stops the letters that one person writes to another. Again it changes nothing. */
export async function block(em: Em, person: string, blocked: string): Promise<void> {
  await insertNew(em, NeighbourBlock, { person, blocked, createdAt: new Date() });
}

/** Lets them come again. */
export async function unblock(em: Em, person: string, blocked: string): Promise<void> {
  await em.nativeDelete(NeighbourBlock, { person, blocked });
}
