import { inflateSync } from 'node:zlib';

/** A piece of text in a PDF: the size of its letters and where its line begins, from the top left, in points. */
interface PdfText {
  size: number;
  x: number;
  y: number;
  text: string;
}

/**
 * The texts of a PDF made with pdfkit, in the order they are drawn: each is a piece in one font. What a font that is
 * part of the file writes is read as whoever copies it gets it.
 */
export function pdfTexts(pdf: Buffer): PdfText[] {
  const objects = objectsOf(pdf);
  const letters = lettersByFont(objects);
  return objects.flatMap(({ stream }) => (stream ? textsIn(stream, letters) : []));
}

interface PdfObject {
  number: string;
  head: string;
  /** What it holds, unpacked; null where it holds nothing that is packed. */
  stream: string | null;
}

/** The objects of a file, in its order. */
function objectsOf(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)].map(
    ({ 0: begin, 1: number = '', index }) => {
      const from = index + begin.length;
      const end = text.indexOf('\nendobj', from);
      const start = text.indexOf('stream\n', from);
      if (start < 0 || start > end) return { number, head: text.slice(from, end), stream: null };
      const data = pdf.subarray(start + 'stream\n'.length, text.lastIndexOf('endstream', end));
      const head = text.slice(from, start);
      // What describes the file is not compressed, and a font is no text.
      const isPacked = data[0] === 0x78 && !/\/Length1|\/Subtype/.test(head);
      return { number, head, stream: isPacked ? inflateSync(data).toString('latin1') : null };
    },
  );
}

type Letters = Map<string, Map<string, string>>;

/** What each shape of each font stands for, by the font's name on a page and the shape's number. */
function lettersByFont(objects: PdfObject[]): Letters {
  const byNumber = new Map(objects.map((object) => [object.number, object]));
  const letters: Letters = new Map();
  for (const { head } of objects) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(byNumber.get(number)?.head ?? '')?.[1];
      if (map) letters.set(name, lettersIn(byNumber.get(map)?.stream ?? ''));
    }
  }
  return letters;
}

function lettersIn(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, units = ''], index) => {
      const shape = (parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const codes = units.split(' ').filter(Boolean);
      letters.set(shape, String.fromCharCode(...codes.map((code) => parseInt(code, 16))));
    });
  }
  return letters;
}

function textsIn(stream: string, letters: Letters): PdfText[] {
  const texts: PdfText[] = [];
  let [size, x, y] = [0, 0, 0];
  let known: Map<string, string> | undefined;
  for (const [, right, up, font, points, shown = ''] of stream.matchAll(
    /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (right) [x, y] = [Number(right), 792 - Number(up)];
    else if (font) {
      size = Number(points);
      known = letters.get(font);
    } else texts.push({ size, x, y, text: textOf(shown, known) });
  }
  return texts;
}

/** pdfkit writes text as hexadecimal between the amounts by which letters move together. */
const textOf = (shown: string, known: Map<string, string> | undefined): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .map(([, hex = '']) =>
      known
        ? (hex.match(/.{4}/g) ?? []).map((shape) => known.get(shape) ?? '?').join('')
        : Buffer.from(hex, 'hex').toString('latin1'),
    )
    .join('');
