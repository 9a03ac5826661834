import type { EntityData, EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/sql';
import type { Em } from './database.server.ts';

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
