import { database } from '#app/lib/db/database.server.ts';
import { publicChanges } from '#app/lib/db/public-changes.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { noOperator, type Operator } from './operator.ts';
import { operatorsOf } from './queries.server.ts';

const keptMs = 60_000;

interface Kept {
  operators: Record<Locale, Operator>;
  /** When they are to be read again. */
  until: number;
  /** How many changes there had been when they were read. */
  changes: number;
}

const theKept = (): Kept =>
  processSingleton('operator', () => ({
    operators: { en: noOperator, fr: noOperator },
    until: 0,
    changes: 0,
  }));

/** Has the next page read again who runs the site. */
export const forgetOperator = (): void => {
  theKept().until = 0;
};

/**
 * Who runs this site, in a language, kept in memory for a minute or until something changes. Where it cannot be
 * read, what was read before stays: the guides are there without a database too.
 */
export async function keptOperator(locale: Locale): Promise<Operator> {
  const kept = theKept();
  if (kept.until <= Date.now() || kept.changes !== publicChanges()) {
    kept.changes = publicChanges();
    try {
      const { orm } = await database();
      kept.operators = await operatorsOf(orm.em.fork());
      kept.until = Date.now() + keptMs;
    } catch {
      // The database says so itself; the next page tries again.
    }
  }
  return kept.operators[locale];
}
