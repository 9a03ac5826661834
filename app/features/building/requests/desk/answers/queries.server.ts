import { compiledRead, type Params } from '#app/lib/db/read.server.ts';

/** The answers that the desk of a community gives often, in the order they were written. Guards nothing itself. */
export const deskAnswers = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db
    .selectFrom('request_answers')
    .select(['id', 'title', 'text', 'language', 'translation', 'version'])
    .where('community', '=', param('communityId'))
    .orderBy('createdAt')
    .orderBy('id'),
);
