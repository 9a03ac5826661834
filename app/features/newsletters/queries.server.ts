import { NewsletterIssue } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { isKnownTo } from '#app/features/communities/access.server.ts';
import { canSeeHub } from '#app/features/communities/policy.ts';
import {
  keyFormat,
  newestFirst,
  readPage,
  type Place,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

export interface IssueCard {
  id: string;
  /** Of the title. */
  language: Language;
  title: string;
  /** From 1 to 12. */
  month: number;
  year: number;
  cover: string | null;
  pdfUrl: string;
}

/** A community's own newsletters, newest first, a page at a time. The caller has checked the viewer. */
export async function hubIssues(
  { em, locale }: Ctx,
  communityId: string,
  place: Place | null,
): Promise<TwoWayPage<IssueCard>> {
  const page = await readPage(place, {
    size: 12,
    format: keyFormat,
    read: (from) => {
      const { where, orderBy } = newestFirst(from, 'publishedAt');
      return em.find(
        NewsletterIssue,
        { $and: [{ community: communityId }, where] },
        { orderBy, limit: from.limit },
      );
    },
    keyOf: ({ publishedAt, id }) => ({ at: publishedAt, id }),
  });
  return { ...page, items: page.items.map((row) => toCard(locale, row)) };
}

const toCard = (locale: Locale, issue: NewsletterIssue): IssueCard => ({
  id: issue.id,
  ...titleOf(locale, issue),
  month: issue.month,
  year: issue.year,
  cover: issue.coverImageUrl ?? null,
  pdfUrl: issue.pdfUrl,
});

/** The title of an issue, and the language it is in. */
const titleOf = (locale: Locale, issue: NewsletterIssue) => {
  const { language, title } = sideFor(locale, issue);
  return { language, title };
};

/**
 * An issue for those who may read it: everyone for a city-wide issue, otherwise the members and
 * moderators of its community. Throws AppError: `not-found`, `unauthenticated` for a visitor,
 * `forbidden` for an outsider, who is told which community it belongs to.
 */
export async function requireIssue(
  { em, actor, locale }: Ctx,
  id: string,
): Promise<{ id: string; title: string; isCityWide: boolean }> {
  const issue = await em.findOne(NewsletterIssue, { id }, { populate: ['community'] });
  const owner = issue?.community?.unwrap();
  if (!issue || (owner && !isKnownTo(actor, owner))) {
    throw new AppError('not-found', 'newsletters.notFound');
  }
  if (owner && !canSeeHub(actor, owner.id)) {
    throw new AppError(actor ? 'forbidden' : 'unauthenticated', 'newsletters.membersOnly', {
      params: { community: owner.name },
    });
  }
  return { id: issue.id, title: sideFor(locale, issue).title, isCityWide: !issue.community };
}
