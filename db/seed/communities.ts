import type { SqlEntityManager } from '@mikro-orm/sql';
import { CommunityDocument, type Community } from '../entities/index.ts';
import type { Language } from '../enums.ts';
import { makeCommunity } from '../factories/index.ts';
import { daysAgo, nextMonth } from './city-time.ts';
import { communities } from './content/communities.ts';
import { documents } from './content/documents.ts';
import type { CommunityContent, CommunityKey } from './content/types.ts';

export type DemoCommunities = Record<CommunityKey, Community>;

export function seedCommunities(em: SqlEntityManager, now: Date): DemoCommunities {
  const made = communities.map(({ translation, ...content }) => [
    content.slug,
    makeCommunity(em, {
      ...content,
      ...inspectionOf(content, 'en', now),
      translation: translation ? { ...translation, ...inspectionOf(translation, 'fr', now) } : null,
      rulesUrl: `/communities/${content.slug}/rules`,
      emergencyPdfUrl: `/communities/${content.slug}/emergency.pdf`,
      openedAt: daysAgo(now, 1400, 1),
      createdAt: daysAgo(now, 1400, 1),
    }),
  ]);
  return Object.fromEntries(made) as DemoCommunities;
}

const inspectionOf = (
  { fireInspectionApprox: month }: Pick<CommunityContent, 'fireInspectionApprox'>,
  language: Language,
  now: Date,
) => ({
  fireInspectionApprox:
    typeof month === 'string' ? month : nextMonth(now, month.nextMonth, language),
});

/** The texts each community keeps for its residents. */
export function seedDocuments(em: SqlEntityManager, made: DemoCommunities, now: Date): void {
  documents.forEach(({ community, ...text }, index) => {
    em.create(CommunityDocument, {
      ...text,
      community: made[community],
      updatedAt: daysAgo(now, 90, index),
    });
  });
}
