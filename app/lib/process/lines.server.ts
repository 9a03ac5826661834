import { processSingleton } from './keep.server.ts';

/** Runs pieces of work about the same thing one after another, in the order in which they came. */
export interface Lines {
  run<Result>(about: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lines of this process under a name, one for each thing. Who stands in one holds nothing yet: with a lock in the
 * database instead, each would hold one of its few connections.
 */
export function createLines(name: string): Lines {
  /** The last piece of work about each thing that has not ended. */
  const ends = () => processSingleton(`lines-${name}`, () => new Map<string, Promise<unknown>>());
  return {
    async run(about, work) {
      const before = ends().get(about);
      const own = (async () => {
        await before?.catch(() => undefined);
        return work();
      })();
      ends().set(about, own);
      try {
        return await own;
      } finally {
        if (ends().get(about) === own) ends().delete(about);
      }
    },
  };
}

/** The lines of changes that lock one row for long enough to be in each other's way. */
export const changesInLine = createLines('changes');
