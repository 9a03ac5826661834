import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { NewsletterSection, SectionOf } from '../section-types.server.ts';
import { inks, keepTogether, rule, tagged, type Pdf } from '#app/features/media/pdf/page.server.ts';

/** Draws one section of an issue, whatever its kind, below what is already drawn. */
export function drawSection(document: Pdf, section: NewsletterSection, locale: Locale): void {
  const asHeading = () => document.font('sans-bold').fontSize(15).fillColor(inks.heading);
  const headingHeight = asHeading().heightOfString(section.heading);
  asText(document).moveDown(1.4);
  keepTogether(document, headingMargins + headingHeight + firstBlockHeight(section));
  rule(document);
  document.moveDown(0.9);
  tagged(document, 'H2', () => asHeading().text(section.heading));
  document.moveDown(0.4);
  drawContent(document, section, locale);
}

/** The space above and below a heading. */
const headingMargins = 30;

/** The least space below a heading: three lines of text, or the beginning of an item. */
const firstBlockHeight = (section: NewsletterSection) =>
  section.kind === 'sponsors' || (section.kind === 'items' && !section.intro) ? itemStart : 54;

/** The title of an item and three lines. */
const itemStart = 68;

function drawContent(document: Pdf, section: NewsletterSection, locale: Locale): void {
  switch (section.kind) {
    case 'letter':
      section.paragraphs.forEach((text) => drawParagraph(document, text));
      return drawSignature(document, section.from);
    case 'story':
      return section.paragraphs.forEach((text) => drawParagraph(document, text));
    case 'checklist':
      if (section.intro) drawParagraph(document, section.intro);
      drawList(document, section.items);
      return section.from && drawSignature(document, section.from);
    case 'items':
      if (section.intro) drawParagraph(document, section.intro);
      return section.items.forEach(({ title, text, detail }) =>
        drawItem(document, { title, text, detail }),
      );
    case 'recipe':
      return drawRecipe(document, section, locale);
    case 'facts':
      return drawList(document, section.facts);
    case 'sponsors':
      return section.sponsors.forEach(({ name, text, contact }) =>
        drawItem(document, { title: name, text, detail: contact }),
      );
    case 'callToAction':
      section.paragraphs.forEach((text) => drawParagraph(document, text));
      return section.action && drawAction(document, section.action, locale);
    case 'next':
      return drawParagraph(document, section.text);
  }
}

function drawRecipe(document: Pdf, recipe: SectionOf<'recipe'>, locale: Locale): void {
  drawParagraph(document, recipe.intro);
  drawDetail(document, translate(locale, 'cityIssues.serves', { serves: recipe.serves }));
  drawList(document, recipe.ingredients);
  document.moveDown(0.4);
  recipe.steps.forEach((step, index) => drawParagraph(document, `${index + 1}. ${step}`));
}

const asText = (document: Pdf) => document.font('serif').fontSize(11.5).fillColor(inks.text);

function drawParagraph(document: Pdf, text: string): void {
  keepTogether(document, 34);
  tagged(document, 'P', () => asText(document).text(text, { lineGap: 3, paragraphGap: 6 }));
}

function drawList(document: Pdf, items: string[]): void {
  for (const item of items) {
    keepTogether(document, 34);
    tagged(document, 'P', () =>
      asText(document).text(`•  ${item}`, { lineGap: 3, paragraphGap: 4, indent: 0 }),
    );
  }
}

function drawItem(
  document: Pdf,
  { title, text, detail }: { title: string; text: string; detail: string | undefined },
): void {
  keepTogether(document, itemStart - 4);
  tagged(document, 'H3', () =>
    document.font('sans-bold').fontSize(11).fillColor(inks.text).text(title),
  );
  document.moveDown(0.15);
  tagged(document, 'P', () => asText(document).text(text, { lineGap: 3 }));
  if (detail) drawDetail(document, detail);
  document.moveDown(0.6);
}

function drawDetail(document: Pdf, text: string): void {
  tagged(document, 'P', () =>
    document
      .font('sans')
      .fontSize(10)
      .fillColor(inks.muted)
      .text(text, { lineGap: 2, paragraphGap: 4 }),
  );
}

function drawSignature(document: Pdf, { name, role }: { name: string; role: string }): void {
  keepTogether(document, 34);
  tagged(document, 'P', () => {
    document.font('sans-bold').fontSize(11).fillColor(inks.text).text(name);
    document.font('sans').fontSize(10).fillColor(inks.muted).text(role);
  });
}

function drawAction(
  document: Pdf,
  { label, href }: { label: string; href: string },
  locale: Locale,
): void {
  const address = href.replace(/^mailto:/, '');
  const text = translate(locale, 'cityIssues.pdf.action', { label, address });
  tagged(document, 'P', () => asText(document).text(text, { link: href }));
}
