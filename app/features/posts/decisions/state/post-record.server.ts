import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import {
  appealedColumn,
  grantedColumn,
  type AppealedRow,
  type GrantedAppeal,
} from '#app/features/appeals/appeal-columns.server.ts';
import { photoSizes, picturesOf, type PhotoSizes } from '#app/features/photos/pictures.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/detail.tsx';
import { factsOf, type WithFacts } from '../../access.server.ts';
import { relationsTo } from '../../policy.ts';
import { newestRevision, type NewestRevision } from '../../revisions/open-revision.server.ts';
import { otherModerators } from '../own-post.server.ts';
import { lastDecision, type LastDecision } from '../verdict.server.ts';
import { historyColumn, type HistoryRow } from './post-history.server.ts';

/** What is written about a post besides its text, for its author and the moderators. */
export interface ConcernedRecord {
  /** Whether somebody besides the viewer moderates the community. */
  othersModerate: boolean;
  decision: LastDecision | null;
  /** The decision it stands under, with the appeal against it. */
  appealed: AppealedRow | null;
  /** The newest appeal that was granted lately. */
  granted: GrantedAppeal | null;
  /** The newest edit beside it. */
  revision: NewestRevision | null;
  history: HistoryRow[];
}

/** What a post's page needs besides the post. */
export interface PostRecord {
  pictures: Picture[];
  /** Null for everybody whom the post does not concern. */
  concerned: ConcernedRecord | null;
}

/** The pictures of a post, and what is written about it for those it concerns: at most one query. */
export async function readPostRecord(
  { em, actor }: Ctx,
  type: PostType,
  post: WithFacts & { images: string[] },
): Promise<PostRecord> {
  const isConcerned = relationsTo(actor, factsOf(post)).length > 0;
  const sizes = photoSizes(post.images);
  if (!actor || !isConcerned) {
    const row = sizes && (await kysely(em).selectNoFrom(sizes.as('sizes')).executeTakeFirst());
    return { pictures: picturesOf(post.images, row?.sizes ?? null), concerned: null };
  }
  const id = sql`${post.id}::uuid`;
  const { sizes: found, ...concerned } = await kysely(em)
    .selectNoFrom([
      (sizes ?? sql<PhotoSizes | null>`null::jsonb`).as('sizes'),
      otherModerators(actor.id, sql`${post.community.id}::uuid`).as('othersModerate'),
      lastDecision(type, id).as('decision'),
      appealedColumn(type, id).as('appealed'),
      grantedColumn(type, id).as('granted'),
      newestRevision(type, id).as('revision'),
      historyColumn(type, id).as('history'),
    ])
    .executeTakeFirstOrThrow();
  return { pictures: picturesOf(post.images, found), concerned };
}
