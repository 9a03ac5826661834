import { database } from '#app/lib/db/database.server.ts';
import { onPublicChange } from '#app/lib/db/public-changes.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';

interface FooterCommunity {
  slug: string;
  name: string;
}

const mostNamed = 6;
const keptMs = 60_000;

interface Kept {
  /** Null while they were never read. */
  list: FooterCommunity[] | null;
  /** The read that is under way. */
  reading: Promise<FooterCommunity[]> | null;
  /** When they are to be read again. */
  until: number;
}

/** One list for everybody: it holds nothing but what any visitor may read. */
const theKept = (): Kept =>
  processSingleton('footer-communities', () => {
    const kept: Kept = { list: null, reading: null, until: 0 };
    onPublicChange(() => (kept.until = 0));
    return kept;
  });

/**
 * The communities that the footer names: those that opened first, at most six, by name. They are kept in
 * memory for a minute, or until something changes, and read again beside the pages that come then, so that
 * no page waits for them but the first. Where they cannot be read, the list before stays: a page without a database fails by itself.
 */
export async function footerCommunities(): Promise<FooterCommunity[]> {
  const kept = theKept();
  if (kept.list && kept.until > Date.now()) return kept.list;
  kept.reading ??= readAgain(kept);
  return kept.list ?? kept.reading;
}

async function readAgain(kept: Kept): Promise<FooterCommunity[]> {
  try {
    kept.list = await readOpen();
  } catch {
    kept.list ??= [];
  }
  kept.until = Date.now() + keptMs;
  kept.reading = null;
  return kept.list;
}

async function readOpen(): Promise<FooterCommunity[]> {
  const { orm } = await database();
  const rows = await kysely(orm.em.fork())
    .selectFrom('communities')
    .select(['slug', 'name'])
    .where('openedAt', 'is not', null)
    .orderBy('openedAt')
    .orderBy('id')
    .limit(mostNamed)
    .execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
