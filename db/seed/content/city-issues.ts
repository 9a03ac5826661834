import type { CityIssueContent } from './types.ts';

/** The issues everyone reads, each with a page of its own, newest first. */
export const cityIssues: CityIssueContent[] = [
  {
    title: 'Fall 2024',
    translation: { title: 'Automne 2024' },
    slug: 'fall-2024',
    month: 10,
    year: 2024,
  },
  {
    title: 'Summer 2024',
    translation: { title: 'Été 2024' },
    slug: 'summer-2024',
    month: 7,
    year: 2024,
  },
  {
    title: 'Spring 2024',
    translation: { title: 'Printemps 2024' },
    slug: 'spring-2024',
    month: 4,
    year: 2024,
  },
  {
    title: 'Winter 2023',
    translation: { title: 'Hiver 2023' },
    slug: 'winter-2023',
    month: 12,
    year: 2023,
  },
];
