import { placementsIn, type Placement } from '#app/features/sponsors/queries.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { archive } from './content/archive.ts';
import { currentIssue, newsletterBySlug, newsletters } from './content/index.ts';
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

/** The city-wide issues, newest first. */
export const cityIssues = (): IssueLink[] =>
  newsletters.map((issue) => ({
    title: issue.title,
    month: issue.month,
    year: issue.year,
    path: issue.path,
    cover: issue.cover.src,
    isCurrent: issue === currentIssue,
  }));

/** A city-wide issue (the current one by default) as its page shows it. Throws AppError `not-found`. */
export async function issuePage({ em }: Ctx, slug: string = currentIssue.slug): Promise<IssuePage> {
  const issue = newsletterBySlug(slug);
  if (!issue) throw new AppError('not-found', 'newsletters.notFound');
  return {
    issue,
    pdfPath: pdfPathOf(issue.slug),
    others: cityIssues().filter(({ path }) => path !== issue.path),
    placements: await placementsIn(em, 'newsletter'),
  };
}

/** The archive page: every city-wide issue, and the best of them by subject. */
export const archivePage = (): ArchivePage => ({ issues: cityIssues(), ...archive });

const pdfPathOf = (slug: string) => `/newsletter/${slug}.pdf`;

/** The page of the issue whose PDF is at `pdfUrl`; the current issue's page when there is none. */
export function issuePathOf(pdfUrl: string): string {
  const issue = newsletters.find(({ slug }) => pdfPathOf(slug) === pdfUrl);
  return issue?.path ?? currentIssue.path;
}
