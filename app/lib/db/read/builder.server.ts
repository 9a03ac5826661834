import type { InferKyselyDB } from '@mikro-orm/sql';
import { Kysely, PostgresAdapter, PostgresIntrospector, type QueryCompiler } from 'kysely';
import type { entities } from '#db/entities/index.ts';
import { PerOwner } from '../../process/per-owner.ts';
import type { Em } from '../database.server.ts';
import { ConstantCompiler, FragmentCompiler } from './compilers.server.ts';
import { ReadDriver } from './read-driver.server.ts';
import { namingPlugin, queryNamingPlugin, type namingOptions } from './row-mapping.server.ts';

/** Every table, with its columns named as the entities' properties. */
export type Tables = InferKyselyDB<(typeof entities)[number], typeof namingOptions>;

export type Db = Kysely<Tables>;

const builders = new PerOwner<object, Db>('query builder');

/**
 * The typed query builder, for reads only (record 43). It runs inside the transaction of `em` if there is one;
 * outside, a read goes to the database together with others that are begun at the same time. Columns of an
 * entity come back as its properties' types.
 */
export function kysely(em: Em): Db {
  const of = em.isInTransaction() ? em.getKysely<Tables>() : em;
  const db = builders.get(of) ?? build(em);
  builders.set(of, db);
  return db;
}

const build = (em: Em): Db =>
  em.isInTransaction()
    ? em.getKysely<Tables>().withPlugin(namingPlugin(em))
    : builderWith(em, () => new FragmentCompiler());

/** The same for queries that are compiled once and sent with other parameters each time. */
export const kyselyForTexts = (em: Em): Db => builderWith(em, () => new ConstantCompiler());

const builderWith = (em: Em, createQueryCompiler: () => QueryCompiler): Db =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new ReadDriver(em),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler,
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [queryNamingPlugin(em)],
  });
