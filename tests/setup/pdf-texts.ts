import { inflateSync } from 'node:zlib';

/** A piece of text in a PDF, and the size of its letters in points. */
interface PdfText {
  size: number;
  text: string;
}

/** The texts of a PDF made with pdfkit and its built-in fonts, in the order they are drawn. */
export const pdfTexts = (pdf: Buffer): PdfText[] => contentStreams(pdf).flatMap(textsIn);

function contentStreams(pdf: Buffer): string[] {
  const streams: string[] = [];
  for (let start = pdf.indexOf('stream\n'); start >= 0; start = pdf.indexOf('stream\n', start)) {
    const end = pdf.indexOf('endstream', start);
    const data = pdf.subarray(start + 'stream\n'.length, end);
    // What describes the file is not compressed.
    if (data[0] === 0x78) streams.push(inflateSync(data).toString('latin1'));
    start = end + 'endstream'.length;
  }
  return streams;
}

function textsIn(stream: string): PdfText[] {
  const texts: PdfText[] = [];
  let size = 0;
  for (const [, points, shown] of stream.matchAll(/\/F\d+ ([\d.]+) Tf|\[([^\]]*)\] TJ/g)) {
    if (points) size = Number(points);
    else texts.push({ size, text: lettersOf(shown ?? '') });
  }
  return texts;
}

/** pdfkit writes text as hexadecimal between the amounts by which letters move together. */
const lettersOf = (shown: string): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('');
