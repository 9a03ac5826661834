import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, language, translation, translationCheck, uuidKey, version } from './shared.ts';

/** An answer that the desk of a community gives often, to put into what it writes to residents. */
export const RequestAnswer = defineEntity({
  name: 'RequestAnswer',
  tableName: 'request_answers',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    /** What the list of answers shows. */
    title: p.text(),
    text: p.text(),
    language: language(),
    translation: translation<{ title: string; text: string }>(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'request_answers_community_index', properties: ['community', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'request_answers_title_check', expression: `title <> ''` },
    translationCheck('request_answers', ['title', 'text']),
  ],
});
export type RequestAnswer = InferEntity<typeof RequestAnswer>;
