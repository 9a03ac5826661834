import postgresArray from 'postgres-array';

type Parser = (text: string) => unknown;

/** The types of moments and spans of time: date, timestamp, timestamptz, interval. */
const moments = [1082, 1114, 1184, 1186];

/** Lists of these. */
const momentLists = [1182, 1115, 1185, 1187];

/**
 * How values come out of either database: the ORM wants moments as their text. It has the same list
 * (`createPostgreSqlTypeParsers`), which the database's thread would have to load all of the ORM for.
 */
export const typeParsers: Record<number, Parser> = Object.fromEntries([
  ...moments.map((oid): [number, Parser] => [oid, (text) => text]),
  ...momentLists.map((oid): [number, Parser] => [oid, (text) => postgresArray.parse(text)]),
]);
