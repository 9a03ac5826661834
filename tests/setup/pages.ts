import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Town, Who } from './town.ts';

/** One page, opened by one person. */
export interface PageVisit {
  path: string;
  who: Who;
  /** The status it answers with. */
  status?: number;
}

const unknownId = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';

/** Every kind of page, for each person who sees it differently. */
export function pagesOf(town: Town): PageVisit[] {
  const hub = `/communities/${town.hillsview.slug}`;
  const empty = `/communities/${town.clarence.slug}`;
  const paths: Record<Who, (string | [string, number])[]> = {
    visitor: [
      '/',
      '/login',
      '/register',
      '/api/docs',
      '/help',
      '/contact',
      '/guidelines',
      '/about',
      '/accessibility',
      '/privacy',
      '/terms',
      '/newsletter',
      '/newsletter/winter-2023',
      '/newsletter/spring-2024',
      '/newsletter/summer-2024',
      '/newsletter/archives',
      '/events',
      `/articles/${town.article.slug}`,
      `/events/${town.event.slug}`,
      `/listings/${town.published.id}`,
      `/activities/${town.walk.id}`,
      `/users/${town.neighbour.id}`,
      [hub, 401],
      ['/moderation', 401],
      ['/no/such/page', 404],
      [`/listings/${unknownId}`, 404],
      [`/newsletter-issues/${unknownId}`, 404],
    ],
    resident: [
      '/',
      hub,
      `${hub}?tab=buy-sell`,
      `${hub}?tab=activities`,
      `${hub}?tab=newsletters`,
      `${hub}/rules`,
      `${hub}/emergency`,
      `${hub}/listings/new`,
      `${hub}/activities/new?event=${town.event.slug}`,
      `/events/${town.event.slug}`,
      `/listings/${town.plain.id}`,
      `/listings/${town.ownRejected.id}`,
      `/listings/${town.ownListing.id}`,
      `/listings/${town.ownSold.id}`,
      `/listings/${town.ownRemoved.id}`,
      `/listings/${town.ownWithdrawn.id}`,
      `/listings/${town.ownRejected.id}/edit`,
      `/activities/${town.walk.id}`,
      `/activities/${town.over.id}`,
      `/activities/${town.cancelled.id}`,
      `/activities/${town.pending.id}`,
      `/activities/${town.ownActivity.id}/edit`,
      '/account/settings',
      '/account/photo',
      '/account/security',
      `/users/${town.resident.id}`,
      [empty, 403],
      ['/moderation', 403],
      ['/communities/nowhere', 404],
    ],
    twoHomes: [
      '/',
      empty,
      `${empty}?tab=buy-sell`,
      `${empty}?tab=activities`,
      `${empty}?tab=newsletters`,
      `/events/${town.pastEvent.slug}`,
      `/users/${town.neighbour.id}`,
      '/account/settings',
    ],
    board: [
      hub,
      '/moderation',
      '/moderation?show=activities',
      `/moderation/authors/${town.resident.id}`,
      `/moderation/authors/${town.twoHomes.id}`,
      `/listings/${town.ownPending.id}`,
      `/listings/${town.ownSold.id}`,
      `/listings/${town.ownRemoved.id}`,
      `/activities/${town.pending.id}`,
    ],
    manager: [
      hub,
      '/moderation?show=listings',
      `/activities/${town.walk.id}`,
      `/listings/${town.published.id}`,
    ],
    admin: [
      '/',
      hub,
      '/moderation',
      '/admin/people',
      '/admin/people?q=nobody-of-this-name',
      `/admin/people/${town.board.id}`,
      `/listings/${town.published.id}`,
    ],
  };
  return Object.entries(paths).flatMap(([who, visits]) =>
    visits.map((visit) => {
      const [path, status] = typeof visit === 'string' ? [visit, 200] : visit;
      return { who: who as Who, path, status };
    }),
  );
}

/** Routes whose page is missing in production. */
const developersOnly = new Set(['styleguide.tsx']);

/** The files of app/routes that render a page, each with the paths it serves. */
export function pageRoutes(): { file: string; pattern: RegExp }[] {
  const folder = join(import.meta.dirname, '../../app/routes');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !developersOnly.has(file))
    .filter((file) => /^export default/m.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => ({ file, pattern: patternOf(file) }));
}

function patternOf(file: string): RegExp {
  const parts = file
    .replace(/\.tsx$/, '')
    .split('.')
    .filter((part) => part !== '_index')
    // A trailing underscore only keeps the page out of another one's layout.
    .map((part) => part.replace(/_$/, ''))
    .map((part) => (part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : part));
  return new RegExp(`^/${parts.join('/')}$`);
}

/** The route that serves a path: the most specific of those that match. */
export const routeOf = (path: string) =>
  pageRoutes()
    .filter(({ pattern }) => pattern.test(path.replace(/[?#].*/, '')))
    .sort((one, other) => openness(one.pattern) - openness(other.pattern))[0]?.file;

const openness = ({ source }: RegExp) =>
  source.split('[^').length + (source.endsWith('.+$') ? 9 : 0);
