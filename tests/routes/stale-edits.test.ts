import { describe, expect, it } from 'vitest';
import { Listing } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('an edit of what changed in the meantime', () => {
  it('comes back with the difference and the new version, and goes through when sent again', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em, { requireModeration: false });
    const listing = makeListing(em, resident, community, { title: 'Lamp', price: 4500 });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/listings/${listing.id}/edit`;
    const shared = { description: listing.description, contactEmail: resident.email };
    const other = { ...shared, category: 'furniture', condition: 'GOOD' };
    const first = await app.send(path, {
      as,
      form: { ...other, title: 'Brass lamp', price: '40', version: '1' },
    });
    expect(first.status).toBe(303);

    const mine = { ...other, title: 'Tall lamp', price: '45', idempotencyKey: 'a-key' };
    const refused = await app.send(path, { as, form: { ...mine, version: '1' } });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(words(html)).toContain('Title Saved now Brass lamp Yours Tall lamp');
    expect(words(html)).toContain('Price Saved now $40.00 Yours $45.00');
    expect(words(html)).not.toContain('Condition Saved now');
    expect(fieldValue(html, 'title')).toBe('Tall lamp');
    expect(fieldValue(html, 'version')).toBe('2');
    const idempotencyKey = fieldValue(html, 'idempotencyKey');
    expect(idempotencyKey).not.toBe('a-key');

    const again = await app.send(path, { as, form: { ...mine, version: '2', idempotencyKey } });
    expect(again.status).toBe(303);
    const saved = await app.em().findOneOrFail(Listing, { id: listing.id });
    expect(saved).toMatchObject({ title: 'Tall lamp', price: 4500, version: 3 });
  });

  it('says so when only a decision was made and the text is the same', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { version: 2, tags: [], when: null });
    await em.flush();
    const { title, description } = activity;
    const response = await app.send(`/activities/${activity.id}/edit`, {
      as: await app.signIn(resident),
      form: { title, description, contactEmail: resident.email, version: '1' },
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('What you typed is what is saved now.');
  });

  it.each([
    ['WITHDRAWN', 'Post it again on its page'],
    ['CANCELLED', 'Bring it back on its page'],
    ['REMOVED', 'A moderator took this activity down'],
  ] as const)('says what can be done about one that is %s', async (status, message) => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { status });
    await em.flush();
    const path = `/activities/${activity.id}/edit`;
    const response = await app.send(path, { as: await app.signIn(resident) });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain(message);
  });
});
