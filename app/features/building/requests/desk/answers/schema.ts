import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { answerTitleLength, messageLength } from '../../limits.ts';

/** The most answers of a community. */
export const mostAnswers = 100;

const title = z
  .string()
  .overwrite(visibleText)
  .max(answerTitleLength, 'requestDesk.answerTitleTooLong')
  .optional();
const text = z
  .string()
  .overwrite(typedText)
  .max(messageLength, 'requestDesk.answerTooLong')
  .optional();

const fields = { titleEn: title, textEn: text, titleFr: title, textFr: text };

/** The texts of an answer as its form has them. */
export type AnswerTexts = { [Name in keyof typeof fields]?: string | undefined };

/** Each language that anything is written in needs both texts, and one language has to be there. */
function complain(
  { titleEn, textEn, titleFr, textFr }: AnswerTexts,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const isFrench = Boolean(titleFr) || Boolean(textFr);
  const isEnglish = Boolean(titleEn) || Boolean(textEn) || !isFrench;
  if (isEnglish && !titleEn) wrong('titleEn', 'requestDesk.answerTitleMissing');
  if (isEnglish && !textEn) wrong('textEn', 'requestDesk.answerTextMissing');
  if (isFrench && !titleFr) wrong('titleFr', 'requestDesk.answerTitleMissing');
  if (isFrench && !textFr) wrong('textFr', 'requestDesk.answerTextMissing');
}

export const newAnswerSchema = z.object(fields).superRefine(complain);

export const answerSchema = z
  .object({
    ...fields,
    version: z.coerce
      .number({ error: 'posts.versionInvalid' })
      .int('posts.versionInvalid')
      .min(1, 'posts.versionInvalid')
      .max(2_147_483_647, 'posts.versionInvalid'),
  })
  .superRefine(complain);
