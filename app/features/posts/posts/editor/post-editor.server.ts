import { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  notOpenYet,
  requireCommunity,
  requirePublicCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { isMember } from '#app/features/communities/communities/policy.ts';
import { submitPhotoForm } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import {
  readDraft,
  RefusedWithDraft,
  requireActorForForm,
} from '#app/lib/forms/form-draft.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { type Post, type PostInput, type PostKind } from '../kinds.server.ts';
import { publishPost, type SavedPost } from '../publish.server.ts';

/** What the page of the editor shows, for a new post and for an edit. */
export interface EditorPage {
  /** Null where an edit was refused because its sender can no longer make it. */
  community: { name: string; slug: string } | null;
  /** The post that is edited; null for a new one. */
  post: { id: string; title: string; language: Language } | null;
  /** What sending the form means. */
  lead: string | null;
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
): Promise<EditorPage & { community: NonNullable<EditorPage['community']> }> {
  const { requireModeration, ...community } = await requireMemberCommunity(ctx, params.slug ?? '');
  const { email: ownEmail } = requireActor(ctx);
  const lead = translate(
    ctx.locale,
    `postState.editor.${requireModeration ? 'reviewedFirst' : 'shownAtOnce'}`,
    { community: community.name },
  );
  const filled = { language: ctx.locale, ...values };
  return { community, post: null, lead, values: filled, formKey: newFormKey(), ownEmail };
}

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

const requireMemberCommunity = async (ctx: Ctx, slug: string) => {
  const { id, name, requireModeration, openedAt } = await requireCommunity(
    ctx,
    slug,
    isMember,
    (em, ref) =>
      em.findOne(Community, ref, { fields: ['slug', 'name', 'requireModeration', 'openedAt'] }),
  );
  if (!openedAt) throw notOpenYet();
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
  });
