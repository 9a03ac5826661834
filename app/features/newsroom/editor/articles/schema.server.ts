import { z } from 'zod';
import { languages } from '#db/enums.ts';
import {
  freeText,
  neededText,
  pictureAddress,
  pieceFields,
  textLength,
} from '../forms/fields.server.ts';
import { checkOtherSide } from '../forms/other-side.server.ts';

const longest = 2 * textLength;

/** The editor's form of an article. */
export const articleSchema = z
  .object({
    ...pieceFields,
    section: z
      .string({ error: 'editorialForms.sectionRequired' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z][A-Z0-9 -]{1,39}$/, 'editorialForms.sectionUnreadable'),
    language: z.enum(languages),
    title: neededText('editorialForms.titleRequired'),
    excerpt: freeText(400),
    content: neededText('editorialForms.contentRequired', longest),
    author: freeText(120),
    coverImageUrl: pictureAddress,
    other: z
      .object({ title: freeText(), excerpt: freeText(400), content: freeText(longest) })
      .prefault({}),
  })
  .superRefine(({ title, excerpt, content, other }, ctx) =>
    checkOtherSide({ title, excerpt, content }, other, ctx),
  );

export type ArticleInput = z.output<typeof articleSchema>;
