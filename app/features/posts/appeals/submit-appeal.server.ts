import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Appeal } from '#db/entities/index.ts';
import type { Language, PostType } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requirePost } from '#app/features/posts/posts/access.server.ts';
import { reasonWords } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { Post } from '#app/features/posts/posts/kinds.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { insertNew, inTransaction } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { appealedDecision } from '#app/features/posts/posts/decisions/state/appeal-state.server.ts';
import { appealSchema } from './schema.ts';

/**
 * One's own rejected or removed post, with the decision, as long as nothing was said against it yet.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for another's post, `conflict` where there
 * is nothing to appeal against, or it was done.
 */
async function requireAppealable(ctx: Ctx, type: PostType, id: string) {
  const actor = requireActor(ctx);
  const post = await requireAppealablePost(ctx, type, id);
  const link = linkTo(type, id);
  const decision = await appealedDecision(ctx.em, type, { id, status: post.status });
  if (!decision || decision.by === actor.id) {
    throw new AppError('conflict', 'appeals.nothing', { link });
  }
  if (decision.appeal) throw new AppError('conflict', 'appeals.onlyOnce', { link });
  return { post, decision };
}

const linkTo = (type: PostType, id: string) =>
  ({ to: postPath(type, id), messageKey: `posts.open.${type}` }) as const;

/** One's own post. Throws AppError: `unauthenticated`, `not-found`, `forbidden` for another's post. */
async function requireAppealablePost(ctx: Ctx, type: PostType, id: string): Promise<Post> {
  const actor = requireActor(ctx);
  const post = await requirePost(ctx, { type }, id);
  if (post.author.id !== actor.id) {
    throw new AppError('forbidden', 'appeals.notTheAuthor', { link: linkTo(type, id) });
  }
  return post;
}

/** Loads the post and the decision that an appeal would be against. Throws as `requireAppealable` does. */
export const loadAppeal = (args: LoaderFunctionArgs, type: PostType) =>
  handlePage(args, async ({ ctx, params }) => {
    const id = parseIdParam(params.id, `posts.notFound.${type}`);
    const { post, decision } = await requireAppealable(ctx, type, id);
    const { action, at, reasonCode, reason } = decision;
    return {
      appealed: {
        path: postPath(type, id),
        title: post.title,
        language: post.language,
        ...{ action, at: new Date(at), reason },
        entry: reasonWords(ctx.locale, reasonCode),
      },
      formKey: newFormKey(),
    };
  });

/** Sends the appeal in a form post, and goes back to the post. */
export const sendAppeal = (args: ActionFunctionArgs, type: PostType) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const id = parseIdParam(params.id, `posts.notFound.${type}`);
    // Before the form is read, so that nobody but the author learns anything from its answer.
    await requireAppealablePost(ctx, type, id);
    return submitForm(ctx, request, {
      schema: appealSchema,
      run: (form, inside) => submitAppeal(inside, type, id, form),
      respond: ({ title, language }) =>
        redirectWithToast(postPath(type, id), {
          title: translate(ctx.locale, 'appeals.sent.title'),
          about: title,
          language,
          description: translate(ctx.locale, 'appeals.sent.description'),
        }),
    });
  });

/** Appeals against the last decision, once. Throws as `requireAppealable` does. */
async function submitAppeal(
  ctx: Ctx,
  type: PostType,
  id: string,
  { words }: { words: string },
): Promise<{ title: string; language: Language }> {
  const actor = requireActor(ctx);
  const { post, decision } = await requireAppealable(ctx, type, id);
  const { title, description, language } = post;
  const community = post.community.id;
  return inTransaction(ctx.em, async (tx) => {
    const made = await insertNew(tx, Appeal, {
      id: crypto.randomUUID(),
      postType: type,
      postId: id,
      community,
      author: actor.id,
      event: decision.eventId,
      words,
      state: 'OPEN',
      createdAt: new Date(),
    });
    if (made === 0) throw new AppError('conflict', 'appeals.onlyOnce');
    await recordEvent(tx, {
      actor,
      communityId: community,
      subject: { type, id },
      action: 'APPEAL',
      from: post.status,
      to: post.status,
      reason: words,
      snapshot: { title, description, language },
    });
    return { title, language };
  });
}
