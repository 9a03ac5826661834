import { z } from 'zod';
import { RequestAnswer, ServiceRequest } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { storedRef } from '../../ref.ts';

/**
 * What was typed with an answer below it, in the language of the request where the answer has it. Null where the
 * community has no such answer. Changes nothing and guards nothing itself.
 */
export async function withAnswer(
  { em }: Ctx,
  communityId: string,
  ref: string,
  { answerId, words }: { answerId: string; words: string },
): Promise<{ words: string; language: Language } | null> {
  if (!z.uuid().safeParse(answerId).success) return null;
  const [answer, request] = await Promise.all([
    em.findOne(RequestAnswer, { id: answerId.toLowerCase(), community: communityId }),
    em.findOne(
      ServiceRequest,
      { community: communityId, ref: storedRef(ref) },
      { fields: ['language'] },
    ),
  ]);
  if (!answer || !request) return null;
  const { text, language } = sideFor(request.language, answer);
  return { words: [words.trim(), text].filter(Boolean).join('\n\n'), language };
}
