import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { otherLanguage, type Language } from '../enums.ts';
import type { TextContent } from './content/types.ts';

type Pdf = PDFKit.PDFDocument;

/** A number to call, and whose it is. */
interface NumberToCall {
  label: string;
  number: string;
}

interface TwoSided extends TextContent {
  language?: Language;
  translation?: TextContent;
}

interface Bulletin {
  /** Of its building. */
  communityName: string;
  text: TextContent;
  language: Language;
  numbers: NumberToCall[];
}

/**
 * Writes a building's newsletter or another text of its own as a letter-size PDF file, and its other
 * side, if it has one, as `name.fr.pdf` beside `name.pdf`. `numbersIn` gives what stands above the
 * title, large enough to be read across a kitchen.
 */
export async function writeBulletin(
  path: string,
  communityName: string,
  text: TwoSided,
  numbersIn: (language: Language) => NumberToCall[] = () => [],
): Promise<void> {
  const { language = 'en', translation } = text;
  await writePdf(path, { communityName, text, language, numbers: numbersIn(language) });
  if (!translation) return;
  const other = otherLanguage[language];
  const side = { communityName, text: translation, language: other, numbers: numbersIn(other) };
  await writePdf(path.replace(/(?=\.pdf$)/, `.${other}`), side);
}

async function writePdf(
  path: string,
  { communityName, text: bulletin, language, numbers }: Bulletin,
): Promise<void> {
  // Only a demo is ever filled, and a process without one does not need the library.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 54, left: 64, right: 64 },
    lang: `${language}-CA`,
    info: { Title: bulletin.title, Author: communityName },
  });
  const written = pipeline(document, createWriteStream(path));
  document.font('Helvetica').fontSize(10).fillColor('#52676c').text(communityName);
  document.moveDown(0.4);
  drawNumbers(document, numbers);
  document.font('Helvetica-Bold').fontSize(26).fillColor('#15262c').text(bulletin.title);
  document.moveDown(0.6);
  document.font('Times-Italic').fontSize(14).text(bulletin.lead, { lineGap: 3 });
  for (const { heading, paragraphs } of bulletin.sections) {
    document.moveDown(1.1);
    keepWithText(document, heading, paragraphs[0] ?? '');
    headingFont(document).text(heading);
    document.moveDown(0.3);
    for (const paragraph of paragraphs) textFont(document).text(paragraph, textSpacing);
  }
  document.end();
  await written;
}

const textSpacing = { lineGap: 3, paragraphGap: 6 };

const headingFont = (document: Pdf) =>
  document.font('Helvetica-Bold').fontSize(14).fillColor('#0b5f5a');

const textFont = (document: Pdf) =>
  document.font('Times-Roman').fontSize(11.5).fillColor('#15262c');

/** The numbers side by side, so that the whole plan is on the one sheet that hangs on a fridge. */
function drawNumbers(document: Pdf, numbers: NumberToCall[]): void {
  if (numbers.length === 0) return;
  const { x, y } = document;
  const { width, margins } = document.page;
  const column = (width - margins.left - margins.right) / numbers.length;
  const ends = numbers.map(({ label, number }, index) => {
    const left = margins.left + index * column;
    document.font('Helvetica').fontSize(13).fillColor('#15262c');
    document.text(label, left, y, { width: column - 12 });
    document
      .font('Helvetica-Bold')
      .fontSize(36)
      .text(number, { width: column - 12 });
    return document.y;
  });
  document.x = x;
  document.y = Math.max(...ends);
  document.moveDown(0.3);
}

/** Starts a new page where a heading would stand at the foot of this one without its first lines. */
function keepWithText(document: Pdf, heading: string, text: string): void {
  const { height, margins } = document.page;
  const needed =
    headingFont(document).heightOfString(heading) +
    Math.min(60, textFont(document).heightOfString(text, textSpacing)) +
    6;
  if (document.y + needed > height - margins.bottom) document.addPage();
}
