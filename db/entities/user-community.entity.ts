import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A membership: this person lives (or works) in this community, in this unit. */
export const UserCommunity = defineEntity({
  name: 'UserCommunity',
  tableName: 'user_communities',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    community: () => p.manyToOne(Community).ref(),
    condoUnit: p.text(),
    isPrimary: p.boolean().default(false),
    /** BOARD and MANAGER moderate only the communities where this is true. */
    canModerate: p.boolean().default(false),
    /** The place among the person's communities, in the order they chose. */
    position: p.integer().default(0),
    createdAt: createdAt(),
  },
  uniques: [
    { name: 'user_communities_user_community_unique', properties: ['user', 'community'] },
    {
      name: 'user_communities_one_primary_unique',
      properties: ['user'],
      where: { isPrimary: true },
    },
  ],
  indexes: [
    {
      name: 'user_communities_community_created_index',
      properties: ['community', 'createdAt'],
    },
  ],
  checks: [{ name: 'user_communities_condo_unit_check', expression: `condo_unit <> ''` }],
});
export type UserCommunity = InferEntity<typeof UserCommunity>;
