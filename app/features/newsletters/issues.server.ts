import { placementsIn, type Placement } from '#app/features/sponsors/queries.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { monthAndYear } from '#app/lib/format.ts';
import type { Archive } from './archive-view.tsx';
import {
  localDiscoveries,
  seasonalWellness,
  smartCondoLiving,
  trustedContractors,
} from './content/archive.ts';
import { currentIssue, newsletterBySlug, newsletters } from './content/index.ts';
import type { Newsletter } from './content/types.ts';

/** One of the city-wide issues, as lists show it. */
export interface IssueLink {
  title: string;
  /** 'October 2024' */
  month: string;
  path: string;
  cover: string;
  isCurrent: boolean;
}

export interface IssuePage {
  issue: Newsletter;
  month: string;
  pdfPath: string;
  others: IssueLink[];
  placements: Placement[];
}

/** The city-wide issues, newest first. */
export const cityIssues = (): IssueLink[] =>
  newsletters.map((issue) => ({
    title: issue.title,
    month: monthAndYear(issue.year, issue.month),
    path: issue.path,
    cover: issue.cover.src,
    isCurrent: issue === currentIssue,
  }));

/** An issue (the current one, if none is named) and what stands beside it. Throws AppError `not-found`. */
export async function issuePage({ em }: Ctx, slug: string = currentIssue.slug): Promise<IssuePage> {
  const issue = newsletterBySlug(slug);
  if (!issue) throw new AppError('not-found', 'Newsletter not found');
  return {
    issue,
    month: monthAndYear(issue.year, issue.month),
    pdfPath: pdfPathOf(issue.slug),
    others: cityIssues().filter(({ path }) => path !== issue.path),
    placements: await placementsIn(em, 'newsletter'),
  };
}

const pdfPathOf = (slug: string) => `/newsletter/${slug}.pdf`;

/**
 * The page that tells a city-wide issue in full, by the address of its PDF; the current issue for
 * one that has no page of its own.
 */
export function issuePathOf(pdfUrl: string): string {
  const issue = newsletters.find(({ slug }) => pdfPathOf(slug) === pdfUrl);
  return issue?.path ?? currentIssue.path;
}

/** The archive page: the issues, and what is gathered from them. */
export const readArchive = (): Archive => ({
  issues: cityIssues(),
  contractors: trustedContractors,
  discoveries: localDiscoveries,
  recipes: seasonalWellness,
  columns: smartCondoLiving,
});
