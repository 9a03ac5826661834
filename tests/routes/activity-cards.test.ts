import { expect, it } from 'vitest';
import { makeActivity, makeAttendee } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

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

  const open = async (who: { id: string }) => {
    const path = `/communities/${community.slug}?tab=activities`;
    const headers = { 'Accept-Language': 'en' };
    return (await app.send(path, { as: await app.signIn(who), headers })).text();
  };
  const card = (html: string, title: string) =>
    html.split(/<\/?article/).find((part) => part.includes(`>${title}</a>`)) ?? '';

  const page = await open(resident);
  expect(card(page, 'Soup')).toMatch(/action="\/activities\/[^"]+"[^]*aria-label="Join “Soup”"/);
  expect(card(page, 'Film')).toContain('aria-label="Join the waiting list for “Film”"');
  expect(card(page, 'Film')).toContain('MM');
  expect(card(page, 'Walk')).toContain('You’re going');
  expect(card(page, 'Chess')).toContain('You’re the organizer');
  for (const title of ['Walk', 'Chess']) expect(card(page, title)).not.toContain('<form');

  makeAttendee(em, film, resident, { ticket: 1 });
  await em.flush();
  expect(card(await open(resident), 'Film')).toContain('You’re on the waiting list');
  // On the home page too.
  const home = await app.send('/', { as: await app.signIn(resident) });
  expect(await home.text()).toMatch(/You’re (on the waiting list|going|the organizer)/);

  const asAdmin = await open(admin);
  expect(card(asAdmin, 'Soup')).toContain(`/activities/${soup.id}`);
  expect(card(asAdmin, 'Soup')).not.toContain('<form');
});
