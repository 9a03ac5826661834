import type { Community } from '#db/entities/index.ts';
import type { DocumentKind } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  requireCommunity,
  requirePublicCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { parseNoticeText } from '../../notices/text/parse-text.ts';
import { emergencyPdfUrl } from './emergency-pdf.server.ts';

async function textOf({ em, locale }: Ctx, community: Community, kind: DocumentKind) {
  const text = await kysely(em)
    .selectFrom('community_documents')
    .select(['language', 'title', 'lead', 'sections', 'translation', 'updatedAt'])
    .where('community', '=', community.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!text) return null;
  const { language, title, lead, sections } = sideFor(locale, text);
  return {
    community: { name: community.name, slug: community.slug },
    /** Of everything below. */
    language,
    title,
    lead,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      blocks: parseNoticeText(paragraphs.join('\n\n')),
    })),
    updatedAt: text.updatedAt,
  };
}

export type CommunityText = NonNullable<Awaited<ReturnType<typeof textOf>>>;

/**
 * The house rules of a community, for its members and moderators.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also when it has none.
 */
export async function houseRules(ctx: Ctx, slug: string) {
  const community = await requireCommunity(ctx, slug, canSeeHub);
  const rules = await textOf(ctx, community, 'RULES');
  if (!rules) throw new AppError('not-found', 'communities.noRules');
  return rules;
}

/**
 * The numbers to call and what to do, for anybody: in an emergency nobody logs in first.
 * Throws AppError `not-found`.
 */
export async function emergencyPage(ctx: Ctx, slug: string) {
  const community = await requirePublicCommunity(ctx, slug);
  const isInside = canSeeHub(ctx.actor, community.id);
  const [pdfUrl, plan] = await Promise.all([
    emergencyPdfUrl(ctx, community),
    textOf(ctx, community, 'EMERGENCY'),
  ]);
  return {
    community: { name: community.name, slug: community.slug },
    /** Whether the viewer may open the hub. */
    canSeeHub: isInside,
    phone: community.emergencyPhone ?? null,
    /** For members and moderators only. */
    managerPhone: isInside ? (community.managerPhone ?? null) : null,
    pdfUrl,
    plan,
  };
}
