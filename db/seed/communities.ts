import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Community } from '../entities/index.ts';
import { makeCommunity } from '../factories/index.ts';
import { daysAgo } from './city-time.ts';
import { communities } from './content/communities.ts';
import type { CommunityKey } from './content/types.ts';

export type DemoCommunities = Record<CommunityKey, Community>;

export function seedCommunities(em: SqlEntityManager, now: Date): DemoCommunities {
  const made = communities.map((content) => [
    content.slug,
    makeCommunity(em, { ...content, createdAt: daysAgo(now, 1400, 1) }),
  ]);
  return Object.fromEntries(made) as DemoCommunities;
}
