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
  const desk = `/manage/${town.hillsview.slug}`;
  const paths: Record<Who, (string | [string, number])[]> = {
    visitor: [
      '/',
      '/login',
      '/login/second-step',
      ['/login/sign-on', 404],
      ['/login/sign-on/back', 404],
      '/join',
      ['/invitation/unknown', 404],
      '/register',
      '/api/docs',
      '/api/docs/shapes',
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
      '/communities',
      '/communities?q=hillsview',
      '/events',
      `/articles/${town.article.slug}`,
      `/events/${town.event.slug}`,
      `/listings/${town.published.id}`,
      `/activities/${town.walk.id}`,
      `/users/${town.neighbour.id}`,
      [hub, 401],
      ['/welcome/nobody-had-this-link', 404],
      '/forgot-password',
      ['/unsubscribe/none.of.ours', 404],
      ['/letters/none.of.ours', 404],
      ['/dev/mail', 404],
      '/forgot-password?sent=1',
      ['/reset-password/nobody-had-this-link', 404],
      ['/confirm-email/nobody-had-this-link', 404],
      ['/undo-email/nobody-had-this-link', 404],
      ['/work/nobody-had-this-link', 404],
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
      `${hub}?tab=buy-sell&q=lamp&category=furniture&min=x&sort=cheapest`,
      `${hub}?tab=activities&q=walk&when=week`,
      `${hub}?tab=newsletters&q=nobody-wrote-this`,
      `${hub}/search`,
      `${hub}/search?q=the+lamp`,
      `${hub}/search?q=nobody-sells-this`,
      `${hub}/rules`,
      `${hub}/emergency`,
      `${hub}/documents`,
      `${hub}/documents?q=nobody-of-this-name`,
      `${hub}/documents/folders/${town.shelf.folder}`,
      `${hub}/bookings`,
      `${hub}/bookings/${town.place.id}`,
      `${hub}/bookings/${town.place.id}?day=${town.bookable.day}`,
      `${hub}/bookings/${town.place.id}/${town.booking.id}`,
      `${hub}/bookings/${town.place.id}/${town.booking.id}/certificate`,
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
      '/account',
      '/account/posts',
      '/account/posts?state=rejected',
      '/account/communities',
      `/account/communities/${town.membership.id}/leave`,
      '/account/export',
      '/account/delete',
      ['/account/closing', 404],
      '/account/settings',
      '/account/blocked',
      '/account/calendar',
      '/account/confirm-email',
      '/account/notifications',
      '/account/owner',
      `/account/owner/${town.ownerRecord.id}`,
      '/account/photo',
      '/account/reports',
      `/listings/${town.ownRejected.id}/appeal`,
      `/activities/${town.ownRejectedWalk.id}/appeal`,
      `/listings/${town.published.id}/report`,
      `/users/${town.neighbour.id}/report`,
      `${hub}/notices`,
      `${hub}/notices/${town.notice.id}`,
      `${hub}/requests`,
      `${hub}/requests/new`,
      `${hub}/requests/${town.ownRequest.ref}`,
      `${hub}/requests/${town.doneRequest.ref}`,
      `/activities/${town.walk.id}/report`,
      `/activities/${town.walk.id}/write`,
      `/listings/${town.published.id}/write`,
      ['/letters/none.of.ours/report', 404],
      '/join',
      `${empty}/door`,
      '/account/security',
      '/account/second-step',
      '/account/second-step/app',
      '/account/second-step/codes',
      '/account/second-step/passkey',
      ['/account/sign-on', 404],
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
      ...deskPagesOf(town),
      ...requestPagesOf(town),
      '/moderation',
      '/moderation?show=activities',
      `/moderation/authors/${town.resident.id}`,
      `/moderation/authors/${town.twoHomes.id}`,
      `/listings/${town.ownPending.id}`,
      `/listings/${town.ownSold.id}`,
      `/listings/${town.ownRemoved.id}`,
      `/activities/${town.pending.id}`,
      '/manage/handover',
      `/manage/${town.hillsview.slug}/people/${town.membership.id}/end`,
      '/moderation/appeals',
      '/moderation/log',
      `/moderation/log?post=LISTING:${town.ownRejected.id}`,
      '/moderation/reports',
      '/moderation/approve',
      `${desk}/people`,
      `${desk}/people?show=members`,
      `${desk}/people?show=invited`,
      `${desk}/people/${town.membership.id}`,
      `${desk}/people/import`,
      `${desk}/people/import/${town.list.id}`,
      `${desk}/invitations`,
      `${desk}/invitations/${town.invitation.id}`,
      `${desk}/letters`,
      `${desk}/letters/${town.unit.id}`,
      `${desk}/notices`,
      `${desk}/notices/new`,
      `${desk}/notices/${town.notice.id}`,
      `${desk}/notices/${town.notice.id}/take-down`,
      `${desk}/notices/${town.emergency.id}/over`,
      `${desk}/notices/${town.notice.id}/delivery`,
      `${desk}/notices/${town.notice.id}/slips`,
      `${desk}/notices/${town.notice.id}/poster`,
      `${desk}/notices/screen`,
      `${desk}/bookings`,
      `${desk}/bookings?names=off`,
      `${desk}/bookings/new?place=${town.place.id}&day=${town.bookable.day}`,
      `${desk}/bookings/feed`,
      `${desk}/bookings/${town.booking.id}`,
      `${desk}/bookings/places`,
      `${desk}/bookings/places/new?kind=ELEVATOR`,
      `${desk}/bookings/places/new?kind=GUEST_SUITE`,
      `${desk}/bookings/places/${town.place.id}`,
      `${desk}/bookings/places/${town.place.id}/close`,
      '/manage',
      desk,
      `${desk}/units`,
      `${desk}/units?show=unanswered`,
      `${desk}/units?show=open&q=1`,
      `${desk}/units/add`,
      `${desk}/units/review`,
      `${desk}/units/${town.unit.id}`,
      `${desk}/units/${town.unit.id}/owners/new?member=${town.membership.id}`,
      `${desk}/units/${town.unit.id}/owners/${town.ownerRecord.id}`,
      `${desk}/units/${town.unit.id}/mortgagees/new`,
      `${desk}/units/${town.unit.id}/mortgagees/${town.mortgagee.id}`,
      `${desk}/units/${town.unit.id}/sale`,
      `${desk}/service`,
      `${desk}/notices/${town.served.id}/service`,
      `${desk}/notices/${town.served.id}/service?show=unit`,
      `${desk}/notices/${town.notice.id}/service`,
      `${desk}/year?ends=${town.year.endsOn}`,
      `${desk}/year/${town.year.id}/meeting-notice`,
      `${desk}/settings`,
      `${desk}/export`,
      `${desk}/opening`,
    ],
    manager: [
      hub,
      '/moderation?show=listings',
      '/moderation?sort=oldest',
      `/activities/${town.walk.id}`,
      `/listings/${town.published.id}`,
    ],
    admin: [
      '/',
      hub,
      '/moderation',
      '/admin/mail',
      '/admin/site',
      '/admin/people',
      '/admin/people?q=nobody-of-this-name',
      `/admin/people/${town.board.id}`,
      '/manage/editor',
      '/manage/editor/newsletters/new',
      '/manage/editor/placements',
      '/manage/editor/contractors',
      '/manage/editor/communities',
      '/manage/editor/articles/new',
      `/manage/editor/articles/${town.article.id}`,
      `/manage/editor/articles/${town.article.id}/preview`,
      `/manage/editor/articles/${town.draft.id}/delete`,
      '/manage/editor/events/new',
      `/manage/editor/events/${town.event.id}`,
      `/manage/editor/events/${town.event.id}/preview`,
      `/manage/editor/newsletters/${town.edition.id}`,
      `/manage/editor/newsletters/${town.edition.id}/translation`,
      `/manage/editor/newsletters/${town.edition.id}/preview`,
      '/manage/editor/placements/new',
      `/manage/editor/placements/${town.placement.id}`,
      `/manage/editor/placements/${town.placement.id}/preview`,
      '/manage/editor/contractors/new',
      `/manage/editor/contractors/${town.contractor.id}`,
      `/manage/editor/contractors/${town.contractor.id}/preview`,
      '/manage',
      '/manage/new',
      `/manage/${town.closed.slug}`,
      `/manage/${town.closed.slug}/opening`,
      `/manage/${town.closed.slug}/opening/board`,
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

/** Every page of the desk's shelf. */
function deskPagesOf({ hillsview, shelf }: Town): string[] {
  const desk = `/manage/${hillsview.slug}/documents`;
  const record = `${desk}/${shelf.record}`;
  return [
    desk,
    `${desk}?q=nobody-of-this-name`,
    `${desk}/new?folder=${shelf.folder}`,
    `${desk}/folders/new`,
    `${desk}/folders/${shelf.folder}`,
    `${desk}/folders/${shelf.ownFolder}/delete`,
    record,
    ...['edit', 'version', 'take-down', 'delete'].map((page) => `${record}/${page}`),
    `${desk}/texts/rules/en`,
    `${desk}/texts/emergency/fr`,
  ];
}

/** Every page of a desk's requests. */
function requestPagesOf({ hillsview, deskRequest }: Town): string[] {
  const desk = `/manage/${hillsview.slug}/requests`;
  return [
    desk,
    `${desk}?show=DONE&category=WATER&age=quiet&who=nobody&q=nobody-of-this-name`,
    `${desk}/${deskRequest.ref}`,
    `${desk}/places`,
    `${desk}/places/${deskRequest.place.id}`,
    `${desk}/answers`,
    `${desk}/answers/${deskRequest.answer.id}`,
    `${desk}/figures`,
  ];
}

/** Routes whose page is missing in production. */
const developersOnly = new Set(['styleguide.tsx']);

/** Routes that lead on when they are opened. */
const leadingOn = new Set(['manage.$slug.notices.$id.$change.tsx']);

const routes = join(import.meta.dirname, '../../app/routes');

/** The files of app/routes that render a page, each with the paths it serves. */
export const pageRoutes: { file: string; pattern: RegExp }[] = readdirSync(routes)
  .filter((file) => file.endsWith('.tsx') && !developersOnly.has(file) && !leadingOn.has(file))
  .filter((file) => /^export default/m.test(readFileSync(join(routes, file), 'utf8')))
  .map((file) => ({ file, pattern: patternOf(file) }));

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
  pageRoutes
    .filter(({ pattern }) => pattern.test(path.replace(/[?#].*/, '')))
    .sort((one, other) => openness(one.pattern) - openness(other.pattern))[0]?.file;

const openness = ({ source }: RegExp) =>
  source.split('[^').length + (source.endsWith('.+$') ? 9 : 0);

/** The first visit to each route and status: enough where only the words differ, and where a page is only opened. */
export const onceForEachRoute = (visits: PageVisit[]): PageVisit[] =>
  visits.filter(
    ({ path, status }, index) =>
      index ===
      visits.findIndex((other) => other.status === status && routeOf(other.path) === routeOf(path)),
  );
