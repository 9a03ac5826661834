import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import {
  appealedColumn,
  grantedColumn,
  type AppealedRow,
  type GrantedAppeal,
} from './appeal-state.server.ts';
import {
  photoIds,
  photoSizes,
  picturesOf,
  type PhotoSizes,
} from '#app/features/media/photos/pictures.server.ts';
import { emailedOnChange } from '#app/features/posts/places/emails/activity-plan.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/pictures/gallery.tsx';
import { factsOf, type WithFacts } from '../../access.server.ts';
import { relationsTo } from '../../policy.ts';
import { newestRevision, type NewestRevision } from '../../revisions/open-revision.server.ts';
import { undoOffer, type UndoOffer } from '../undo.server.ts';
import { isUndoable } from '../undoable.server.ts';
import { otherModerators } from '../who-decides.server.ts';
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
  /** How many people on the list of an activity are emailed if the viewer takes it away, or opens it again. */
  emailedOnChange: number;
  /** The newest edit beside it. */
  revision: NewestRevision | null;
  history: HistoryRow[];
  /** The viewer's own decision, while it can be undone. */
  undo: UndoOffer | null;
}

/** What a post's page needs besides the post. */
interface PostRecord {
  pictures: Picture[];
  /** Null for everybody whom the post does not concern. */
  concerned: ConcernedRecord | null;
}

/**
 * The pictures of a post, and what is written about it for those it concerns: one query, and others for who decided
 * on it within the last two minutes.
 */
export async function readPostRecord(
  { em, actor }: Ctx,
  type: PostType,
  post: WithFacts & { images: string[] },
): Promise<PostRecord> {
  const isConcerned = relationsTo(actor, factsOf(post)).length > 0;
  const photos = photoIds(post.images);
  if (!actor || !isConcerned) {
    const [row] = photos ? await sizesAlone(em, { photos }) : [];
    return { pictures: picturesOf(post.images, row?.sizes ?? null), concerned: null };
  }
  const values = { photos, id: post.id, communityId: post.community.id, viewer: actor.id };
  const [row] = await records[type](em, values);
  if (!row) throw new Error('A query without tables returned no row');
  const { sizes, ...concerned } = row;
  const [newest] = concerned.history;
  const isOwn = newest?.actorId === actor.id && isUndoable(new Date(newest.createdAt));
  const undo = isOwn ? await undoOffer({ em, actor }, { type, id: post.id }) : null;
  return { pictures: picturesOf(post.images, sizes), concerned: { ...concerned, undo } };
}

interface RecordParams {
  /** The ids of the photos; null for none. */
  photos: string[] | null;
  id: string;
  communityId: string;
  viewer: string;
}

const sizesAlone = compiledRead((db, { param }: Params<{ photos: string[] }>) =>
  db.selectNoFrom(photoSizes(param('photos')).as('sizes')),
);

const recordOf = (type: PostType) =>
  compiledRead((db, { param, given }: Params<RecordParams>) => {
    const id = sql`${param('id')}::uuid`;
    return db.selectNoFrom([
      (given('photos') ? photoSizes(param('photos')) : sql<PhotoSizes | null>`null::jsonb`).as(
        'sizes',
      ),
      otherModerators(param('viewer'), sql`${param('communityId')}::uuid`).as('othersModerate'),
      lastDecision(type, id).as('decision'),
      appealedColumn(type, id).as('appealed'),
      grantedColumn(type, id).as('granted'),
      newestRevision(type, id).as('revision'),
      historyColumn(type, id).as('history'),
      (type === 'ACTIVITY'
        ? emailedOnChange(id, sql`${param('viewer')}::uuid`)
        : sql<number>`0`
      ).as('emailedOnChange'),
    ]);
  });

const records = { LISTING: recordOf('LISTING'), ACTIVITY: recordOf('ACTIVITY') };
