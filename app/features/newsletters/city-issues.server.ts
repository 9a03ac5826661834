import { placementsIn, type Placement } from '#app/features/sponsors/queries.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { archiveIn, currentSlug, newslettersIn } from './content/index.ts';
import type { ArchiveContent, Newsletter } from './content/types.ts';

/** What lists show of a city-wide issue. */
export interface IssueLink {
  title: string;
  /** From 1 to 12. */
  month: number;
  year: number;
  path: string;
  cover: string;
  isCurrent: boolean;
}

export interface IssuePage {
  issue: Newsletter;
  pdfPath: string;
  others: IssueLink[];
  placements: Placement[];
}

export interface ArchivePage extends ArchiveContent {
  issues: IssueLink[];
}

/** The city-wide issues in a language, newest first. */
export const cityIssues = (locale: Locale): IssueLink[] =>
  newslettersIn(locale).map((issue) => ({
    title: issue.title,
    month: issue.month,
    year: issue.year,
    path: issue.path,
    cover: issue.cover.src,
    isCurrent: issue.slug === currentSlug,
  }));

/** The issue with this slug in a language. Throws AppError `not-found`. */
export function requireCityIssue(slug: string, locale: Locale): Newsletter {
  const issue = newslettersIn(locale).find((newsletter) => newsletter.slug === slug);
  if (!issue) throw new AppError('not-found', 'newsletters.notFound');
  return issue;
}

/** A city-wide issue (the current one by default) as its page shows it. Throws AppError `not-found`. */
export async function issuePage(
  { em, locale }: Ctx,
  slug: string = currentSlug,
): Promise<IssuePage> {
  const issue = requireCityIssue(slug, locale);
  return {
    issue,
    pdfPath: pdfPathOf(issue.slug),
    others: cityIssues(locale).filter(({ path }) => path !== issue.path),
    placements: await placementsIn(em, 'newsletter'),
  };
}

/** The archive page: every city-wide issue, and the best of them by subject. */
export const archivePage = ({ locale }: Pick<Ctx, 'locale'>): ArchivePage => ({
  issues: cityIssues(locale),
  ...archiveIn(locale),
});

const pdfPathOf = (slug: string) => `/newsletter/${slug}.pdf`;

/** The page of the issue whose PDF is at `pdfUrl`; the current issue's page when there is none. */
export const issuePathOf = (pdfUrl: string): string =>
  newslettersIn(defaultLocale).find(({ slug }) => pdfPathOf(slug) === pdfUrl)?.path ??
  '/newsletter';
