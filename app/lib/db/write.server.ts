import type { EntityData, EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/sql';
import { isInTheWay } from '#db/unavailable.ts';
import type { Em } from './database.server.ts';
import { kysely } from './read.server.ts';

/**
 * Runs `work` in the transaction that `em` is in, or else in one of its own. One of its own runs once
 * more when another transaction was in its way.
 */
export async function inTransaction<Result>(
  em: Em,
  work: (tx: Em) => Promise<Result>,
): Promise<Result> {
  if (em.isInTransaction()) return work(em);
  try {
    return await em.transactional(work);
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    return em.transactional(work);
  }
}

const rowsAtOnce = 250;

/** Inserts many rows a few hundred at a time, because other requests wait while a statement is written. */
export async function insertInParts<Entity extends object>(
  tx: Em,
  entity: EntityName<Entity>,
  rows: RequiredEntityData<Entity>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insertMany(entity, rows.slice(at, at + rowsAtOnce));
  }
}

/**
 * Keeps anybody else from changing a person's role and memberships until the end of the transaction, so that two
 * requests run one after the other. New rows that refer to the person do not wait for it.
 */
export async function lockPerson(tx: Em, userId: string): Promise<void> {
  await kysely(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** The value of a property in a row: a relation is the id of the other row. */
type ValueOf<Property> = Property extends { id: string } ? string : Property;

type RowOf<Entity, Name extends keyof Entity> = {
  [Key in Name]: ValueOf<Exclude<Entity[Key], undefined>>;
};

/** Inserts rows, and leaves out those that conflict with one that is there. Returns how many were inserted. */
export async function insertNew<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  rows: RequiredEntityData<Entity> | RequiredEntityData<Entity>[],
): Promise<number> {
  const query = em.createQueryBuilder(entity).insert(rows).onConflict().ignore();
  const { affectedRows } = await query.execute('run');
  return affectedRows;
}

/** Updates the rows that fit. Returns these properties of each; moments are as the driver has them. */
export const updateReturning = <Entity extends object, Name extends keyof Entity & string>(
  em: Em,
  entity: EntityName<Entity>,
  where: QBFilterQuery<Entity>,
  { set, returning }: { set: EntityData<Entity>; returning: Name[] },
): Promise<RowOf<Entity, Name>[]> =>
  em
    .createQueryBuilder(entity)
    .update(set)
    .where(where)
    .returning(returning as never)
    .execute<RowOf<Entity, Name>[]>('all');
