import * as archiveEn from './archive/en.ts';
import * as archiveFr from './archive/fr.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { EditionTexts, WrittenEdition } from './types.ts';

type Texts = Record<'fall2024' | 'summer2024' | 'spring2024' | 'winter2023', EditionTexts>;

const edition = (
  slug: string,
  year: number,
  month: number,
  sides: { en: EditionTexts; fr: EditionTexts },
): WrittenEdition => ({
  slug,
  year,
  month,
  coverUrl: `/images/newsletters/${slug}.svg`,
  ...sides,
});

/** Four seasons in both languages, newest first. */
const fourSeasons = (english: Texts, french: Texts): WrittenEdition[] => [
  edition('fall-2024', 2024, 10, { en: english.fall2024, fr: french.fall2024 }),
  edition('summer-2024', 2024, 7, { en: english.summer2024, fr: french.summer2024 }),
  edition('spring-2024', 2024, 4, { en: english.spring2024, fr: french.spring2024 }),
  edition('winter-2023', 2023, 12, { en: english.winter2023, fr: french.winter2023 }),
];

/** The issues of the demo city, with its director, its superintendent and its residents. */
export const demoEditions = fourSeasons(en, fr);

/** The same seasons for any site: about Ottawa and about condos, with nobody and nothing in them that was made up. */
export const archiveEditions = fourSeasons(archiveEn, archiveFr);
