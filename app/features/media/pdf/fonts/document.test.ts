import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import { pageSetup } from '../page.server.ts';
import { newPdf } from './document.server.ts';
import { faceFor, faceNames, hasAllLatin, mainFace } from './faces.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import { runsOf } from './runs.server.ts';

/** The texts of a document that says these lines in a font, each on a line of its own. */
async function drawn(lines: string[], font = 'sans'): Promise<string> {
  const document = await newPdf(pageSetup);
  const bytes = buffer(document);
  for (const line of lines) document.font(font).text(line);
  document.end();
  const texts = pdfTexts(await bytes);
  return texts.map(({ text }) => text).join('');
}

const shownOf = (line: string) => runsOf('sans', line).map(({ text }) => text);

describe('a PDF has every letter (rules 26.6)', () => {
  it.each(faceNames.filter((name) => name !== 'mono-bold'))(
    'of Latin, Vietnamese, Greek, Cyrillic, Chinese and of emoji, in %s',
    async (font) => {
      const lines = [
        ...['Łukasz Żółć', 'Nguyễn Thị Ánh', 'Ελένη', 'Олена', '你好', '김민수', '🎉', '→', '✓'],
        ...['Șerban Gheorghiță', 'Unit 305', 'Éric “ok” …', 'Հայկ', 'ქართული'],
      ];
      expect(await drawn(lines, font)).toBe(lines.join(''));
    },
  );

  it('also where it is written as a letter and a mark, and of a family of emoji', async () => {
    expect(await drawn(['Nguye\u0302\u0303n'])).toBe('Nguyễn');
    expect(runsOf('sans', '👨‍👩‍👧‍👦 ❤️').map(({ face }) => face.file.includes('emoji'))).toEqual([
      ...[true, false, true],
    ]);
  });

  it('also after a document in which it was a part of another letter', async () => {
    expect(await drawn(['É Í'], 'mono-bold')).toBe('É Í');
    expect(await drawn(['EI'], 'mono-bold')).toBe('EI');
  });

  it('or the number of a letter that no font has', async () => {
    expect(await drawn(['a \u{13000} b'])).toBe('a [U+13000] b');
  });

  it('of every sign that is taken for plain', () => {
    const plain = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter(
      (sign) =>
        /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u017F\u1EA0-\u1EF9\u2010-\u2014\u2018-\u201E\u2022\u2026]$/.test(
          sign,
        ),
    );
    expect(plain.length).toBeGreaterThan(400);
    for (const name of faceNames.filter(hasAllLatin)) {
      const { font } = mainFace(name);
      const lacking = plain.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
      expect(lacking, name).toEqual([]);
    }
  });
});

describe('a name from the right', () => {
  it('reads right among words from the left', () => {
    expect(shownOf('Unit مريم is in')).toEqual(['Unit ', 'مريم', ' is in']);
    expect(runsOf('sans', 'Unit مريم').at(-1)?.isRtl).toBe(true);
    // From the left: the number in its brackets, the space, and the name.
    expect(shownOf('שרה (101)').join('')).toBe('(101) שרה');
    const arabic = faceFor('sans', [0x645], false);
    expect(runsOf('sans', 'مريم').map(({ face }) => face)).toEqual([arabic]);
  });

  it('moves nothing around it when it is isolated', () => {
    expect(shownOf(`${isolated('مريم')}, 40 Maple Lane`).join('')).toBe('مريم, 40 Maple Lane');
    expect(isolated('Łukasz')).toBe('Łukasz');
  });

  it('can hold no sign that turns the rest of a line around', () => {
    expect(shownOf('Ann\u202E 305').join('')).not.toContain('\u202E');
  });
});

it('Text in several fonts is measured as it is drawn, broken and cut', async () => {
  const document = await newPdf(pageSetup);
  const width = (text: string) => document.fontSize(12).widthOfString(text);
  expect(width('Łukasz 你好')).toBeCloseTo(width('Łukasz ') + width('你好'), 5);
  expect(width('你好')).toBeGreaterThan(20);
  expect(document.heightOfString('你好 '.repeat(60), { width: 200 })).toBeGreaterThan(80);
  const long = document.font('sans-bold').fontSize(12).widthOfString('Łukasz');
  expect(document.font('sans').fontSize(12).widthOfString('Łukasz')).toBeLessThan(long);
});
