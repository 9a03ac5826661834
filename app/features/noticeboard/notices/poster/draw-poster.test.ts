import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { qrCode } from '#app/features/media/pdf/qr.server.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import type { PaperNotice } from '../print/paper-notice.server.ts';
import { drawPoster, posterSheet } from './draw-poster.server.ts';

const url = 'https://link.example/communities/hillsview-place/notices/1';

const en = {
  ...{ language: 'en' as const, title: 'Water off', content: 'Close the taps:\n- kitchen\n- bath' },
  ...{ kind: 'Maintenance', marks: 'Maintenance · Posted November 25, 2026' },
  when: 'Thursday, November 26, 2026, 9:00 AM to 3:00 PM',
  short: { day: 'Thu 26 Nov', hours: '9-3', all: 'Thu 26 Nov, 9-3' },
  ...{ scan: 'Point your phone’s camera at the square', whole: 'Full text: point your phone' },
};
const fr: typeof en | PaperNotice['sides'][number] = {
  ...{ language: 'fr' as const, title: 'Coupure d’eau', content: 'Fermez les robinets.' },
  ...{ kind: 'Entretien', marks: 'Entretien · Publié le 25 novembre 2026' },
  when: 'jeudi 26 novembre 2026, de 9 h à 15 h',
  short: { day: 'jeu. 26 nov.', hours: '9 h à 15 h', all: 'jeu. 26 nov., 9 h à 15 h' },
  ...{ scan: 'Sur votre téléphone', whole: 'Le texte complet' },
};

async function drawn(
  sides: PaperNotice['sides'],
  {
    call = null,
    isEmergency = call !== null,
  }: { call?: string | null; isEmergency?: boolean } = {},
) {
  const document = await newPdf(posterSheet);
  const bytes = buffer(document);
  const address = 'link.example/communities/hillsview-place';
  const about = { community: 'Hillsview Place', address, qr: qrCode(url) };
  await drawPoster(document, { ...about, isEmergency, call, sides });
  document.end();
  const pdf = await bytes;
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
  const texts = pdfTexts(pdf);
  const lineOf = (words: string) => texts.find(({ text }) => text.includes(words));
  return { pdf, pages, texts, lineOf };
}

describe('a poster (rules 26.4)', () => {
  it('has a title of 60 points, the day and hours as a block, and an address that can be typed', async () => {
    const { pages, lineOf, pdf } = await drawn([en]);
    expect(pages).toBe(1);
    expect(lineOf('Water')).toMatchObject({ size: 60 });
    expect(lineOf('Thu')?.size).toBeGreaterThan(50);
    expect(lineOf('Thu')?.y).toBeGreaterThan(lineOf('Water')?.y ?? 0);
    expect(lineOf('Close')?.size).toBeGreaterThanOrEqual(24);
    expect(lineOf('link.example/communities/hillsview-place')).toBeDefined();
    expect(pdf.toString('latin1')).toContain('BricolageGrotesque');
  });

  it('has both languages side by side, in lines of one height', async () => {
    const { pages, lineOf } = await drawn([en, fr]);
    expect(pages).toBe(1);
    for (const [english, french] of [
      ['Water', 'Coupure'],
      ['Thu', 'jeu'],
      ['Close', 'Fermez'],
    ] as const) {
      const [one, other] = [lineOf(english), lineOf(french)];
      expect(one?.y, english).toBeCloseTo(other?.y ?? 0, 0);
      expect(one?.size, english).toBe(other?.size);
      expect(other?.x, english).toBeGreaterThan(306);
    }
  });

  it('is one page however long it is, and cuts a text between its words', async () => {
    const long = {
      title: 'Annual general meeting of owners and election of two directors to the board',
      content: 'The corporation invites every owner. '.repeat(250).trim(),
    };
    const { pages, lineOf, texts } = await drawn([
      { ...en, ...long },
      { ...fr, ...long },
    ]);
    expect(pages).toBe(1);
    expect(lineOf('Full text')).toBeDefined();
    expect(texts.filter(({ text }) => text.includes('…'))).toHaveLength(2);
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(760);
    const word = { ...en, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) };
    expect((await drawn([word])).pages).toBe(1);
  });

  it('says in a red band that it is an emergency', async () => {
    const alarm = { ...en, kind: 'Emergency', when: null, short: null };
    const { pages, lineOf } = await drawn([alarm], { isEmergency: true });
    expect(pages).toBe(1);
    expect(lineOf('EMERGENCY')).toMatchObject({ size: 40 });
    expect(lineOf('Call')).toBeUndefined();
  });

  it('says in the band whom to call, as large as fits on one line', async () => {
    const alarm = { ...en, kind: 'Emergency', when: null, short: null };
    const { lineOf } = await drawn([alarm], { call: 'Call 613-555-0142' });
    expect(lineOf('613-555-0142')?.size).toBe(30);
    const long = `Call · Appelez 613-555-0142, the desk in the lobby of the north tower, at any hour`;
    const small = (await drawn([alarm], { call: long })).lineOf('any hour');
    expect(small?.size).toBeLessThan(20);
    expect(small?.text).toContain('Call');
  });
});
