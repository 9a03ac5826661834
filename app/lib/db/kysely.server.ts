import type { InferKyselyDB } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { entities } from '#db/entities/index.ts';
import type { Em } from './database.server.ts';
import { namingPlugin, type namingOptions } from './reads/row-mapping.server.ts';

/** Every table, with its columns named as the entities' properties. */
export type Tables = InferKyselyDB<(typeof entities)[number], typeof namingOptions>;

export type Db = Kysely<Tables>;

const builders = new WeakMap<object, Db>();

/**
 * The typed query builder for reads that the ORM's `find` cannot express. It runs inside the
 * transaction of `em` if there is one; columns of an entity come back as its properties' types.
 */
export function kysely(em: Em): Db {
  const plain = em.getKysely<Tables>();
  const db = builders.get(plain) ?? plain.withPlugin(namingPlugin(em));
  builders.set(plain, db);
  return db;
}
