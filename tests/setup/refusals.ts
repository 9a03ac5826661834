import type { Town, Who } from './town.ts';

type FormPost = [path: string, who: Who, form: Record<string, string>];

/** A form of each kind, filled in so that it is refused. */
export function refusedForms(of: Town): FormPost[] {
  const hub = `/communities/${of.hillsview.slug}`;
  const desk = `/manage/${of.hillsview.slug}`;
  const opening = `/manage/${of.closed.slug}/opening`;
  return [
    ['/login', 'visitor', { email: 'nobody', password: '' }],
    ['/login', 'visitor', { email: 'nobody@mail.example', password: 'wrong' }],
    ['/register', 'visitor', { email: 'nobody', password: '12', name: '' }],
    [`${hub}/listings/new`, 'resident', { title: '', price: 'cheap', category: 'boats' }],
    [`${hub}/activities/new`, 'resident', { title: 'x'.repeat(121), when: 'soon' }],
    ['/account/settings', 'resident', { name: '', email: 'nobody' }],
    [`/manage/${of.hillsview.slug}/documents/new`, 'board', { keep: 'UNTIL', datedOn: 'x' }],
    [`/manage/${of.hillsview.slug}/documents/texts/rules/en`, 'board', { title: '' }],
    ['/moderation', 'board', { status: 'PUBLISHED', subjectType: 'LISTING' }],
    [`/admin/people/${of.board.id}`, 'admin', { role: 'KING' }],
    [`${desk}/settings`, 'board', { name: '', managerEmail: 'nobody', peoplePerUnit: '0' }],
    [`${desk}/units/add`, 'board', { step: 'preview', ranges: '1-6000' }],
    [`${desk}/units/${of.unit.id}`, 'board', { change: 'save', label: '', floor: 'third' }],
    ['/manage/new', 'admin', { 'translation.description': 'Maison', language: 'en' }],
    [opening, 'admin', { press: 'open' }],
    [`${opening}/board`, 'admin', { name: '', email: 'nobody', role: 'KING' }],
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
