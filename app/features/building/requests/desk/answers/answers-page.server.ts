import type { Community } from '#db/entities/index.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { sidesIn } from '../language-sides.ts';
import { deskAnswers } from './queries.server.ts';

export type AnswersPage = Awaited<ReturnType<typeof answersPage>>;
export type AnswerPage = Awaited<ReturnType<typeof answerPage>>;

/** The answers that a community's desk gives often. Guards nothing itself. */
export async function answersPage({ em, locale }: Ctx, { id, slug, name }: Community) {
  const answers = await deskAnswers(em, { communityId: id });
  return {
    community: { slug, name },
    answers: answers.map((answer) => {
      const { title, text, language } = sideFor(locale, answer);
      return { id: answer.id, title, text, language, isInBoth: answer.translation !== null };
    }),
    formKey: newFormKey(),
  };
}

/** One of them, with its texts as its form has them. Guards nothing itself. Throws AppError `not-found`. */
export async function answerPage({ em }: Ctx, { id, slug, name }: Community, answerId: string) {
  const answer = (await deskAnswers(em, { communityId: id })).find((one) => one.id === answerId);
  if (!answer) throw new AppError('not-found', 'requestDesk.answerUnknown');
  const { title, text, language, translation, version } = answer;
  const { en, fr } = sidesIn({ title, text, language, translation });
  return {
    community: { slug, name },
    answer: { id: answerId, title, language },
    values: {
      titleEn: en?.title ?? '',
      textEn: en?.text ?? '',
      titleFr: fr?.title ?? '',
      textFr: fr?.text ?? '',
      version,
    },
    formKey: newFormKey(),
  };
}
