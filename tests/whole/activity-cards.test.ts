import { expect, it, vi } from 'vitest';
import { makeActivity, makeAttendee } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function openTab(community: { slug: string }, who: { id: string }, language = 'en') {
  const path = `/communities/${community.slug}?tab=activities`;
  const headers = { 'Accept-Language': language };
  return (await app.send(path, { as: await app.signIn(who), headers })).text();
}

const card = (html: string, title: string) =>
  html.split(/<\/?article/).find((part) => part.includes(`>${title}</a>`)) ?? '';

it('an activity of a hub says who goes and has one thing to do, for those who can (rules 6.3)', async () => {
  const em = app.em();
  const { community, resident, neighbour, manager, admin } = await makeNeighbourhood(em);
  const when = new Date(Date.now() + 60 * 60 * 1000);
  const make = (title: string, given = {}) =>
    makeActivity(em, neighbour, community, { title, when, ...given });
  const soup = make('Soup');
  const film = make('Film', { capacity: 1 });
  const walk = make('Walk');
  makeActivity(em, resident, community, { title: 'Chess', when });
  makeAttendee(em, film, manager);
  makeAttendee(em, walk, resident);
  await em.flush();

  const open = (who: { id: string }) => openTab(community, who);
  const page = await open(resident);
  expect(card(page, 'Soup')).toMatch(/action="\/activities\/[^"]+"[^]*aria-label="Join “Soup”"/);
  expect(card(page, 'Film')).toContain('aria-label="Join the waiting list for “Film”"');
  expect(card(page, 'Film')).toContain('MM');
  expect(card(page, 'Walk')).toContain('You’re going');
  expect(card(page, 'Chess')).toContain('You’re organizing');
  expect(card(page, 'Chess')).toContain('No one yet');
  for (const title of ['Walk', 'Chess']) expect(card(page, title)).not.toContain('<form');

  makeAttendee(em, film, resident, { ticket: 1 });
  await em.flush();
  expect(card(await open(resident), 'Film')).toContain('You’re on the waiting list');
  // On the home page too.
  const home = await app.send('/', { as: await app.signIn(resident) });
  expect(await home.text()).toMatch(/You’re (on the waiting list|going|organizing)/);

  const asAdmin = await open(admin);
  expect(card(asAdmin, 'Soup')).toContain(`/activities/${soup.id}`);
  expect(card(asAdmin, 'Soup')).not.toContain('<form');
});

it('a card has the weekday beside its day, and two tags at most (rules 6.3)', async () => {
  const em = app.em();
  const { community, resident, neighbour } = await makeNeighbourhood(em);
  const make = (title: string, given: object) =>
    makeActivity(em, neighbour, community, { title, ...given });
  make('Soup', {
    when: new Date('2027-01-17T15:30:00Z'),
    place: 'Lounge',
    tags: ['Food', 'Families', 'Free'],
  });
  make('Next year', { when: new Date('2099-02-03T23:00:00Z') });
  make('Chess', { when: null });
  await em.flush();
  vi.setSystemTime('2027-01-10T17:00:00Z');
  try {
    const page = await openTab(community, resident);
    expect(card(page, 'Soup')).toContain('>Sunday, 10:30\u00a0AM</time>');
    expect(card(page, 'Soup')).toMatch(/Lounge.*>Food · Families</s);
    expect(card(page, 'Soup')).toContain('Be the first to join');
    expect(card(page, 'Next year')).toContain(
      '>Tuesday, February\u00a03, 2099, 6:00\u00a0PM</time>',
    );
    expect(card(page, 'Chess')).toContain('Date to be decided');
    const french = await openTab(community, resident, 'fr');
    expect(card(french, 'Soup')).toContain('>Dimanche à 10\u00a0h\u00a030</time>');
  } finally {
    vi.useRealTimers();
  }
});

it('a list that is mostly in the other language says so once; another one marks cards (rules 6.3)', async () => {
  const em = app.em();
  const { community, resident, neighbour } = await makeNeighbourhood(em);
  const make = (title: string, language: 'en' | 'fr') =>
    makeActivity(em, neighbour, community, { title, language, when: null });
  for (const title of ['Soup', 'Film', 'Walk']) make(title, 'en');
  make('Échecs', 'fr');
  await em.flush();
  const french = await openTab(community, resident, 'fr');
  expect(french).toContain('La plupart des publications sont en anglais');
  expect(french).not.toContain('>En anglais<');
  const english = await openTab(community, resident);
  expect(english).not.toContain('Most posts here are in');
  expect(card(english, 'Échecs')).toContain('>In French<');
  expect(card(english, 'Soup')).not.toContain('>In French<');
});
