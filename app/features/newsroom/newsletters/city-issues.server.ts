import type { Language } from '#db/enums.ts';
import { toPlacement, type Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { archiveIn } from './content/index.ts';
import type { ArchiveContent } from './content/types.ts';
import {
  editionLinks,
  editionPageRows,
  publicEdition,
  type EditionLinkRow,
  type EditionRow,
} from './editions.server.ts';
import type { NewsletterSection } from './section-types.server.ts';

/** A city-wide issue in a language: its page and its PDF are made from this. */
export interface Issue {
  slug: string;
  /** Of all its texts. */
  language: Language;
  title: string;
  year: number;
  /** From 1 to 12. */
  month: number;
  cover: { src: string; alt: string } | null;
  standfirst: string;
  sections: NewsletterSection[];
  /** Counts its changes. */
  version: number;
}

/** What lists show of a city-wide issue. */
export interface IssueLink {
  /** Of the title. */
  language: Language;
  title: string;
  /** From 1 to 12. */
  month: number;
  year: number;
  path: string;
  cover: string | null;
  isCurrent: boolean;
}

export interface IssuePage {
  issue: Issue;
  path: string;
  /** Null for a draft, which has none. */
  pdfPath: string | null;
  others: IssueLink[];
  placements: Placement[];
}

export interface ArchivePage extends ArchiveContent {
  issues: IssueLink[];
}

/** How many other issues the page of one leads to; the archive has all. */
const othersShown = 12;

/** The address of an issue's page. */
export const issuePath = (slug: string, current: string | undefined): string =>
  slug === current ? '/newsletter' : `/newsletter/${slug}`;

export const pdfPathOf = (slug: string): string => `/newsletter/${slug}.pdf`;

/** The issue with this slug in a language. Throws AppError `not-found`, also for a draft. */
export async function requireCityIssue(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  slug: string,
): Promise<Issue> {
  const [row] = await publicEdition(em, { slug });
  if (!row) throw notFound();
  return toIssue(locale, row);
}

/** A city-wide issue (the current one by default) as its page shows it. Throws AppError `not-found`. */
export const issuePage = (ctx: Ctx, slug?: string): Promise<IssuePage> =>
  pageOf(ctx, slug === undefined ? {} : { slug });

/** The same for the editor, of an issue that may be a draft. The caller has checked the editor. */
export async function issuePreview(ctx: Ctx, id: string): Promise<IssuePage> {
  return { ...(await pageOf(ctx, { id })), pdfPath: null };
}

async function pageOf(
  { em, locale }: Ctx,
  which: { slug?: string; id?: string },
): Promise<IssuePage> {
  const [rows] = await editionPageRows(em, which);
  const [row] = rows?.editions ?? [];
  if (!rows || !row) throw notFound();
  const issue = toIssue(locale, row);
  const path = issuePath(issue.slug, rows.links[0]?.slug);
  return {
    issue,
    path,
    pdfPath: pdfPathOf(issue.slug),
    others: toLinks(locale, rows.links)
      .filter((link) => link.path !== path)
      .slice(0, othersShown),
    placements: rows.placements.map(toPlacement),
  };
}

/** The archive page: every city-wide issue, and the best of them by subject. */
export const archivePage = async ({
  em,
  locale,
}: Pick<Ctx, 'em' | 'locale'>): Promise<ArchivePage> => ({
  issues: toLinks(locale, await editionLinks(em, {})),
  ...archiveIn(locale),
});

const notFound = () => new AppError('not-found', 'newsletters.notFound');

function toIssue(locale: Locale, row: EditionRow): Issue {
  const { slug, year, month, coverUrl, version } = row;
  const { language, title, standfirst, coverAlt, sections } = sideFor(locale, row);
  const cover = coverUrl ? { src: coverUrl, alt: coverAlt } : null;
  return { slug, language, title, year, month, cover, standfirst, sections, version };
}

const toLinks = (locale: Locale, rows: EditionLinkRow[]): IssueLink[] =>
  rows.map((row, index) => {
    const { language, title } = sideFor(locale, row);
    const { month, year, coverUrl: cover } = row;
    const path = issuePath(row.slug, rows[0]?.slug);
    return { language, title, month, year, path, cover, isCurrent: index === 0 };
  });
