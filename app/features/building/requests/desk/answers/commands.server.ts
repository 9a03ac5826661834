import { randomUUID } from 'node:crypto';
import { RequestAnswer } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { columnsOf } from '../language-sides.ts';
import { mostAnswers, type AnswerTexts } from './schema.ts';

/** The columns of an answer's texts. Throws AppError `invalid` where a language has only one of them. */
function textsFrom({ titleEn, textEn, titleFr, textFr }: AnswerTexts) {
  const side = (title: string | undefined, text: string | undefined) =>
    title && text ? { title, text } : undefined;
  const columns = columnsOf({ en: side(titleEn, textEn), fr: side(titleFr, textFr) });
  if (!columns) {
    throw new AppError('invalid', 'requestDesk.answerTitleMissing', { field: 'titleEn' });
  }
  return columns;
}

/**
 * Adds an answer that the desk gives often. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid`
 * for one without texts, `conflict` where there are as many as there may be.
 */
export const addAnswer = (ctx: Ctx, slug: string, texts: AnswerTexts): Promise<{ title: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { community } = await requireManaged({ ...ctx, em: tx }, slug);
    const columns = textsFrom(texts);
    if ((await tx.count(RequestAnswer, { community: community.id })) >= mostAnswers) {
      throw new AppError('conflict', 'requestDesk.tooManyAnswers', {
        params: { maximum: mostAnswers },
      });
    }
    tx.create(RequestAnswer, { id: randomUUID(), community: community.id, ...columns });
    await tx.flush();
    return { title: columns.title };
  });

/**
 * Changes one. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for one without texts,
 * `conflict` where somebody changed it since `version`.
 */
export const changeAnswer = (
  ctx: Ctx,
  slug: string,
  id: string,
  { version, ...texts }: AnswerTexts & { version: number },
): Promise<{ title: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const columns = textsFrom(texts);
    const answer = await findAnswer(tx, { ...ctx, em: tx }, slug, id);
    if (answer.version !== version) throw new AppError('conflict', 'requestDesk.answerChanged');
    tx.assign(answer, { ...columns, version: version + 1 });
    await tx.flush();
    return { title: columns.title };
  });

/**
 * Deletes one: what was written with it stays. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export const deleteAnswer = (ctx: Ctx, slug: string, id: string): Promise<{ title: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const answer = await findAnswer(tx, { ...ctx, em: tx }, slug, id);
    const { title } = answer;
    await tx.nativeDelete(RequestAnswer, { id });
    return { title };
  });

async function findAnswer(tx: Em, ctx: Ctx, slug: string, id: string): Promise<RequestAnswer> {
  const { community } = await requireManaged(ctx, slug);
  const answer = await tx.findOne(
    RequestAnswer,
    { id, community: community.id },
    { refresh: true },
  );
  if (!answer) throw new AppError('not-found', 'requestDesk.answerUnknown');
  return answer;
}
