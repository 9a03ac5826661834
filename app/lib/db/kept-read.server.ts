import { processSingleton } from '../process/keep.server.ts';
import { database, type Em } from './database.server.ts';
import { publicChanges } from './public-changes.server.ts';

/** How long it is kept where other processes' changes are not heard, in ms. */
const keptMs = 60_000;

/** How long after a failed read it is tried again, in ms: no page should wait for a database that is down. */
const triedAgainMs = 1_000;

interface Kept<Value> {
  value: Value;
  /** How many changes there had been when the reading of it began; -1 before the first. */
  changes: number;
  /** When it is to be read again. */
  until: number;
  /** The read that is under way, and how many changes there had been when it began. */
  reading: { value: Promise<Value>; changes: number } | null;
}

/**
 * Returns what gives the result of a small read that many pages need, kept in memory under `name` until something
 * changes that visitors may see, or for a minute. After a change, pages wait for it to be read again, because they are
 * kept with what it says; one that is only old is read again beside the page. Where it cannot be read, what was read
 * before stays, `nothing` at first: a page that needs the database fails by itself.
 */
export function keptRead<Value>(
  name: string,
  read: (em: Em) => Promise<Value>,
  nothing: Value,
): () => Promise<Value> {
  const theKept = (): Kept<Value> =>
    processSingleton(`kept ${name}`, () => ({
      value: nothing,
      changes: -1,
      until: 0,
      reading: null,
    }));
  return async () => {
    const kept = theKept();
    const isCurrent = kept.changes === publicChanges();
    if (isCurrent && kept.until > Date.now()) return kept.value;
    if (kept.reading?.changes !== publicChanges()) {
      kept.reading = { value: readAgain(kept, read), changes: publicChanges() };
    }
    return isCurrent ? kept.value : kept.reading.value;
  };
}

async function readAgain<Value>(
  kept: Kept<Value>,
  read: (em: Em) => Promise<Value>,
): Promise<Value> {
  const changes = publicChanges();
  let [value, keptFor] = [kept.value, triedAgainMs];
  try {
    const { orm } = await database();
    [value, keptFor] = [await read(orm.em.fork()), keptMs];
  } catch {
    // The database says so itself.
  }
  // A read that began later may have ended before.
  if (changes >= kept.changes) Object.assign(kept, { value, changes, until: Date.now() + keptFor });
  if (kept.reading?.changes === changes) kept.reading = null;
  return value;
}
