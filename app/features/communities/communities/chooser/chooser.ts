import { foldText } from '#app/features/communities/matching/words.ts';

/** A community in a chooser. */
export interface CommunityOption {
  id: string;
  name: string;
  address?: string | null;
}

/** What a page with a chooser starts with: never more than a few communities. */
export interface Chooser {
  /** All there are, where they are few enough to list; null where one searches for them. */
  few: CommunityOption[] | null;
  /** Those that the form names already. */
  known: CommunityOption[];
}

/** What somebody searched for, and what fits. */
export interface CommunitySearch {
  text: string;
  found: CommunityOption[];
  /** How many were found, or why none. */
  said: string;
}

/** What a form comes back with beside its fields. */
export interface ChooserReply {
  /** The communities that it names. */
  known: CommunityOption[];
  /** By the name of the field that was searched from. */
  searches: Record<string, CommunitySearch>;
}

/** As many communities are listed whole. */
export const mostListed = 12;
/** As many are shown of a search. */
export const mostFound = 10;
/** The most characters of a search. */
export const mostTyped = 100;

/** The words of a search for a community. A postal code may be typed in one piece. */
export const typedWords = (text: string): string[] =>
  foldText(text)
    .replaceAll('"', ' ')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (/^([a-z]\d){3}$/.test(word) ? [word.slice(0, 3), word.slice(3)] : word));

/** Whether a text that somebody typed may mean a community: each word begins one of its words. */
export function mayMean(text: string, { name, address }: CommunityOption): boolean {
  const words = typedWords(`${name} ${address ?? ''}`);
  return typedWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}
