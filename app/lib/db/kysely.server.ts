import type { InferKyselyDB } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { entities } from '#db/entities/index.ts';
import type { Em } from './database.server.ts';

const options = { columnNamingStrategy: 'property', convertValues: true } as const;

/** Every table, with its columns named as the entities' properties. */
export type Tables = InferKyselyDB<(typeof entities)[number], typeof options>;

export type Db = Kysely<Tables>;

/**
 * The typed query builder for reads that the ORM's `find` cannot express. It runs inside the
 * transaction of `em` if there is one; columns of an entity come back as its properties' types.
 */
export const kysely = (em: Em): Db => em.getKysely<Tables>(options);
