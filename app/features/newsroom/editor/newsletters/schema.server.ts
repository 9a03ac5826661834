import { z } from 'zod';
import { languages } from '#db/enums.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import {
  freeText,
  isWebAddress,
  neededText,
  pictureOrNull,
  pieceFields,
} from '../fields.server.ts';
import { mostSections, sectionKinds } from './section-fields.ts';
import { isPictureAddress } from '#app/lib/http/security-headers.server.ts';

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
    if ((label === '') === (href === '')) return;
    ctx.addIssue({
      code: 'custom',
      message: 'newsletterEditor.actionIncomplete',
      path: [label === '' ? 'label' : 'href'],
    });
  });

/** A page of ours, another site over https, or an email address. */
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

const wholeNumber = (error: MessageKey, minimum: number, maximum: number) =>
  z.coerce.number({ error }).int(error).min(minimum, error).max(maximum, error);

const month = wholeNumber('newsletterEditor.monthRequired', 1, 12);
const year = wholeNumber('newsletterEditor.yearUnreadable', 1990, 2100);

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
  coverUrl: pictureOrNull,
  coverAlt: sideFields.coverAlt,
  sections: sideFields.sections,
});

/** The form of an issue's other language. The issue as a whole is published from its first one. */
export const editionSideSchema = z.object({
  version: pieceFields.version,
  press: z.enum(['save', 'preview']).catch('save'),
  ...sideFields,
});

export type NewEditionInput = z.output<typeof newEditionSchema>;
export type EditionSideInput = z.output<typeof editionSideSchema>;
