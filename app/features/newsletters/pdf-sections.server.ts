import type { NewsletterSection } from './content/types.ts';
import { inks, keepTogether, part, rule, type Pdf } from './pdf-page.server.ts';

/** Draws one section of an issue, whatever its kind, below what is there. */
export function drawSection(document: Pdf, section: NewsletterSection): void {
  document.moveDown(1.4);
  keepTogether(document, 96);
  rule(document);
  document.moveDown(0.9);
  part(document, 'H2', () =>
    document.font('Helvetica-Bold').fontSize(15).fillColor(inks.heading).text(section.heading),
  );
  document.moveDown(0.4);
  drawContent(document, section);
}

function drawContent(document: Pdf, section: NewsletterSection): void {
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
      drawParagraph(document, section.intro);
      drawDetail(document, `Serves ${section.serves}`);
      drawList(document, section.ingredients);
      document.moveDown(0.4);
      return section.steps.forEach((step, index) =>
        drawParagraph(document, `${index + 1}. ${step}`),
      );
    case 'facts':
      return drawList(document, section.facts);
    case 'sponsors':
      return section.sponsors.forEach(({ name, text, contact }) =>
        drawItem(document, { title: name, text, detail: contact }),
      );
    case 'call':
      section.paragraphs.forEach((text) => drawParagraph(document, text));
      return section.action && drawAction(document, section.action);
    case 'next':
      return drawParagraph(document, section.text);
  }
}

const asText = (document: Pdf) => document.font('Times-Roman').fontSize(11.5).fillColor(inks.text);

function drawParagraph(document: Pdf, text: string): void {
  keepTogether(document, 34);
  part(document, 'P', () => asText(document).text(text, { lineGap: 3, paragraphGap: 6 }));
}

function drawList(document: Pdf, items: string[]): void {
  for (const item of items) {
    keepTogether(document, 34);
    part(document, 'P', () =>
      asText(document).text(`•  ${item}`, { lineGap: 3, paragraphGap: 4, indent: 0 }),
    );
  }
}

function drawItem(
  document: Pdf,
  { title, text, detail }: { title: string; text: string; detail: string | undefined },
): void {
  keepTogether(document, 64);
  part(document, 'H3', () =>
    document.font('Helvetica-Bold').fontSize(11).fillColor(inks.text).text(title),
  );
  document.moveDown(0.15);
  part(document, 'P', () => asText(document).text(text, { lineGap: 3 }));
  if (detail) drawDetail(document, detail);
  document.moveDown(0.6);
}

function drawDetail(document: Pdf, text: string): void {
  part(document, 'P', () =>
    document
      .font('Helvetica')
      .fontSize(10)
      .fillColor(inks.muted)
      .text(text, { lineGap: 2, paragraphGap: 4 }),
  );
}

function drawSignature(document: Pdf, { name, role }: { name: string; role: string }): void {
  keepTogether(document, 34);
  part(document, 'P', () => {
    document.font('Helvetica-Bold').fontSize(11).fillColor(inks.text).text(name);
    document.font('Helvetica').fontSize(10).fillColor(inks.muted).text(role);
  });
}

function drawAction(document: Pdf, { label, href }: { label: string; href: string }): void {
  part(document, 'P', () =>
    asText(document).text(`${label}: ${href.replace(/^mailto:/, '')}`, { link: href }),
  );
}
