import { AppError } from '#app/lib/errors.ts';
import { sectionId } from '#app/features/newsroom/newsletters/section-id.ts';
import type { NewsletterSection } from '#app/features/newsroom/newsletters/section-types.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { fieldsOfKind, type SectionField } from './section-fields.ts';
import { toRow } from './section-rows.ts';

/** What keeps sections from being published, by form field. */
export function sectionProblems(sections: NewsletterSection[]): AppError[] {
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
