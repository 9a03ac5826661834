import { describe, expect, it } from 'vitest';
import { Activity, Listing } from '#db/entities/index.ts';
import { makeActivity, makeAttendee } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { readIcs } from '#tests/setup/ics.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const turning = /[\u202a-\u202e\u2066-\u2069]/;

describe('signs that turn the text around them (rules 5)', () => {
  it('are dropped from titles, texts, places and tags, by form and by call', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const words = {
      title: 'So\u202efa\u2066 05',
      description: '\u202bBlue\u202d chair\nwith \u2068arms\u200f',
    };
    const called = await app.send('/api/listings', {
      as,
      json: { ...words, communityId: community.id, price: 4500 },
    });
    expect(called.status).toBe(201);
    const sent = await app.send(`/communities/${community.slug}/activities/new`, {
      as,
      form: { ...words, place: 'Room\u202e 5', tags: 'mu\u2067sic, te\u202ba' },
    });
    expect(sent.status).toBe(303);
    const em = app.em();
    const kept = { title: 'Sofa 05', description: 'Blue chair\nwith arms\u200f' };
    expect(await em.findOneOrFail(Listing, { author: resident.id })).toMatchObject(kept);
    expect(await em.findOneOrFail(Activity, { author: resident.id })).toMatchObject({
      ...kept,
      place: 'Room 5',
      tags: ['music', 'tea'],
    });
  });

  it('and letters from right to left leave the words of an email and a calendar in their places', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    neighbour.isAuthenticated = true;
    const title = 'ערב שירה';
    const activity = makeActivity(em, resident, community, { title, place: 'חדר' });
    makeAttendee(em, activity, neighbour);
    await em.flush();
    const file = await app.send(`/activities/${activity.id}.ics`, {
      as: await app.signIn(neighbour),
    });
    const [entry] = readIcs(await file.text()).events;
    expect(entry?.LOCATION).toContain(`\u2068חדר\u2069, ${community.name}`);
    // A title that was kept before such signs were dropped.
    await em.nativeUpdate(Activity, { id: activity.id }, { title: `${title}\u202e` });
    const cancelled = await app.send(`/api/activities/${activity.id}`, {
      method: 'PATCH',
      as: await app.signIn(resident),
      json: { status: 'CANCELLED' },
    });
    expect(cancelled.status).toBe(200);
    await app.runDueJobs();
    const [letter] = await lettersTo(app.em(), neighbour);
    const { subject, text } = written(letter);
    expect(subject).toContain(`\u2068${title}\u2069`);
    for (const said of [subject, text]) {
      expect(said.replaceAll(`\u2068${title}\u2069`, '')).not.toMatch(turning);
    }
  });
});
