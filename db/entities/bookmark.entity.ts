import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

export const Bookmark = defineEntity({
  name: 'Bookmark',
  tableName: 'bookmarks',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'bookmarks_user_community_unique', properties: ['user', 'community'] }],
  indexes: [{ name: 'bookmarks_community_index', properties: ['community'] }],
});
export type Bookmark = InferEntity<typeof Bookmark>;
