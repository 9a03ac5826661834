import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/** The address of a community's screen, such as the one in its elevator; without a row there is none. */
export const CommunityScreen = defineEntity({
  name: 'CommunityScreen',
  tableName: 'community_screens',
  properties: {
    community: () => p.manyToOne(Community).ref().primary().deleteRule('cascade'),
    /** What the secret of the address is worked out from, with the server's own secret. */
    nonce: p.text(),
    /** The SHA-256 of the secret. */
    hash: p.text().unique('community_screens_hash_unique'),
    /** It works while this person moderates the community; null where they chose a new password, or are gone. */
    madeBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'community_screens_made_by_index', properties: ['madeBy'] }],
});
export type CommunityScreen = InferEntity<typeof CommunityScreen>;
