import qrcode from 'qrcode';
import { otherLanguage, type Language, type PostReaders } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import { inks, paperSize, tagged, type Pdf } from '#app/features/media/pdf/page.server.ts';
import type { CodeLetter } from './queries.server.ts';

/** What every letter of a community says alike. */
export interface LetterCommunity {
  name: string;
  address: string | null;
  /** Whom to call for help; null where nobody gave a number. */
  phone: string | null;
  /** Who reads what the household will post. */
  postReaders: PostReaders;
  /** Comes first on the page. */
  language: Language;
  joinUrl: string;
  /** The same in words: 'link.example/join'. */
  joinAddress: string;
}

const left = 54;
const width = paperSize.width - 2 * left;
const bottom = paperSize.height - 48;
const qrSize = 132;
const gapAboveCode = 14;
const gapBelowCode = 20;
const codeHeight = gapAboveCode + qrSize + gapBelowCode;

/** Draws the letter of a unit on the page that was just added: always one page, in both languages. */
export function drawLetter(
  document: Pdf,
  community: LetterCommunity,
  letter: CodeLetter,
  scale: number,
): void {
  drawHead(document, community, letter);
  document.y = drawCode(document, community, letter);
  for (const side of sidesOf(community)) drawSide(document, { community, letter, side, scale });
}

/**
 * The size of the text, from 1 downwards, at which the longest of some letters fits on a page. Long names
 * make long paragraphs, which are set smaller rather than on a second page. It is found once for all,
 * because measuring takes as long as drawing. Its page is thrown away.
 */
export function scaleFor(document: Pdf, community: LetterCommunity, letters: CodeLetter[]): number {
  const longest = letters.reduce((one, other) =>
    other.unit.length > one.unit.length ? other : one,
  );
  document.addPage();
  drawHead(document, community, longest);
  const top = document.y + codeHeight;
  const lines = sidesOf(community).flatMap((side) => linesOf(community, longest, side));
  const heightAt = (scale: number) =>
    lines.reduce((height, { text, bold }) => {
      setFont(document, bold, scale);
      return height + document.heightOfString(text, { width, lineGap: 2 }) + gapAfter(bold) * scale;
    }, 2 * gapBefore);
  return scales.find((scale) => top + heightAt(scale) <= bottom) ?? smallest;
}

const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7];
const smallest = 0.64;

/** That of the community first. */
const sidesOf = ({ language }: LetterCommunity): Language[] => [language, otherLanguage[language]];

function drawHead(document: Pdf, community: LetterCommunity, letter: CodeLetter): void {
  const { name, address } = community;
  const units = sidesOf(community)
    .map((side) => translate(side, 'letters.letter.unit', { unit: isolated(letter.unit) }))
    .join(' · ');
  document.x = left;
  document.y = 48;
  const line = (text: string, font: string, size: number, height: number) =>
    tagged(document, 'P', () =>
      document
        .font(font)
        .fontSize(size)
        .text(text, left, document.y, { width, height, ellipsis: true }),
    );
  document.fillColor(inks.text);
  line(name, 'sans-bold', 17, 42);
  if (address) line(address, 'sans', 10.5, 26);
  document.y += 6;
  line(units, 'sans-bold', 13, 32);
}

/** Draws the square and the code beside it. Returns where the text below begins. */
function drawCode(document: Pdf, community: LetterCommunity, { code }: CodeLetter): number {
  const top = document.y + gapAboveCode;
  const { joinUrl, joinAddress, language } = community;
  const url = `${joinUrl}?code=${code}`;
  document.addStructure(
    document.struct('Figure', { alt: url }, () => drawQr(document, url, { x: left, y: top })),
  );
  const x = left + qrSize + 26;
  const beside = { width: left + width - x };
  tagged(document, 'P', () => {
    document.fillColor(inks.muted).font('sans').fontSize(11);
    document.text(translate(language, 'letters.letter.codeCaption'), x, top + 22, beside);
    document.fillColor(inks.text).font('mono-bold').fontSize(34);
    document.text(code, x, top + 40, { ...beside, characterSpacing: 1 });
  });
  tagged(document, 'P', () => {
    document.font('sans-bold').fontSize(sizeFor(document, joinAddress, beside.width));
    document.text(joinAddress, x, top + 86, { ...beside, height: 34, link: url });
  });
  return top + qrSize + gapBelowCode;
}

/** The largest size, up to 13 points, at which a text fits on one line; at least 8. */
function sizeFor(document: Pdf, text: string, available: number): number {
  const natural = document.fontSize(13).widthOfString(text);
  return Math.max(8, Math.min(13, (13 * available) / natural));
}

/** Draws the modules of a QR code as rectangles, those beside each other as one. */
function drawQr(document: Pdf, text: string, { x, y }: { x: number; y: number }): void {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const step = qrSize / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      // A hair higher than a module, so that no viewer leaves a seam between two rows.
      if (run > 0) document.rect(x + column * step, y + row * step, run * step, step + 0.05);
      column += run;
    }
  }
  document.fill('#000000');
}

function drawSide(
  document: Pdf,
  {
    community,
    letter,
    side,
    scale,
  }: { community: LetterCommunity; letter: CodeLetter; side: Language; scale: number },
): void {
  document.y += gapBefore;
  document.addStructure(
    document.struct(
      'Sect',
      { lang: side },
      linesOf(community, letter, side).map(({ text, bold }) =>
        document.struct(bold ? 'H2' : 'P', {}, () => {
          setFont(document, bold, scale);
          document.text(text, left, document.y, { width, lineGap: 2 });
          document.y += gapAfter(bold) * scale;
        }),
      ),
    ),
  );
}

const setFont = (document: Pdf, bold: boolean, scale: number): void => {
  document
    .font(bold ? 'sans-bold' : 'sans')
    .fontSize((bold ? 12.5 : 10.5) * scale)
    .fillColor(inks.text);
};

const gapBefore = 10;

const gapAfter = (bold: boolean): number => (bold ? 5 : 6);

function linesOf(
  { name, phone, postReaders, joinAddress }: LetterCommunity,
  { unit, expiresAt }: CodeLetter,
  side: Language,
): { text: string; bold: boolean }[] {
  const date = formatsFor(side).longDate(expiresAt);
  const texts = [
    translate(side, `letters.letter.intro.${postReaders}`, {
      community: isolated(name),
      unit: isolated(unit),
    }),
    translate(side, 'letters.letter.phone'),
    translate(side, 'letters.letter.computer', { address: joinAddress }),
    phone
      ? translate(side, 'letters.letter.without', { phone })
      : translate(side, 'letters.letter.withoutPhone'),
    translate(side, 'letters.letter.expires', { date }),
    translate(side, `letters.letter.privacy.${postReaders}`),
  ];
  return [
    { text: translate(side, 'letters.letter.heading'), bold: true },
    ...texts.map((text) => ({ text, bold: false })),
  ];
}
