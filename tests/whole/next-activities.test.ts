import { expect, it } from 'vitest';
import { makeActivity, makeAttendee } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

it('shows a cancelled activity to those on its list until it would have been over (rules 27.3)', async () => {
  const em = app.em();
  const { community, resident, neighbour, board } = await makeNeighbourhood(em);
  const cancelled = { status: 'CANCELLED' } as const;
  const swim = makeActivity(em, neighbour, community, {
    ...cancelled,
    ...{ title: 'A swim', when: inHours(2) },
  });
  const past = { ...cancelled, title: 'An old swim', when: inHours(-5), endsAt: inHours(-1) };
  makeAttendee(em, swim, resident);
  makeAttendee(em, makeActivity(em, neighbour, community, past), resident);
  await em.flush();
  const hub = `/communities/${community.slug}`;
  for (const path of ['/', hub]) {
    const read = async (person: { id: string }) =>
      (await app.send(path, { as: await app.signIn(person) })).text();
    const own = await read(resident);
    expect(own, path).toContain('A swim');
    expect(own, path).toContain('Cancelled');
    expect(own, path).not.toMatch(/You’re going|An old swim/);
    expect(await read(board), path).not.toContain('A swim');
  }
  const tab = await app.send(`${hub}?tab=activities`, { as: await app.signIn(resident) });
  expect(await tab.text()).not.toContain('A swim');
});

it('says of an activity that has begun that it is on, and lets people join until its end', async () => {
  const em = app.em();
  const { community, resident, neighbour } = await makeNeighbourhood(em);
  const on = { title: 'A long walk', when: inHours(-1), endsAt: inHours(1) };
  const walk = makeActivity(em, neighbour, community, on);
  await em.flush();
  const as = await app.signIn(resident);
  const hub = `/communities/${community.slug}`;
  const page = `/activities/${walk.id}`;
  for (const path of ['/', hub, `${hub}?tab=activities`, page]) {
    expect(await (await app.send(path, { as })).text(), path).toContain('On now');
  }
  expect(await (await app.send(page, { as })).text()).toContain('value="join"');
  walk.endsAt = inHours(-0.5);
  await em.flush();
  for (const path of ['/', hub, `${hub}?tab=activities`, page]) {
    const html = await (await app.send(path, { as })).text();
    expect(html, path).not.toContain('On now');
    expect(html, path).not.toContain('value="join"');
  }
});
