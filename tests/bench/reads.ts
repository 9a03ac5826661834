/** What is read. */
import { hubSlug, type Reader, type World } from './world.ts';

export interface Read {
  name: string;
  path: string;
  /** Who reads; nobody is a visitor. */
  as?: Reader;
}

/** A page of a call that each scale can fill: without a limit, a large city answers 200 rows and the demo city 35. */
const rows = 'limit=20';

/** Finds 20 people at each scale, and more; of those who are more than residents, the demo city has three. */
const people = 'q=example';

export function readsOf({ hub, listing, activity, person, article }: World): Read[] {
  return [
    { name: 'home, visitor', path: '/' },
    { name: 'home, signed in', path: '/', as: 'resident' },
    { name: 'hub', path: hub, as: 'resident' },
    { name: 'hub, buy and sell', path: `${hub}?tab=buy-sell`, as: 'resident' },
    { name: 'hub, activities', path: `${hub}?tab=activities`, as: 'resident' },
    { name: 'hub, newsletters', path: `${hub}?tab=newsletters`, as: 'resident' },
    { name: 'hub, search', path: `${hub}/search?q=bike`, as: 'resident' },
    { name: 'listing', path: listing, as: 'resident' },
    { name: 'listing, visitor', path: listing },
    { name: 'activity', path: activity, as: 'resident' },
    { name: 'person', path: person, as: 'board' },
    { name: 'moderation, board', path: '/moderation', as: 'board' },
    { name: 'moderation, ADMIN', path: '/moderation', as: 'admin' },
    { name: 'people, ADMIN', path: `/admin/people?${people}`, as: 'admin' },
    { name: 'people of a community', path: `/manage/${hubSlug}/people`, as: 'manager' },
    { name: 'account settings', path: '/account/settings', as: 'resident' },
    { name: 'own communities', path: '/account/communities', as: 'resident' },
    { name: 'register', path: '/register' },
    { name: 'login', path: '/login' },
    { name: 'guide', path: '/help' },
    { name: 'newsletters', path: '/newsletter/archives' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'article', path: article },
    { name: 'events', path: '/events' },
    { name: 'GET /api/listings of 20, visitor', path: `/api/listings?${rows}` },
    { name: 'GET /api/listings of 20, signed in', path: `/api/listings?${rows}`, as: 'resident' },
    { name: 'GET /api/listings of 20, ADMIN', path: `/api/listings?${rows}`, as: 'admin' },
    { name: 'GET /api/activities of 20, visitor', path: `/api/activities?${rows}` },
    {
      name: 'GET /api/activities of 20, signed in',
      path: `/api/activities?${rows}`,
      as: 'resident',
    },
  ];
}
