import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt } from './shared.ts';

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
    createdAt: createdAt(),
  },
});
export type CommunityScreen = InferEntity<typeof CommunityScreen>;
