import {
  publishedContractors,
  toContractor,
} from '#app/features/newsroom/contractors/queries.server.ts';
import { toPlacement, type Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import { together } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { archiveIn } from './content/index.ts';
import {
  editionLinks,
  editionPageRows,
  publicEdition,
  type EditionLinkRow,
  type EditionRow,
} from './editions.server.ts';

/** How many other issues a page links to. The archive has all. */
const othersShown = 12;

export const issuePath = (slug: string, current: string | undefined): string =>
  slug === current ? '/newsletter' : `/newsletter/${slug}`;

export const pdfPathOf = (slug: string): string => `/newsletter/${slug}.pdf`;

/** The issue with this slug in a language. Throws AppError `not-found`, also for a draft. */
export async function requireCityIssue({ em, locale }: Pick<Ctx, 'em' | 'locale'>, slug: string) {
  const [row] = await publicEdition(em, { slug });
  if (!row) return notThere();
  return toIssue(locale, row);
}

/** A city-wide issue as its page shows it. Throws AppError `not-found`. */
export const issuePage = async (ctx: Ctx, slug: string) =>
  (await pageOf(ctx, { slug })) ?? notThere();

/** The current issue in the same way; null while none is published. */
export const currentIssue = (ctx: Ctx) => pageOf(ctx, {});

/** The same for the editor, of an issue that may be a draft. The caller has checked the editor. */
export const issuePreview = async (ctx: Ctx, id: string) =>
  (await pageOf(ctx, { id })) ?? notThere();

/** Whether somebody writes newsletters, and is shown the way to a first one: an ADMIN. */
export const isEditor = ({ actor }: Pick<Ctx, 'actor'>): boolean => actor?.role === 'ADMIN';

async function pageOf({ em, locale }: Ctx, which: { slug?: string; id?: string }) {
  const [rows] = await editionPageRows(em, which);
  const [row] = rows?.editions ?? [];
  if (!rows || !row) return null;
  const issue = toIssue(locale, row);
  const path = issuePath(issue.slug, rows.links[0]?.slug);
  return {
    issue,
    path,
    /** Null for a draft, which has none. */
    pdfPath: which.id ? null : pdfPathOf(issue.slug),
    others: toLinks(locale, rows.links)
      .filter((link) => link.path !== path)
      .slice(0, othersShown),
    placements: rows.placements.map(toPlacement).filter(isOther(issue.sections)),
  };
}

/** Whether a card is of nobody whom the issue thanks in its own words: each sponsor is there once. */
function isOther(sections: Issue['sections']) {
  const names = sections.flatMap((section) =>
    section.kind === 'sponsors' ? section.sponsors.map(({ name }) => name) : [],
  );
  return ({ html }: Placement) => !names.some((name) => html.includes(name));
}

export type IssuePage = Awaited<ReturnType<typeof issuePage>>;

/** The archive page: every city-wide issue, the contractors that the editors chose, and what is true in any year. */
export async function archivePage(ctx: Pick<Ctx, 'em' | 'locale' | 'actor'>) {
  const { em, locale } = ctx;
  const { issues, contractors } = await together({
    issues: editionLinks(em, {}),
    contractors: publishedContractors(em, {}),
  });
  return {
    issues: toLinks(locale, issues),
    contractors: contractors.map((row) => toContractor(locale, row)),
    isEditor: isEditor(ctx),
    ...archiveIn(locale),
  };
}

export type ArchivePage = Awaited<ReturnType<typeof archivePage>>;

function notThere(): never {
  throw new AppError('not-found', 'newsletters.notFound');
}

/**
 * A city-wide issue in a language: its page and its PDF are made from this. Months are from 1 to 12, and
 * the version counts its changes.
 */
function toIssue(locale: Locale, row: EditionRow) {
  const { slug, year, month, coverUrl, version } = row;
  const { language, title, standfirst, coverAlt, sections } = sideFor(locale, row);
  const cover = coverUrl ? { src: coverUrl, alt: coverAlt } : null;
  return { slug, language, title, year, month, cover, standfirst, sections, version };
}

export type Issue = ReturnType<typeof toIssue>;

/** What lists show of the issues, the current one first. */
const toLinks = (locale: Locale, rows: EditionLinkRow[]) =>
  rows.map((row, index) => {
    const { language, title } = sideFor(locale, row);
    const { month, year, coverUrl: cover } = row;
    const path = issuePath(row.slug, rows[0]?.slug);
    return { language, title, month, year, path, cover, isCurrent: index === 0 };
  });

export type IssueLink = ReturnType<typeof toLinks>[number];
