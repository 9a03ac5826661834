import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { TextContent } from './content/types.ts';

/** Writes a building's newsletter or another text of its own as a letter-size PDF file. */
export async function writeBulletin(
  path: string,
  communityName: string,
  bulletin: TextContent,
): Promise<void> {
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    lang: 'en-CA',
    info: { Title: bulletin.title, Author: communityName },
  });
  const written = pipeline(document, createWriteStream(path));
  document.font('Helvetica').fontSize(10).fillColor('#52676c').text(communityName);
  document.moveDown(0.4);
  document.font('Helvetica-Bold').fontSize(26).fillColor('#15262c').text(bulletin.title);
  document.moveDown(0.6);
  document.font('Times-Italic').fontSize(14).text(bulletin.lead, { lineGap: 3 });
  for (const section of bulletin.sections) {
    document.moveDown(1.1);
    document.font('Helvetica-Bold').fontSize(14).fillColor('#0b5f5a').text(section.heading);
    document.moveDown(0.3);
    document.fillColor('#15262c').font('Times-Roman').fontSize(11.5);
    for (const paragraph of section.paragraphs) {
      document.text(paragraph, { lineGap: 3, paragraphGap: 6 });
    }
  }
  document.end();
  await written;
}
