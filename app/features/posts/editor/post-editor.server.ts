import { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { requireCommunity } from '#app/features/communities/access.server.ts';
import { isMember } from '#app/features/communities/policy.ts';
import { submitPhotoForm } from '#app/features/photos/uploads/photo-form.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import {
  readDraft,
  RefusedWithDraft,
  requireActorForForm,
} from '#app/lib/forms/form-draft.server.ts';
import type { CatchUp } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireOwnPost, requirePost } from '../access.server.ts';
import { fieldChanges } from '../changes/field-changes.server.ts';
import { fieldsOf } from '../changes/post-fields.server.ts';
import { editPost } from '../edit.server.ts';
import { postPath } from '../post.ts';
import { fieldsFrom, type Post, type PostInput, type PostKind } from '../kinds.server.ts';
import { publishPost, type SavedPost } from '../publish.server.ts';
import { pendingRevision } from '../revisions/revisions.server.ts';
import { isEditable } from '../state-machine.ts';

/** What the page of the editor shows, for a new post and for an edit. */
export interface EditorPage {
  community: { name: string; slug: string; requireModeration: boolean };
  /** The post that is edited; null for a new one. */
  post: {
    id: string;
    title: string;
    language: Language;
    isLive: boolean;
    isWaiting: boolean;
  } | null;
  /** The form's fields as text, the way a person would have typed them, and the pictures. */
  values: Record<string, string | string[]>;
  formKey: string;
  /** The address that the author logs in with, for a hint: the form never fills it in. */
  ownEmail: string;
}

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

/**
 * The editor for a new post in the community of `params.slug`, with some fields filled in.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for anyone but its members.
 */
export async function newPostPage(
  { ctx, params }: Pick<Args, 'ctx' | 'params'>,
  values: EditorPage['values'],
): Promise<EditorPage> {
  const community = await requireMemberCommunity(ctx, params.slug ?? '');
  const { email: ownEmail } = requireActor(ctx);
  const filled = { language: ctx.locale, ...values };
  return { community, post: null, values: filled, formKey: newFormKey(), ownEmail };
}

/** Publishes the post of an editor's form. Throws as `newPostPage` does. */
export async function submitNewPost<Input extends PostInput, Row extends Post>(
  { ctx, params, request }: Args,
  kind: PostKind<Input, Row>,
) {
  await requireActorForForm(ctx, request);
  const { id } = await requireMemberWithDraft(ctx, params.slug ?? '', request);
  return submitPhotoForm(ctx, request, {
    schema: kind.formSchema,
    furtherErrors: async (form) => kind.furtherErrors?.(form, null) ?? [],
    run: (input, inside) => publishPost(inside, kind, id, input),
    respond: (saved) => redirectToPost(ctx, kind.type, saved, 'submitted'),
  });
}

/**
 * The editor for the actor's own post, `params.id`.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function editPostPage<Input extends PostInput, Row extends Post>(
  { ctx, params }: Pick<Args, 'ctx' | 'params'>,
  kind: PostKind<Input, Row>,
): Promise<EditorPage> {
  const post = await requireOwnPost<Row>(ctx, kind, postId(kind.type, params));
  const { name, slug, requireModeration } = post.community.unwrap();
  const { id, version } = post;
  const waiting = await pendingRevision(ctx.em, kind.type, id);
  const text = { ...fieldsOf(post), ...waiting?.text };
  const { title = '', description = '', contactEmail, language, images } = text;
  return {
    community: { name, slug, requireModeration },
    post: {
      id,
      title,
      language: language ?? post.language,
      isLive: post.status === 'PUBLISHED',
      isWaiting: waiting !== null,
    },
    values: {
      title,
      description,
      contactEmail: contactEmail ?? '',
      language: language ?? '',
      images: images ?? [],
      version: String(version),
      ...kind.formValues(text as unknown as Row),
    },
    formKey: newFormKey(),
    ownEmail: requireActor(ctx).email,
  };
}

/** Saves the edit of an editor's form. Throws AppError `unauthenticated`, `not-found`. */
export async function submitEditedPost<Input extends PostInput, Row extends Post>(
  { ctx, params, request }: Args,
  kind: PostKind<Input, Row>,
) {
  const id = postId(kind.type, params);
  return submitPhotoForm(ctx, request, {
    schema: kind.formSchema,
    furtherErrors: async (form) =>
      kind.furtherErrors?.(form, await requireOwnPost<Row>(ctx, kind, id)) ?? [],
    run: (input, inside) => editPost(inside, kind, id, input),
    respond: (saved) => redirectToPost(ctx, kind.type, saved, 'saved'),
    catchUp: (input) => catchUp(ctx, kind, id, input),
  });
}

/** What is saved now beside what was typed, and the version to save over it. */
async function catchUp<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  id: string,
  input: Input,
): Promise<CatchUp | null> {
  const em = ctx.em.fork();
  const post = await requirePost<Row>({ ...ctx, em }, kind, id);
  if (!isEditable(post.status)) return null;
  const saved = { ...fieldsOf(post), ...(await pendingRevision(em, kind.type, id))?.text };
  return {
    values: { version: String(post.version) },
    conflict: { changes: fieldChanges(ctx.locale, saved, fieldsFrom(kind, input)) },
  };
}

const postId = (type: PostKind['type'], params: Args['params']) =>
  parseIdParam(params.id, `posts.notFound.${type}`);

const requireMemberCommunity = async (ctx: Ctx, slug: string) => {
  const { id, name, requireModeration } = await requireCommunity(ctx, slug, isMember, (em, ref) =>
    em.findOne(Community, ref, { fields: ['slug', 'name', 'requireModeration'] }),
  );
  return { id, slug, name, requireModeration };
};

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

const redirectToPost = (
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
  });
