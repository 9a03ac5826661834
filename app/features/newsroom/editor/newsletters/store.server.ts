import { NewsletterEdition, NewsletterIssue } from '#db/entities/index.ts';
import { pdfPathOf } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { sectionId } from '#app/features/newsroom/newsletters/section-id.ts';
import type {
  EditionTexts,
  NewsletterSection,
} from '#app/features/newsroom/newsletters/section-types.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';
import { namedTexts } from '../fields.server.ts';
import {
  titleIn,
  type NamedText,
  type PieceState,
  type PieceStore,
} from '../piece-store.server.ts';
import { pictureText } from '../pictures/site-pictures.server.ts';
import { fieldsOfKind, sectionFields, type SectionField } from './section-fields.ts';
import { toRow } from './section-rows.ts';

/** What the editor writes of a city-wide issue. */
export type EditionColumns = Omit<NewsletterEdition, keyof PieceState | 'createdAt' | 'updatedAt'>;

/** City-wide issues at the editor's desk. */
export const editionStore: PieceStore<EditionColumns> = {
  kind: 'newsletters',
  find: (em, id) => em.findOne(NewsletterEdition, { id }),
  insert: async (em, row) => {
    const createdAt = new Date();
    await em.insert(NewsletterEdition, { ...row, createdAt, updatedAt: createdAt });
  },
  update: (em, at, row) =>
    em.nativeUpdate(NewsletterEdition, at, { ...row, updatedAt: new Date() }),
  remove: (em, at) => em.nativeDelete(NewsletterEdition, { ...at, status: 'DRAFT' }),
  nameOf: titleIn,
  texts: (locale, edition) => [
    ...namedTexts(locale, {
      month: formatsFor(locale).monthAndYear(edition.year, edition.month),
      coverUrl: pictureText(locale, edition.coverUrl),
    }),
    ...sideTexts(locale, edition),
  ],
  problems: (edition) => [
    ...missingLead(edition),
    ...sectionProblems(edition.sections),
    ...(edition.translation && sideProblems(edition.translation).length > 0
      ? [new AppError('invalid', 'newsletterEditor.otherSideUnfinished')]
      : []),
  ],
  follow: listIssue,
};

/** What is missing in the other language of an issue before it can be published. */
export const sideProblems = (side: EditionTexts): AppError[] => [
  ...missingLead(side),
  ...sectionProblems(side.sections),
];

const missingLead = ({ standfirst }: EditionTexts) =>
  standfirst === ''
    ? [new AppError('invalid', 'newsletterEditor.leadRequired', { field: 'standfirst' })]
    : [];

/** The texts of one language of an issue, for a comparison. */
export const sideTexts = (locale: Locale, side: EditionTexts): NamedText[] => [
  ...namedTexts(locale, {
    title: side.title,
    season: side.season,
    standfirst: side.standfirst,
    coverAlt: side.coverAlt,
  }),
  ...side.sections.map((section, index) => {
    const row = toRow(section);
    return {
      name: `sections[${index}]`,
      label: translate(locale, 'newsletterEditor.sectionNumber', { number: index + 1 }),
      text: sectionFields
        .flatMap(
          (field) => (field === 'picture' ? pictureText(locale, row.picture) : row[field]) || [],
        )
        .join('\n'),
    };
  }),
];

/** The home page and the list of issues in JSON have an entry for each published issue. */
async function listIssue(em: Em, edition: EditionColumns & PieceState): Promise<void> {
  const entry = { community: null, pdfUrl: pdfPathOf(edition.slug) };
  if (edition.status !== 'PUBLISHED') {
    await em.nativeDelete(NewsletterIssue, entry);
    return;
  }
  const { title, language, translation, coverUrl, month, year, publishedAt } = edition;
  const columns = {
    ...{ title, language, month, year },
    translation: translation ? { title: translation.title } : null,
    coverImageUrl: coverUrl ?? null,
    publishedAt: publishedAt ?? new Date(),
  };
  if ((await em.nativeUpdate(NewsletterIssue, entry, columns)) > 0) return;
  const made = { id: crypto.randomUUID(), createdAt: new Date() };
  await em.insert(NewsletterIssue, { ...columns, ...entry, ...made });
}

/** What keeps sections from being published, by form field. */
function sectionProblems(sections: NewsletterSection[]): AppError[] {
  if (sections.length === 0) return [new AppError('invalid', 'newsletterEditor.noSections')];
  const anchors = sections.map(({ heading }) => sectionId(heading));
  return sections.flatMap((section, index) => {
    const number = index + 1;
    const at = (field: SectionField, key: MessageKey) =>
      new AppError('invalid', key, { field: `sections[${index}].${field}`, params: { number } });
    const row = toRow(section);
    const missing = Object.entries(fieldsOfKind[section.kind])
      .filter(([field, need]) => need === 'needed' && !row[field as SectionField])
      .map(([field]) => at(field as SectionField, `newsletterEditor.missing.${field as Needed}`));
    const anchor = anchors[index] ?? '';
    const repeated =
      section.heading !== '' && (anchor === '' || anchors.indexOf(anchor) < index)
        ? [at('heading', 'newsletterEditor.headingRepeated')]
        : [];
    return [...missing, ...repeated, ...detailProblems(section, at)];
  });
}

type Needed = 'heading' | 'intro' | 'serves' | 'text' | 'steps' | 'name' | 'role';

function detailProblems(
  section: NewsletterSection,
  at: (field: SectionField, key: MessageKey) => AppError,
): AppError[] {
  if (section.kind === 'items' && section.items.some(({ text }) => text === '')) {
    return [at('text', 'newsletterEditor.itemIncomplete')];
  }
  if (section.kind === 'sponsors' && section.sponsors.some(({ contact }) => contact === '')) {
    return [at('text', 'newsletterEditor.sponsorIncomplete')];
  }
  if (section.kind === 'story' && section.picture?.alt === '') {
    return [at('alt', 'newsletterEditor.altMissing')];
  }
  if (section.kind === 'checklist' && section.from) {
    const { name, role } = section.from;
    if (name === '' || role === '')
      return [at(name ? 'role' : 'name', 'newsletterEditor.missing.role')];
  }
  return [];
}
