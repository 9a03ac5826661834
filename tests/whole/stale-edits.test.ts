import { describe, expect, it } from 'vitest';
import { Listing, UserCommunity } from '#db/entities/index.ts';
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
    expect(words(html)).toContain('Title Saved version Brass lamp Your version Tall lamp');
    expect(words(html)).toContain('Price Saved version $40 Your version $45 ');
    expect(words(html)).not.toContain('Condition Saved version');
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
    expect(await response.text()).toContain('Your text is the same as the saved version');
  });

  it.each([
    ['WITHDRAWN', 'To change it, first post it again from its page'],
    ['CANCELLED', 'To change it, first bring it back from its page'],
    ['REMOVED', 'A moderator removed this activity'],
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

describe('an edit of what can no longer be edited', () => {
  const typed = { title: 'Words I typed', description: 'Line one\nLine two' };

  async function openForm(kind: 'listings' | 'activities') {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const make = kind === 'listings' ? makeListing : makeActivity;
    const post = make(em, people.resident, people.community);
    await em.flush();
    const path = `/${kind}/${post.id}`;
    const decide = async (status: string, person: { id: string } = people.resident) => {
      const as = await app.signIn(person);
      const response = await app.send(`/api${path}`, { method: 'PATCH', json: { status }, as });
      expect(response.status).toBe(200);
    };
    const send = async (
      form: Record<string, string> = {},
      person: { id: string } = people.resident,
    ) => {
      const as = await app.signIn(person);
      return app.send(`${path}/edit`, { as, form: { ...typed, version: '1', ...form } });
    };
    return { ...people, post, path, decide, send };
  }

  const keepsWords = (html: string) => {
    expect(fieldValue(html, 'title')).toBe(typed.title);
    expect(html).toMatch(/<textarea[^>]*>Line one\nLine two<\/textarea>/);
    expect(html).toContain('What you typed is still in the form below.');
  };

  it.each([
    [
      'listings',
      'WITHDRAWN',
      'You withdrew this listing. To change it, first post it again from its page',
    ],
    [
      'listings',
      'SOLD',
      'You marked this listing as sold. To change it, first bring it back from its page',
    ],
    ['listings', 'REMOVED', 'A moderator removed this listing'],
    [
      'activities',
      'WITHDRAWN',
      'You withdrew this activity. To change it, first post it again from its page',
    ],
    [
      'activities',
      'CANCELLED',
      'You cancelled this activity. To change it, first bring it back from its page',
    ],
    ['activities', 'REMOVED', 'A moderator removed this activity'],
  ] as const)('keeps the words and leads to one of %s that is %s', async (kind, status, said) => {
    const { path, decide, send, board } = await openForm(kind);
    await decide(status, status === 'REMOVED' ? board : undefined);
    const response = await send();
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain(said);
    expect(html).toContain(`href="${path}"`);
    keepsWords(html);
    // A form with errors of its own, too.
    const incomplete = await send({ title: '' });
    expect(incomplete.status).toBeGreaterThanOrEqual(400);
    expect(await incomplete.text()).toMatch(/<textarea[^>]*>Line one\nLine two</);
  });

  it('goes through once its author has posted it again', async () => {
    const { path, decide, send, post } = await openForm('listings');
    await decide('WITHDRAWN');
    expect((await send()).status).toBe(409);
    await decide('PENDING');
    const stale = await send();
    expect(stale.status).toBe(409);
    const version = fieldValue(await stale.text(), 'version');
    const saved = await send({ version });
    expect(saved.headers.get('Location')).toBe(path);
    const now = await app.em().findOneOrFail(Listing, { id: post.id });
    expect(now).toMatchObject({ title: typed.title, status: 'PENDING' });
  });

  it('keeps the words of an author who left, and of anybody else', async () => {
    const { community, resident, path, decide, send, neighbour, outsider, post } =
      await openForm('listings');
    const others = await send({}, neighbour);
    expect(others.status).toBe(403);
    const html = await others.text();
    expect(html).toContain('Only the person who posted this listing can change it.');
    expect(html).toContain(`href="${path}"`);
    keepsWords(html);

    await decide('WITHDRAWN');
    const hidden = await send({}, outsider);
    expect(hidden.status).toBe(404);
    const unseen = await hidden.text();
    expect(unseen).toContain('Listing not found');
    expect(unseen).toContain(`href="/users/${outsider.id}"`);
    expect(unseen).not.toContain(post.title);
    keepsWords(unseen);

    const em = app.em();
    await em.nativeDelete(UserCommunity, { user: resident.id, community: community.id });
    const left = await send();
    expect(left.status).toBe(403);
    const own = await left.text();
    expect(own).toContain('You’re no longer a member of this community');
    expect(own).toContain(`href="${path}"`);
    keepsWords(own);
  });

  it('leads to the post from the page that refuses to open the form', async () => {
    const { path, decide, resident } = await openForm('activities');
    await decide('CANCELLED');
    const page = await app.send(`${path}/edit`, { as: await app.signIn(resident) });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain(`href="${path}"`);
  });
});
