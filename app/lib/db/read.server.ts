/**
 * Everything the application reads with. How reads are joined into one statement, prepared by name and mapped to
 * properties is private to the folder `read` beside this file (record 31).
 */
export { kysely, type Db, type Tables } from './read/builder.server.ts';
export { compiledRead, paramsFor, type Params } from './read/compiled-read.server.ts';
export { together } from './read/together.ts';
