import { describe, expect, it } from 'vitest';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { newslettersIn } from '#tests/setup/newsletters.ts';
import type { NewsletterSection } from '../section-types.server.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { pageSetup } from '#app/features/media/pdf/page.server.ts';
import { drawSection } from './sections.server.ts';

/** How far apart the heights are, in points: close together in the whole suite. */
const step = process.env.TEST_EVERYTHING ? 3 : 12;

/** The page that each piece of a section's text begins on, when it is drawn from a height. */
async function pagesOf(section: NewsletterSection, y: number, locale: Locale): Promise<number[]> {
  const document = await newPdf(pageSetup);
  document.font('serif').fontSize(11.5);
  document.y = y;
  const pages: number[] = [];
  const write = document.text.bind(document) as (...args: unknown[]) => typeof document;
  document.text = (...args: unknown[]) => {
    const isFull = document.y + document.currentLineHeight(true) > document.page.maxY();
    pages.push(document.bufferedPageRange().count + (isFull ? 1 : 0));
    return write(...args);
  };
  drawSection(document, section, locale);
  return pages;
}

describe.each(['en', 'fr'] as const)(
  'a section of an issue in print, in "%s" (rules 6.14)',
  (locale) => {
    it('never leaves its heading alone at the foot of a page', async () => {
      const sections = newslettersIn(locale).flatMap((issue) => issue.sections);
      const shapes = new Map(sections.map((each) => [`${each.kind} ${'intro' in each}`, each]));
      for (const section of shapes.values()) {
        for (let y = 580; y < 700; y += step) {
          const [heading, text] = await pagesOf(section, y, locale);
          expect(text, `${section.heading}, drawn from ${y}`).toBe(heading);
        }
      }
    });
  },
);
