import { describe, expect, it } from 'vitest';
import { misprint } from '#tests/setup/french-typography.ts';
import { archiveEditions, newslettersIn } from '#tests/setup/newsletters.ts';
import { archiveIn } from './index.ts';
import { sectionId } from '../section-id.ts';

/** What every language has in common, word for word. */
const shared = new Set([
  'kind',
  'slug',
  'coverUrl',
  'src',
  'href',
  'month',
  'year',
  'qr',
  'phone',
  'contact',
]);

/** The prices, telephone numbers and addresses in a text, in whichever way its language writes them. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\$(?<en>\d+)|(?<fr>\d+)\u00a0\$|(?<phone>\d{3}-\d{3}-\d{4})/g)]
    .map(({ groups }) => groups?.en ?? groups?.fr ?? groups?.phone ?? '')
    .sort();

/** The build of a content: its parts and their number, the pictures and the figures, without words. */
function outlineOf(content: unknown, key = ''): unknown {
  if (Array.isArray(content)) return content.map((part) => outlineOf(part, key));
  if (typeof content === 'object' && content !== null) {
    return Object.fromEntries(
      Object.entries(content).map(([part, value]) => [part, outlineOf(value, part)]),
    );
  }
  return typeof content === 'string' && !shared.has(key) ? figuresIn(content) : content;
}

/** Every text in a content. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsIn)
    : [];
}

const written = [...newslettersIn('en'), archiveIn('en')];
const translated = [...newslettersIn('fr'), archiveIn('fr')];

describe('the newsletters in French', () => {
  it('have the sections, pictures, dates and figures of the English ones', () => {
    expect(translated.map((content) => outlineOf(content))).toEqual(
      written.map((content) => outlineOf(content)),
    );
  });

  it('follow Canadian typography', () => {
    expect(textsIn(translated).filter((text) => misprint.test(text))).toEqual([]);
  });

  it('leave nothing in English', () => {
    const sentences = new Set(textsIn(written).filter((text) => text.split(' ').length > 4));
    expect(textsIn(translated).filter((text) => sentences.has(text))).toEqual([]);
  });
});

describe('what comes to a site of its own', () => {
  it('names nobody and nothing of the demo city', () => {
    const ofTheDemo =
      /Hillsview|Nepean|Clarence|\b613-555|\.example\b|our (?:three )?buildings|nos (?:trois )?immeubles/;
    const texts = textsIn([archiveEditions, archiveIn('en'), archiveIn('fr')]);
    expect(texts.filter((text) => ofTheDemo.test(text))).toEqual([]);
  });

  it('is signed by the editors alone', () => {
    const letters = archiveEditions
      .flatMap(({ en, fr }) => [...en.sections, ...fr.sections])
      .flatMap((section) => ('from' in section && section.from ? [section.from.name] : []));
    expect(new Set(letters)).toEqual(new Set(['The editors', 'La rédaction']));
  });
});

describe('the sections of an issue', () => {
  it.each([...newslettersIn('en'), ...newslettersIn('fr')])(
    'have anchors of their own in $title',
    ({ sections }) => {
      const anchors = sections.map(({ heading }) => sectionId(heading));
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );
});
