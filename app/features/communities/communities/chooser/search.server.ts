import { sql } from 'kysely';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { JoinPolicy } from '#db/enums.ts';
import type { CommunityChoice } from '../api-schema.ts';
import { mostFound, mostListed, typedWords } from './chooser.ts';

/** Searches for communities from one network. */
export const communitySearches = createNetworkLimiter('community-searches', {
  points: 600,
  duration: 15 * 60,
});

/** Which communities somebody may find: open ones, all of them, or these. */
export type Findable = 'open' | 'all' | string[];

/** A community that was found, with how people join it. */
export type FoundCommunity = CommunityChoice & { joinPolicy: JoinPolicy };

interface Asked {
  open: true | null;
  ids: string[] | null;
}

const askedOf = (findable: Findable): Asked => ({
  open: findable === 'open' || null,
  ids: typeof findable === 'string' ? null : findable,
});

/** What to search for. The last word of each may be incomplete. */
export interface Wanted {
  /** In the name or the address. */
  words: string;
  /** In the name. */
  named: string;
  /** How the name begins, folded. */
  start: string;
}

/** A text as the database takes it; null if it has no word. */
export function wantedBy(text: string): Wanted | null {
  const words = typedWords(text);
  if (words.length === 0) return null;
  return {
    words: words.map((word) => `${word}:*`).join(' & '),
    named: words.map((word) => `${word}:*A`).join(' & '),
    start: words.join(' '),
  };
}

/**
 * At most ten communities in which each word of a text begins a word of the name or the address: names
 * that begin with the text first, then matches in the name, then by name. `isMore` says whether there
 * are others. A text without words finds nothing.
 */
export async function searchCommunities(
  { em }: Pick<Ctx, 'em'>,
  text: string,
  findable: Findable = 'open',
): Promise<{ found: FoundCommunity[]; isMore: boolean }> {
  const wanted = wantedBy(text);
  if (!wanted) return { found: [], isMore: false };
  const rows = await matching(em, { ...wanted, ...askedOf(findable) });
  return { found: rows.slice(0, mostFound), isMore: rows.length > mostFound };
}

const findableIn = (db: Db, { param, given }: Params<Asked>) =>
  db
    .selectFrom('communities')
    .select(['id', 'name', 'slug', 'address', 'joinPolicy'])
    .$if(given('open'), (query) => query.where('openedAt', 'is not', null))
    .$if(given('ids'), (query) => query.where(sql<boolean>`id = any(${param('ids')}::uuid[])`));

const matching = compiledRead((db, params: Params<Wanted & Asked>) => {
  const { param } = params;
  return findableIn(db, params)
    .where(sql<boolean>`words @@ to_tsquery('simple', ${param('words')})`)
    .orderBy(sql`starts_with(folded_name, ${param('start')}) desc`)
    .orderBy(sql`words @@ to_tsquery('simple', ${param('named')}) desc`)
    .orderBy('name')
    .orderBy('id')
    .limit(mostFound + 1);
});

/** The communities that somebody may find, by name, if they are few enough to list. */
export async function fewCommunities(
  { em }: Pick<Ctx, 'em'>,
  findable: Findable = 'open',
): Promise<FoundCommunity[] | null> {
  const rows = await firstByName(em, askedOf(findable));
  return rows.length > mostListed ? null : rows;
}

const firstByName = compiledRead((db, params: Params<Asked>) =>
  findableIn(db, params)
    .orderBy('name')
    .orderBy('id')
    .limit(mostListed + 1),
);

/** Those of the wanted communities that somebody may find, by name. */
export async function communitiesById(
  { em }: Pick<Ctx, 'em'>,
  wanted: string[],
  findable: Findable = 'open',
): Promise<FoundCommunity[]> {
  if (wanted.length === 0) return [];
  return byId(em, { wanted, ...askedOf(findable) });
}

const byId = compiledRead((db, params: Params<Asked & { wanted: string[] }>) =>
  findableIn(db, params)
    .where(sql<boolean>`id = any(${params.param('wanted')}::uuid[])`)
    .orderBy('name')
    .orderBy('id'),
);
