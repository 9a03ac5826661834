import type { Town, Who } from './town.ts';

type FormPost = [path: string, who: Who, form: Record<string, string>];

/** A form of each kind, filled in so that it is refused. */
export function refusedForms(of: Town): FormPost[] {
  const hub = `/communities/${of.hillsview.slug}`;
  return [
    ['/login', 'visitor', { email: 'nobody', password: '' }],
    ['/login', 'visitor', { email: 'nobody@mail.example', password: 'wrong' }],
    ['/register', 'visitor', { email: 'nobody', password: '12', name: '' }],
    [`${hub}/listings/new`, 'resident', { title: '', price: 'cheap', category: 'boats' }],
    [`${hub}/activities/new`, 'resident', { title: 'x'.repeat(121), when: 'soon' }],
    ['/account/settings', 'resident', { name: '', email: 'nobody' }],
    ['/moderation', 'board', { status: 'PUBLISHED', subjectType: 'LISTING' }],
    [`/admin/people/${of.board.id}`, 'admin', { role: 'KING' }],
  ];
}

/** Calls that are refused. */
export const refusedCalls: [path: string, who: Who, json: unknown][] = [
  ['/api/auth/login', 'visitor', { email: 1 }],
  ['/api/auth/register', 'visitor', { name: '', communities: [{}] }],
  ['/api/listings', 'visitor', {}],
  ['/api/listings', 'resident', { price: -1, images: 'none', title: 5 }],
  ['/api/activities', 'resident', { when: 'soon', tags: [1], description: '' }],
  ['/api/nothing', 'visitor', {}],
];
