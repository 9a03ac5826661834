import type { SqlEntityManager } from '@mikro-orm/sql';
import { CommunityDocument, type Community } from '../entities/index.ts';
import type { Language } from '../enums.ts';
import { makeCommunity } from '../factories/index.ts';
import { daysAgo, nextMonth } from './city-time.ts';
import { communities } from './content/communities.ts';
import { documents } from './content/documents.ts';
import type { ByCommunity, CommunityContent, CommunityKey } from './content/types.ts';

export type DemoCommunities = Record<CommunityKey, Community>;

/** What is written for the communities, one after the other, each with its community. */
export const withCommunity = <Content extends object>(
  made: DemoCommunities,
  written: ByCommunity<Content>,
): (Content & { community: Community })[] =>
  communities.flatMap(({ slug }) =>
    written[slug].map((content) => ({ ...content, community: made[slug] })),
  );

export function seedCommunities(em: SqlEntityManager, now: Date): DemoCommunities {
  const made = communities.map(({ text, translation, ...content }) => [
    content.slug,
    makeCommunity(em, {
      ...content,
      description: text,
      ...inspectionOf(content, 'en', now),
      translation: translation ? translationOf(translation, now) : null,
      rulesUrl: `/communities/${content.slug}/rules`,
      emergencyPdfUrl: `/communities/${content.slug}/emergency.pdf`,
      openedAt: daysAgo(now, 1400, 1),
      createdAt: daysAgo(now, 1400, 1),
    }),
  ]);
  return Object.fromEntries(made) as DemoCommunities;
}

const translationOf = (
  { text, ...words }: NonNullable<CommunityContent['translation']>,
  now: Date,
) => ({ ...words, description: text, ...inspectionOf(words, 'fr', now) });

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
