import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { FirstEdition } from './types.ts';

const cover = (slug: string) => `/images/newsletters/${slug}.svg`;

/** The issues that every database begins with, newest first. */
export const firstEditions: FirstEdition[] = [
  {
    slug: 'fall-2024',
    year: 2024,
    month: 10,
    coverUrl: cover('fall-2024'),
    en: en.fall2024,
    fr: fr.fall2024,
  },
  {
    slug: 'summer-2024',
    year: 2024,
    month: 7,
    coverUrl: cover('summer-2024'),
    en: en.summer2024,
    fr: fr.summer2024,
  },
  {
    slug: 'spring-2024',
    year: 2024,
    month: 4,
    coverUrl: cover('spring-2024'),
    en: en.spring2024,
    fr: fr.spring2024,
  },
  {
    slug: 'winter-2023',
    year: 2023,
    month: 12,
    coverUrl: cover('winter-2023'),
    en: en.winter2023,
    fr: fr.winter2023,
  },
];
