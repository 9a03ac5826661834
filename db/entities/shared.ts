import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';

/** A uuid primary key, made by the application so that an id is known before the row is written. */
export const uuidKey = () =>
  p
    .uuid()
    .primary()
    .onCreate(() => randomUUID());

/**
 * A moment in UTC with millisecond precision, the precision of a JavaScript Date:
 * a value read back equals the value written, which keyset paging relies on.
 */
export const moment = () => p.datetime(3).columnType('timestamptz(3)');

/** When the row was made; set once, in UTC. */
export const createdAt = () => moment().onCreate(() => new Date());

/** When the row was last changed through the ORM, in UTC. */
export const updatedAt = () =>
  moment()
    .onCreate(() => new Date())
    .onUpdate(() => new Date());
