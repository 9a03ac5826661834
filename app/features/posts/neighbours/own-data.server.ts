import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** The messages that a person wrote to neighbours, without whom they went to, as a copy of one’s data has them. */
export const messagesOf = (em: Em, userId: string) =>
  kysely(em)
    .selectFrom('neighbour_letters as letter')
    .innerJoin('communities as community', 'community.id', 'letter.community')
    .select(['community.name as community', 'letter.postType', 'letter.postId', 'letter.words'])
    .select('letter.createdAt')
    .where('letter.sender', '=', userId)
    .orderBy('letter.createdAt')
    .execute();
