import type { JoinPolicy } from '#db/enums.ts';
import { foldLine } from '#app/features/communities/matching/words.ts';

export interface CommunityOption {
  id: string;
  name: string;
  address?: string | null;
  /** How people join; unknown for one that a search while typing found. */
  joinPolicy?: JoinPolicy;
}

/** Never more than a few communities. */
export interface Chooser {
  /** All communities, if they are few enough to list; null to search for them. */
  few: CommunityOption[] | null;
  /** Communities that the form already names. */
  known: CommunityOption[];
}

export interface CommunitySearch {
  text: string;
  found: CommunityOption[];
  /** How many were found, or why none. */
  said: string;
}

/** Sent back with a form's fields. */
export interface ChooserReply {
  known: CommunityOption[];
  /** By the name of the field that was searched from. */
  searches: Record<string, CommunitySearch>;
}

/** Up to this many communities are listed instead of searched. */
export const mostListed = 12;
/** The most results of a search. */
export const mostFound = 10;
/** The most characters of a search. */
export const mostTyped = 100;

/** The words of a search for a community. A postal code may be typed in one piece. */
export const typedWords = (text: string): string[] =>
  foldLine(text)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (/^([a-z]\d){3}$/.test(word) ? [word.slice(0, 3), word.slice(3)] : word));

/** Whether a typed text may mean a community: each word begins one of its words. */
export function mayMean(text: string, { name, address }: CommunityOption): boolean {
  const words = typedWords(`${name} ${address ?? ''}`);
  return typedWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}
