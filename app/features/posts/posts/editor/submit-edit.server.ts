import type { AppLoadContext } from '@remix-run/node';
import type { PostStatus } from '#db/enums.ts';
import { submitPhotoForm } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireOwnPost } from '../access.server.ts';
import { fieldChanges } from '../changes/field-changes.server.ts';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { fieldsOf } from '../changes/post-fields.server.ts';
import { editPost } from '../edit-post.server.ts';
import { fieldsFrom, type Post, type PostInput, type PostKind } from '../kinds.server.ts';
import { clockOf } from '#app/features/posts/basics/over.ts';
import { pendingRevision } from '../revisions/revisions.server.ts';
import { readersHint, redirectToPost, unreachedHint, type EditorPage } from '../new-post.server.ts';

/**
 * The editor for the actor's own post, `params.id`.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function editPostPage<Input extends PostInput, Row extends Post>(
  { ctx, params, context }: Pick<PageArgs, 'ctx' | 'params' | 'context'>,
  kind: PostKind<Input, Row>,
): Promise<EditorPage> {
  const id = postId(kind.type, params);
  const unconfirmed = unconfirmedAddress(ctx);
  const formKey = newFormKey();
  const found = requireOwnPost<Row>(ctx, kind, id).catch((error: unknown) => {
    if (!refusedEdits.has(context) || !(error instanceof AppError)) throw error;
    return null;
  });
  // Together with what else the editor of a kind reads.
  const [post, waiting, unreached] = await Promise.all([
    found,
    pendingRevision(ctx.em, kind.type, id),
    unreachedHint(ctx),
  ]);
  if (!post) {
    const unknown = { id, title: '', language: ctx.locale };
    return {
      community: null,
      post: unknown,
      lead: null,
      readers: null,
      values: {},
      formKey,
      unconfirmed,
      unreached,
    };
  }
  const { name, slug, postReaders } = post.community.unwrap();
  const text = { ...fieldsOf(post), ...waiting?.text };
  const { title = '', description = '', contactEmail, images } = text;
  const language = text.language ?? post.language;
  return {
    community: { name, slug },
    post: { id, title, language },
    lead: editLead(ctx.locale, kind.type, post, waiting !== null),
    readers: readersHint(ctx, name, postReaders),
    values: {
      title,
      description,
      contactEmail: contactEmail ?? '',
      language,
      images: images ?? [],
      version: String(post.version),
      ...kind.formValues(text as unknown as Row, formatsFor(ctx.locale)),
    },
    formKey,
    unconfirmed,
    unreached,
  };
}

type EditLead =
  | `${PostKind['type']}.${'reviewed' | 'waits' | 'waiting'}`
  | `repost.${'reviewed' | 'atOnce'}`
  | 'newDate';

/** What saving an edit means; null where it shows at once. */
function editLead(
  locale: Locale,
  type: PostKind['type'],
  post: Post,
  isWaiting: boolean,
): string | null {
  const { name: community, requireModeration } = post.community.unwrap();
  const { status }: { status: PostStatus } = post;
  const { isOver, hasBegun } = clockOf(post);
  const say = (key: EditLead) => translate(locale, `postState.editor.${key}`, { community });
  if (status === 'WITHDRAWN') return say(`repost.${requireModeration ? 'reviewed' : 'atOnce'}`);
  if (!requireModeration) return null;
  if (status === 'PUBLISHED') return say(`${type}.${isWaiting ? 'waiting' : 'waits'}`);
  const needsDate = status === 'REJECTED' ? hasBegun : isOver;
  return say(needsDate ? 'newDate' : `${type}.reviewed`);
}

/**
 * The requests whose edit was not saved. Without scripts the page of the form is loaded in the same
 * request, and holds what was typed also where the post cannot be edited any more.
 */
const refusedEdits = new WeakSet<AppLoadContext>();

/** Saves the edit of an editor's form. Throws AppError `unauthenticated`, `not-found`. */
export async function submitEditedPost<Input extends PostInput, Row extends Post>(
  { ctx, params, request, context }: PageArgs,
  kind: PostKind<Input, Row>,
) {
  const id = postId(kind.type, params);
  refusedEdits.add(context);
  return submitPhotoForm(ctx, request, {
    schema: kind.formSchema,
    furtherErrors: async (form) =>
      kind.furtherErrors?.(form, await requireOwnPost<Row>(ctx, kind, id)) ?? [],
    run: (input, inside) => editPost(inside, kind, id, input),
    respond: (saved) => redirectToPost(ctx, kind.type, saved, 'saved'),
    catchUp: (input) => catchUp(ctx, kind, id, input),
  });
}

/**
 * What is saved now beside what was typed, and the version to save over it. Throws AppError as
 * `requireOwnPost` does.
 */
async function catchUp<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  id: string,
  input: Input,
): Promise<CatchUp> {
  const em = ctx.em.fork();
  const post = await requireOwnPost<Row>({ ...ctx, em }, kind, id);
  const saved = { ...fieldsOf(post), ...(await pendingRevision(em, kind.type, id))?.text };
  return {
    values: { version: String(post.version) },
    conflict: { changes: fieldChanges(ctx.locale, saved, fieldsFrom(kind, input)) },
  };
}

const postId = (type: PostKind['type'], params: PageArgs['params']) =>
  parseIdParam(params.id, `posts.notFound.${type}`);
