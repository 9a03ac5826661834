import { randomUUID } from 'node:crypto';
import type { Language, PostReaders } from '#db/enums.ts';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { slugFor } from '#db/slug.ts';
import {
  notAMember,
  notOpenYet,
  requireCommunity,
  requirePublicCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { isMember, type Actor } from '#app/lib/session/actor.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import { submitPhotoForm } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import {
  readDraft,
  RefusedWithDraft,
  requireActorForForm,
} from '#app/lib/forms/form-draft.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { recordPostEvent } from './decisions/history.server.ts';
import {
  photoOwner,
  postTables,
  type Post,
  type PostInput,
  type PostKind,
} from './kinds.server.ts';
import {
  mailReach,
  reachNow,
  type MailReach,
} from '#app/features/mail/outbox/mail-reaches.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { compiledRead, kysely, type Db, type Params } from '#app/lib/db/read.server.ts';
import { statusOnPosting } from './state-machine.ts';

/** What the page of the editor shows, for a new post and for an edit. */
export interface EditorPage {
  /** Null where an edit was refused because its sender can no longer make it. */
  community: { name: string; slug: string } | null;
  /** The post that is edited; null for a new one. */
  post: { id: string; title: string; language: Language } | null;
  /** What sending the form means. */
  lead: string | null;
  /** Who will be able to read it once it is published; null where nothing can be saved. */
  readers: string | null;
  /** The form's fields as text, the way a person would have typed them, and the pictures. */
  values: Record<string, string | string[]>;
  formKey: string;
  /** The author's address, if it is not confirmed: until then neighbours' messages do not reach them. */
  unconfirmed: string | null;
  /** That neighbours cannot write to the author from the site, and what to do; null where they can. */
  unreached: string | null;
}

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

/**
 * The editor for a new post in the community of `params.slug`.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for anyone but its members.
 */
export async function newPostPage({
  ctx,
  params,
}: Pick<Args, 'ctx' | 'params'>): Promise<EditorPage & { community: { slug: string } }> {
  const { slug, name, requireModeration, postReaders, reach } = await requireMemberCommunity(
    ctx,
    params.slug ?? '',
  );
  const { email } = requireActor(ctx);
  const lead = translate(
    ctx.locale,
    `postState.editor.${requireModeration ? 'reviewedFirst' : 'shownAtOnce'}`,
    { community: name },
  );
  const values = { language: ctx.locale, contactEmail: email };
  const readers = readersHint(ctx, name, postReaders);
  return {
    community: { slug, name },
    lead,
    readers,
    values,
    post: null,
    formKey: newFormKey(),
    unconfirmed: unconfirmedAddress(ctx),
    unreached: reachHint(ctx, reach),
  };
}

const ownReach = compiledRead((db: Db, { param }: Pick<Params<{ id: string }>, 'param'>) =>
  db
    .selectFrom('users')
    .select(mailReach('users', 'NEIGHBOURS').as('reach'))
    .where('id', '=', param('id')),
);

/** Why neighbours cannot write to the actor from the site, for the form of a post; null where they can. */
export async function unreachedHint(
  ctx: Pick<Ctx, 'em' | 'actor' | 'locale'>,
): Promise<string | null> {
  if (!ctx.actor) return null;
  const [row] = await ownReach(ctx.em, { id: ctx.actor.id });
  return reachHint(ctx, row?.reach ?? null);
}

function reachHint({ locale }: Pick<Ctx, 'locale'>, mail: MailReach | null): string | null {
  const reach = reachNow(mail ?? 'REFUSED');
  return reach === 'REACHES' || reach === 'WAITS'
    ? null
    : translate(locale, `postState.editor.unreached.${reach}`);
}

/** Who can read a post of a community, for whoever writes it. */
export const readersHint = (
  { locale }: Pick<Ctx, 'locale'>,
  community: string,
  postReaders: PostReaders,
): string => translate(locale, `postState.editor.readers.${postReaders}`, { community });

/** Publishes the post of an editor's form. Throws as `newPostPage` does. */
export async function submitNewPost<Input extends PostInput, Row extends Post>(
  { ctx, params, request }: Args,
  kind: PostKind<Input, Row>,
) {
  if (!ctx.actor) await requirePublicCommunity(ctx, params.slug ?? '');
  await requireActorForForm(ctx, request);
  const { id } = await requireMemberWithDraft(ctx, params.slug ?? '', request);
  return submitPhotoForm(ctx, request, {
    schema: kind.formSchema,
    furtherErrors: async (form) => kind.furtherErrors?.(form, null) ?? [],
    run: (input, inside) => publishPost(inside, kind, id, input),
    respond: (saved) => redirectToPost(ctx, kind.type, saved, 'submitted'),
  });
}

/** The community, and whether neighbours' messages reach the actor. */
const requireMemberCommunity = async (ctx: Ctx, slug: string) => {
  const { openedAt, ...community } = await requireCommunity(ctx, slug, isMember, findWithReach);
  if (!openedAt) throw notOpenYet();
  return community;
};

const findWithReach = (em: Em, ref: CommunityRef, { id }: Pick<Actor, 'id'>) =>
  kysely(em)
    .selectFrom('communities')
    .select(['id', 'slug', 'name', 'requireModeration', 'postReaders', 'openedAt'])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select(mailReach('users', 'NEIGHBOURS').as('reach'))
        .where('users.id', '=', id)
        .as('reach'),
    )
    .$if('id' in ref, (query) => query.where('id', '=', 'id' in ref ? ref.id : ''))
    .$if('slug' in ref, (query) => query.where('slug', '=', 'slug' in ref ? ref.slug : ''))
    .executeTakeFirst();

/** `requireMemberCommunity` that keeps what an outsider typed, until they are a member. */
async function requireMemberWithDraft(ctx: Ctx, slug: string, request: Request) {
  try {
    return await requireMemberCommunity(ctx, slug);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
    const { draft } = await readDraft(request);
    throw draft
      ? new RefusedWithDraft(draft, 'forbidden', 'communities.membersOnlyTextKept')
      : error;
  }
}

/** Goes on to a post that was saved, with a toast. */
export const redirectToPost = (
  { locale }: Ctx,
  type: PostKind['type'],
  { id, title, language, next }: SavedPost,
  what: 'submitted' | 'saved',
): Promise<Response> =>
  redirectWithToast(postPath(type, id), {
    title: translate(locale, `posts.${what}.${type}`),
    about: title,
    language,
    description: translate(locale, `posts.${next}.${type}`),
    lights: what === 'submitted',
  });

/** How many posts one person may write within an hour. */
const postsByAccount = createLimiter(
  'post-account',
  { points: 20, duration: 60 * 60 },
  'posts.tooManyPosts',
);

/** A post that was saved. */
export interface SavedPost {
  id: string;
  /** As the post is called now: an edit that waits does not name it. */
  title: string;
  language: Language;
  /** Whether the board looks at it first, or at the change of a post that is published. */
  next: 'awaitsReview' | 'isLive' | 'changeIsLive' | 'changeAwaitsReview' | 'priceIsLower';
}

/**
 * Publishes a post in a community of the actor's, or sends it to the board for review if the
 * community requires it. The server alone sets author, slug and status.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `conflict` (its doors are not open yet),
 * `invalid` (another person's photos, or what `kind.check` refuses), `too-many` (posts within the hour).
 */
export async function publishPost<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  communityId: string,
  given: Input,
): Promise<SavedPost> {
  const actor = requireActor(ctx);
  const { requireModeration, openedAt } = await requireCommunity(ctx, communityId, isMember);
  if (!openedAt) throw notOpenYet();
  const input = kind.check?.(given, null) ?? given;
  await postsByAccount.countTry(actor.id);
  const { title, description, contactEmail = null } = input;
  const id = randomUUID();
  const status = statusOnPosting(requireModeration);
  const language = input.language ?? ctx.locale;
  const images = input.images ?? [];
  return inTransaction(ctx.em, async (tx) => {
    await requireStillMember(tx, actor.id, communityId);
    tx.create(postTables[kind.type], {
      id,
      community: communityId,
      author: actor.id,
      slug: slugFor(title, id),
      status,
      title,
      description,
      contactEmail,
      language,
      images,
      ...kind.columns(input),
    });
    await recordPostEvent(tx, {
      actor,
      type: kind.type,
      post: { id, communityId, title, description, language, version: 1, status: null },
      action: 'SUBMIT',
      to: status,
    });
    if (images.length > 0) {
      await attachPhotos(tx, actor, images, { of: photoOwner(kind.type, id), before: [] });
    }
    return { id, title, language, next: status === 'PENDING' ? 'awaitsReview' : 'isLive' };
  });
}

/**
 * Waits for whatever ends a membership or closes an account at the same moment, which withdraws the posts that it
 * finds. Throws AppError `forbidden` for who is no member any more.
 */
async function requireStillMember(tx: Em, userId: string, communityId: string): Promise<void> {
  await lockPerson(tx, userId);
  const membership = await kysely(tx)
    .selectFrom('user_communities as membership')
    .select('membership.id')
    .where('membership.user', '=', userId)
    .where('membership.community', '=', communityId)
    .where(isCurrentMembership('membership'))
    .executeTakeFirst();
  if (!membership) throw notAMember();
}
