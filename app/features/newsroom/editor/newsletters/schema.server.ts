import { z } from 'zod';
import { languages } from '#db/enums.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import {
  freeText,
  isPictureAddress,
  isWebAddress,
  neededText,
  pictureAddress,
  pieceFields,
} from '../forms/fields.server.ts';
import { mostSections } from './section-fields.ts';
import { sectionKinds } from './section-fields.ts';

const lead = 600;
/** The most characters of the long field of a section. */
const sectionText = 6000;

const sectionRow = z
  .object({
    kind: z.enum(sectionKinds),
    heading: freeText(),
    intro: freeText(lead),
    serves: freeText(60),
    text: freeText(sectionText),
    steps: freeText(sectionText),
    picture: freeText(500).refine((text) => text === '' || isPictureAddress(text), {
      error: 'editorialForms.pictureUnreadable',
    }),
    alt: freeText(300),
    name: freeText(),
    role: freeText(),
    label: freeText(80),
    href: freeText(500).refine((text) => text === '' || isActionAddress(text), {
      error: 'newsletterEditor.actionUnreadable',
    }),
    qr: z.literal('on').optional(),
  })
  .superRefine(({ label, href }, ctx) => {
    if (label !== '' && href === '') {
      ctx.addIssue({
        code: 'custom',
        message: 'newsletterEditor.actionIncomplete',
        path: ['href'],
      });
    }
    if (href !== '' && label === '') {
      ctx.addIssue({
        code: 'custom',
        message: 'newsletterEditor.actionIncomplete',
        path: ['label'],
      });
    }
  });

/** A page of ours, another site over https, or an e-mail address. */
const isActionAddress = (text: string) =>
  isWebAddress(text) ||
  /^\/(?![/\\])\S*$/.test(text) ||
  (text.startsWith('mailto:') && z.email().safeParse(text.slice('mailto:'.length)).success);

/** What an issue says in one language. */
const sideFields = {
  title: neededText('editorialForms.titleRequired', 80),
  season: freeText(40),
  standfirst: freeText(lead),
  coverAlt: freeText(300),
  sections: z
    .array(sectionRow)
    .max(mostSections, {
      error: issueMessage('newsletterEditor.tooManySections', { maximum: mostSections }),
    })
    .default([]),
};

/** The part of an issue's address after /newsletter/, which no page of ours has. */
const slug = z
  .string({ error: 'newsletterEditor.slugRequired' })
  .trim()
  .toLowerCase()
  .max(60, { error: 'newsletterEditor.slugUnreadable' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'newsletterEditor.slugUnreadable')
  .refine((text) => text !== 'archives', { error: 'newsletterEditor.slugTaken' });

const month = z.coerce
  .number({ error: 'newsletterEditor.monthRequired' })
  .int('newsletterEditor.monthRequired')
  .min(1, 'newsletterEditor.monthRequired')
  .max(12, 'newsletterEditor.monthRequired');

const year = z.coerce
  .number({ error: 'newsletterEditor.yearUnreadable' })
  .int('newsletterEditor.yearUnreadable')
  .min(1990, 'newsletterEditor.yearUnreadable')
  .max(2100, 'newsletterEditor.yearUnreadable');

/** The form of a new issue. */
export const newEditionSchema = z.object({
  title: neededText('editorialForms.titleRequired', 80),
  month,
  year,
  language: z.enum(languages),
  copyFrom: z.uuid({ error: 'newsletterEditor.copyUnknown' }).toLowerCase().optional(),
});

/** The form of an issue, in the language it is written in first. */
export const editionSchema = z.object({
  ...pieceFields,
  title: sideFields.title,
  season: sideFields.season,
  month,
  year,
  /** Left out once the address is public. */
  slug: slug.optional(),
  standfirst: sideFields.standfirst,
  coverUrl: pictureAddress,
  coverAlt: sideFields.coverAlt,
  sections: sideFields.sections,
});

/** The form of an issue's other language. */
export const editionSideSchema = z.object({ ...pieceFields, ...sideFields });

export type NewEditionInput = z.output<typeof newEditionSchema>;
export type EditionInput = z.output<typeof editionSchema>;
export type EditionSideInput = z.output<typeof editionSideSchema>;
