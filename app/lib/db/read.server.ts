/**
 * Everything the application reads with. How reads are joined into one statement, prepared by name and mapped to
 * properties is private to the folder `read` beside this file (record 31).
 */
export { kysely, type Db, type Tables } from './read/builder.server.ts';
export { compiledRead, paramsFor, type Params } from './read/compiled-read.server.ts';

/**
 * What several reads found, each under its name. They are begun before any of them is awaited, so that those
 * of the query builder go to the database as one statement. Throws what the first of them throws.
 */
export async function together<Reads extends Record<string, unknown>>(
  reads: Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  const found = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, await read] as const),
  );
  return Object.fromEntries(found) as { [Name in keyof Reads]: Awaited<Reads[Name]> };
}
