/** What is read. */
import { hubSlug, type Reader, type World } from './world.ts';

export interface Read {
  name: string;
  path: string;
  /** Who reads; nobody is a visitor. */
  as?: Reader;
}

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
    { name: 'people, ADMIN', path: '/admin/people', as: 'admin' },
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
    { name: 'GET /api/listings, visitor', path: '/api/listings' },
    { name: 'GET /api/listings, signed in', path: '/api/listings', as: 'resident' },
    { name: 'GET /api/listings, ADMIN', path: '/api/listings', as: 'admin' },
    { name: 'GET /api/activities, visitor', path: '/api/activities' },
    { name: 'GET /api/activities, signed in', path: '/api/activities', as: 'resident' },
  ];
}
