import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';
import { editorialStatuses, languages } from '../enums.ts';

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

/** Where a row of the editor's stands; what nobody published yet is a draft. */
export const editorialStatus = () => p.enum(editorialStatuses).default('DRAFT');

/** Counts the changes of a row, so that two people who change it at once notice. */
export const version = () => p.integer().default(1);

/** The language that the row's own texts are in. */
export const language = () => p.enum(languages).default('en');

/** The same texts in the other language; null while nobody has written them. */
export const translation = <Texts extends object>() => p.json<Texts>().nullable();

/** A check that a translation lacks none of the texts that the row has: a side is never half a text. */
export const translationCheck = (table: string, texts: readonly string[]) => ({
  name: `${table}_translation_check`,
  expression: texts
    .map(
      (text) =>
        `(translation is null or ${columnOf(text)} is null or translation ->> '${text}' is not null)`,
    )
    .join(' and '),
});

const columnOf = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The words that a row is found by, which the database keeps in step. Only queries use them: they are
 * never read.
 */
export const words = (expression: string) =>
  p.text().columnType('tsvector').nullable().generated(`${expression} stored`).lazy().hidden();

/** The index of `words`. */
export const wordsIndex = (table: string) => ({
  name: `${table}_words_index`,
  properties: ['words'] as 'words'[],
  type: 'gin',
});
