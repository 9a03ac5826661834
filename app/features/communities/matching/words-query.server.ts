import { z } from 'zod';
import { pageQuery } from '#app/lib/api/page-query.server.ts';
import { matchParams, type MatchParams } from './match.server.ts';
import { searchLength } from './words.ts';

/** `?q=` of a list. */
const typedWords = z
  .string()
  .trim()
  .max(searchLength, 'communities.searchTooLong')
  .optional()
  .meta({
    description:
      'Only those that contain all these words, in either language; the last one can be the beginning of a word',
  });

/** `?q=&limit=&after=` of a list that is searched by words. */
export const searchedPageQuery = pageQuery.extend({ q: typedWords });

export type SearchedPageQuery = z.output<typeof searchedPageQuery>;

/** The parameters of `isFound` for what a call asks for; without words, it finds all. */
export const askedWords = ({ q = '' }: Pick<SearchedPageQuery, 'q'>): MatchParams => matchParams(q);
