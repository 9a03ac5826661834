import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, language, moment, translation, translationCheck, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

export const CondoNotice = defineEntity({
  name: 'CondoNotice',
  tableName: 'condo_notices',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    title: p.text(),
    content: p.text(),
    language: language(),
    translation: translation<{ title: string; content: string }>(),
    pinned: p.boolean().default(false),
    publishedAt: moment().onCreate(() => new Date()),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'condo_notices_community_pinned_published_index',
      properties: ['community', 'pinned', 'publishedAt', 'id'],
    },
    { name: 'condo_notices_author_index', properties: ['author'] },
  ],
  checks: [translationCheck('condo_notices', ['title', 'content'])],
});
export type CondoNotice = InferEntity<typeof CondoNotice>;
