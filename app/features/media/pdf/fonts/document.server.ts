import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { faceNames, mainFace, type Face, type FaceName } from './faces.server.ts';
import { runsOf, type Run } from './runs.server.ts';

const load = createRequire(import.meta.url);

/** A font of pdfkit, as far as text is concerned; lengths are in thousandths of the size. */
interface PdfFont {
  layoutRun: (text: string, features?: object) => unknown;
  ascender: number;
  descender: number;
  lineGap: number;
  widthOfString: (text: string, size: number, features?: object) => number;
  /** Writes the letters that were used into the file, once. */
  finalize: () => void;
}

interface FragmentOptions {
  align?: string;
  width?: number;
  lineWidth?: number;
  textWidth?: number;
  wordCount?: number;
  characterSpacing?: number;
  features?: object;
  baseline?: number | string;
}

/** What pdfkit draws and measures a line of text with, which its types leave out. */
interface Lines {
  _font: PdfFont;
  _fontSize: number;
  font(source: string | Font): this;
  _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
  /** How many bytes were written so far. */
  _offset: number;
  /** Writes a line of the file, or bytes. */
  _write(data: string | Uint8Array): void;
  push(bytes: Uint8Array | null): boolean;
  widthOfString(text: string, options?: FragmentOptions): number;
}

/** How many letters of the file are gathered before they are written. */
const mostGathered = 16_384;

/** How high a line is, whichever of the fonts it is in: near that of print, which these fonts exceed. */
const line = { ascender: 960, descender: -230, lineGap: 0 };

/** A whole run at once, so that pdfkit does not part it at its spaces, which would leave words in the wrong order. */
const wholeRun = {};

/** Latin words, whose accented letters are shapes of their own. */
const latin = /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}]*$/u;

/**
 * A font that writes an accented letter as one shape. It would write 'ị' as an 'i' and a dot, and pdfkit then notes
 * that shape of an 'i' as an 'ị', also where it is copied out of another word.
 */
function withWholeLetters(font: PdfFont): PdfFont {
  const layoutRun = font.layoutRun.bind(font);
  font.layoutRun = (text, features) =>
    layoutRun(text, features ?? (latin.test(text) ? { ccmp: false } : undefined));
  return font;
}

const isFaceName = (name: unknown): name is FaceName => faceNames.some((one) => one === name);

/**
 * pdfkit's document with fonts for every letter. pdfkit writes a line in one font; here each line is parted into
 * runs of one font and one direction, where it is measured and where it is drawn, and all above that (breaking
 * lines, columns, cutting) stays pdfkit's. A font of a document holds only the letters that it uses.
 */
function makeDocumentClass() {
  const Base = load('pdfkit') as new (
    options: Omit<PDFKit.PDFDocumentOptions, 'font'> & { font: null },
  ) => Lines;
  return class extends Base {
    #name: FaceName = 'sans';
    #loaded = new Map<Face, PdfFont>();
    #isInRun = false;
    /**
     * Lines that are not written yet. The constructor of pdfkit's class writes before there could be a private field.
     */
    declare _gathered?: { lines: string[]; bytes: number };

    /**
     * pdfkit writes every line of a file by itself: a hundred thousand where there are thousands of pages, which
     * took a third of all its time.
     */
    override _write(data: string | Uint8Array): void {
      if (typeof data !== 'string') {
        this._writeGathered();
        return super._write(data);
      }
      this._gathered ??= { lines: [], bytes: 0 };
      this._gathered.lines.push(data);
      this._gathered.bytes += data.length + 1;
      this._offset += data.length + 1;
      if (this._gathered.bytes > mostGathered) this._writeGathered();
    }

    override push(bytes: Uint8Array | null): boolean {
      if (bytes === null) this._writeGathered();
      return super.push(bytes);
    }

    _writeGathered(): void {
      if (!this._gathered) return;
      const { lines, bytes } = this._gathered;
      this._gathered = undefined;
      this._offset -= bytes;
      super._write(lines.join('\n'));
    }

    async finishFonts(): Promise<void> {
      for (const font of this.#loaded.values()) {
        font.finalize();
        await setImmediate();
      }
    }

    override font(source: string | Font): this {
      if (!isFaceName(source)) return super.font(source);
      this.#name = source;
      this._font = this.#fontOf(mainFace(source));
      return this;
    }

    override widthOfString(text: string, options: FragmentOptions = {}): number {
      const runs = this.#runs(text);
      if (!runs) return super.widthOfString(text, options);
      const width = runs.reduce((sum, run) => sum + this.#widthOf(run), 0);
      return width + (options.characterSpacing ?? 0) * (text.length - 1);
    }

    override _fragment(text: string, x: number, y: number, options: FragmentOptions): void {
      const runs = this.#runs(text.replace(/\n/g, ''));
      if (!runs) return super._fragment(text, x, y, options);
      const main = this._font;
      const { align, characterSpacing = 0, width, lineWidth = 0, ...rest } = options;
      const whole = this.widthOfString(text.trimEnd(), options);
      const space = width ? lineWidth - whole : 0;
      const baseline = -(main.ascender / 1000) * this._fontSize;
      let at = x + (align === 'right' ? space : align === 'center' ? space / 2 : 0);
      this.#isInRun = true;
      for (const run of runs) {
        const textWidth = this.#widthOf(run);
        this._font = this.#fontOf(run.face);
        super._fragment(run.text, at, y, {
          ...rest,
          ...{ characterSpacing, textWidth, wordCount: 1, baseline },
          ...(run.isRtl ? { features: wholeRun } : {}),
        });
        at += textWidth + characterSpacing * run.text.length;
      }
      this.#isInRun = false;
      this._font = main;
    }

    /** The runs of a line; null where it is all in the font that is chosen, as pdfkit writes it. */
    #runs(text: string): Run[] | null {
      if (this.#isInRun) return null;
      const runs = runsOf(this.#name, text);
      const [first] = runs;
      const isPlain = !first || (!first.isRtl && first.face === mainFace(this.#name));
      return runs.length <= 1 && isPlain && (first?.text ?? '') === text ? null : runs;
    }

    #widthOf({ text, face, isRtl }: Run): number {
      const features = isRtl ? wholeRun : undefined;
      return this.#fontOf(face).widthOfString(text, this._fontSize, features);
    }

    /** A font in this document. */
    #fontOf(face: Face): PdfFont {
      const known = this.#loaded.get(face);
      if (known) return known;
      const before = this._font;
      super.font(face.font);
      const font = withWholeLetters(Object.assign(this._font, line));
      this._font = before;
      this.#loaded.set(face, font);
      return font;
    }
  };
}

/** A document, with a way to write its fonts one after the other, so that other requests run in between. */
export type FontedPdf = InstanceType<typeof PDFDocument> & {
  /** Nothing can be drawn after it. */
  finishFonts: () => Promise<void>;
};

let documentClass: ReturnType<typeof makeDocumentClass> | undefined;

/**
 * Loads what every document needs: two libraries and the fonts of most words. It takes half a second, so other requests
 * run between the parts of it.
 */
async function loadLibrary(): Promise<ReturnType<typeof makeDocumentClass>> {
  load('fontkit');
  await setImmediate();
  const loaded = makeDocumentClass();
  for (const name of ['sans', 'sans-bold'] as const) {
    await setImmediate();
    // A font reads its tables with the first word.
    mainFace(name).font.layout('a');
  }
  await setImmediate();
  return loaded;
}

/**
 * A new PDF document, which begins in the font `sans`. Its library and its fonts are loaded with the first one,
 * because they take memory, and most days nobody prints anything.
 */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<FontedPdf> {
  documentClass ??= await loadLibrary();
  const document = new documentClass({ ...options, font: null });
  return document.font('sans') as unknown as FontedPdf;
}
