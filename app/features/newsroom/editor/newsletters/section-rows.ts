import type { NewsletterSection } from '#app/features/newsroom/newsletters/section-types.server.ts';
import type { SectionRow } from './section-fields.ts';

const parts = (text: string) =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

const asParagraphs = (text = ''): string[] =>
  parts(text).map((part) =>
    part
      .split('\n')
      .map((line) => line.trim())
      .join(' '),
  );

const bullet = /^([-–•*]|\d+[.)])\s+/;

const asLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(bullet, ''))
    .filter(Boolean);

/** Blocks of two or three lines: a title, a text and perhaps a line of detail. */
const asBlocks = (text = '') =>
  parts(text).map((part) => {
    const [title = '', ...rest] = part.split('\n').map((line) => line.trim());
    const detail = rest.length > 1 ? rest.pop() : undefined;
    return { title, text: rest.join(' '), detail };
  });

/** The section of an issue from its form fields. It may be incomplete. */
export function toSection(row: SectionRow): NewsletterSection {
  const { kind, heading = '', intro, text = '', name, role } = row;
  const signed = name || role ? { from: { name: name ?? '', role: role ?? '' } } : {};
  const introduced = intro ? { intro } : {};
  switch (kind) {
    case 'letter':
      return {
        kind,
        heading,
        paragraphs: asParagraphs(text),
        from: { name: name ?? '', role: role ?? '' },
      };
    case 'story':
      return {
        kind,
        heading,
        paragraphs: asParagraphs(text),
        ...(row.picture ? { picture: { src: row.picture, alt: row.alt ?? '' } } : {}),
      };
    case 'checklist':
      return { kind, heading, ...introduced, items: asLines(text), ...signed };
    case 'items':
      return {
        kind,
        heading,
        ...introduced,
        items: asBlocks(text).map(({ detail, ...item }) => (detail ? { ...item, detail } : item)),
      };
    case 'recipe':
      return {
        kind,
        heading,
        intro: intro ?? '',
        serves: row.serves ?? '',
        ingredients: asLines(text),
        steps: asLines(row.steps),
      };
    case 'facts':
      return { kind, heading, facts: asLines(text) };
    case 'sponsors':
      return {
        kind,
        heading,
        sponsors: asBlocks(text).map(({ title, text: about, detail }) => ({
          name: title,
          text: about,
          contact: detail ?? '',
        })),
      };
    case 'callToAction':
      return {
        kind,
        heading,
        paragraphs: asParagraphs(text),
        ...(row.label && row.href ? { action: { label: row.label, href: row.href } } : {}),
        ...(row.qr ? { qr: true as const } : {}),
      };
    case 'next':
      return { kind, heading, text: asParagraphs(text).join(' ') };
  }
}

const fromParagraphs = (texts: string[]) => texts.join('\n\n');

const fromBlocks = (blocks: (string | undefined)[][]) =>
  blocks.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n');

/** The form fields of an issue's section. */
export function toRow(section: NewsletterSection): SectionRow {
  const { kind, heading } = section;
  switch (section.kind) {
    case 'letter':
      return { kind, heading, text: fromParagraphs(section.paragraphs), ...section.from };
    case 'story': {
      const { picture, paragraphs } = section;
      const shown = picture ? { picture: picture.src, alt: picture.alt } : {};
      return { kind, heading, text: fromParagraphs(paragraphs), ...shown };
    }
    case 'checklist': {
      const { intro, items, from } = section;
      return { kind, heading, ...(intro ? { intro } : {}), text: items.join('\n'), ...from };
    }
    case 'items': {
      const { intro, items } = section;
      const text = fromBlocks(items.map((item) => [item.title, item.text, item.detail]));
      return { kind, heading, ...(intro ? { intro } : {}), text };
    }
    case 'recipe': {
      const { intro, serves, ingredients, steps } = section;
      return {
        kind,
        heading,
        intro,
        serves,
        text: ingredients.join('\n'),
        steps: steps.join('\n'),
      };
    }
    case 'facts':
      return { kind, heading, text: section.facts.join('\n') };
    case 'sponsors': {
      const blocks = section.sponsors.map(({ name, text, contact }) => [name, text, contact]);
      return { kind, heading, text: fromBlocks(blocks) };
    }
    case 'callToAction': {
      const { paragraphs, action, qr } = section;
      return {
        kind,
        heading,
        text: fromParagraphs(paragraphs),
        ...action,
        ...(qr ? { qr: 'on' } : {}),
      };
    }
    case 'next':
      return { kind, heading, text: section.text };
  }
}
