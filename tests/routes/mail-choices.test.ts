import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailChoice } from '#db/entities/index.ts';
import {
  makeBooking,
  makeCommunity,
  makeMembership,
  makePlace,
  makeUser,
} from '#db/factories/index.ts';
import { unsubscribeToken } from '#app/features/mail/choices/unsubscribe.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

async function person() {
  const em = app.em();
  const user = makeUser(em);
  await em.flush();
  return { ...user, as: await app.signIn(user) };
}

const choicesOf = async (id: string) =>
  Object.fromEntries(
    (await app.em().find(MailChoice, { user: id })).map(({ topic, frequency }) => [
      topic,
      frequency,
    ]),
  );

const page = '/account/notifications';
const elsewhere = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };

it.each([true, false])(
  'a booking promises an email only to a confirmed address: %s',
  async (is) => {
    const em = app.em();
    const community = makeCommunity(em, { takesBookings: true });
    const user = makeUser(em, { isAuthenticated: is });
    makeMembership(em, user, community);
    const place = makePlace(em, community);
    const startsAt = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
    const endsAt = new Date(startsAt.getTime() + 60 * 60 * 1000);
    const waits = { state: 'WAITING', seat: null, ticket: 1 } as const;
    const booking = makeBooking(em, place, user, { ...waits, startsAt, endsAt });
    await em.flush();
    const path = `/communities/${community.slug}/bookings/${place.id}/${booking.id}`;
    const html = await (await app.send(path, { as: await app.signIn(user) })).text();
    expect(html).toContain('You’re number');
    expect(html.includes('We’ll email you if the time becomes yours.')).toBe(is);
    expect(html.includes('Emails reach you once you confirm your email address.')).toBe(!is);
  },
);

describe('what comes by mail (rules 23.5)', () => {
  it('is chosen by topic, and only as the page offers it', async () => {
    const { id, as } = await person();
    expect((await app.send(page)).status).toBe(401);
    expect((await app.send(page, { form: { NOTICES: 'NEVER' } })).status).toBe(401);
    const html = await (await app.send(page, { as })).text();
    expect(html).toContain('Notices from your building');
    expect(html, 'not for who moderates nothing').not.toContain('Posts and requests to review');
    const row = (topic: string) =>
      html.split('role="radiogroup"').find((part) => part.includes(`name="${topic}"`)) ?? '';
    const offered = (topic: string) =>
      [...row(topic).matchAll(/<input type="radio"[^>]*>/g)].map(
        ([input]) =>
          (/ value="(\w+)"/.exec(input)?.[1] ?? '') + (input.includes(' checked') ? ' chosen' : ''),
      );
    expect(offered('NOTICES')).toEqual(['NOW chosen', 'DAILY', 'WEEKLY', 'NEVER']);
    expect(offered('DIGEST')).toEqual(['DAILY', 'WEEKLY chosen', 'NEVER']);
    expect(offered('NEIGHBOURS')).toEqual(['NOW chosen', 'NEVER']);
    expect(row('NOTICES')).toContain('aria-labelledby="NOTICES-title"');
    const form = { NOTICES: 'WEEKLY', DIGEST: 'NEVER', MODERATION: 'DAILY' };
    expect((await app.send(page, { as, form })).status).toBe(303);
    expect(await choicesOf(id)).toEqual({ NOTICES: 'WEEKLY', DIGEST: 'NEVER' });
    await app.send(page, { as, form: { NOTICES: 'DAILY' } });
    expect(await choicesOf(id)).toEqual({ NOTICES: 'DAILY', DIGEST: 'NEVER' });
    const wrong = { DIGEST: 'NOW', MODERATION: 'NOW', NEIGHBOURS: 'DAILY', NOTICES: 'HOURLY' };
    for (const [topic, frequency] of Object.entries(wrong)) {
      const refused = await app.send(page, { as, form: { [topic]: frequency } });
      expect(refused.status, topic).toBe(400);
    }
    expect(await choicesOf(id)).toEqual({ NOTICES: 'DAILY', DIGEST: 'NEVER' });
  });

  it('is stopped from another machine with one post, and not by opening the link', async () => {
    const { id } = await person();
    const path = `/unsubscribe/${unsubscribeToken(id, 'NOTICES')}`;
    const opened = await app.send(path);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('Notices from your building');
    expect(await choicesOf(id)).toEqual({});
    for (const time of [1, 2]) {
      const stopped = await app.send(path, {
        form: { 'List-Unsubscribe': 'One-Click' },
        headers: elsewhere,
      });
      expect([stopped.status, time]).toEqual([200, time]);
      expect(await choicesOf(id)).toEqual({ NOTICES: 'NEVER' });
    }
  });

  it('stops nothing for a token that is not ours, and never letters about the account', async () => {
    const [one, other] = [await person(), await person()];
    const token = unsubscribeToken(one.id, 'NOTICES');
    const [, , signature = ''] = token.split('.');
    const forged = [
      `${other.id}.NOTICES.${signature}`,
      `${one.id}.DIGEST.${signature}`,
      unsubscribeToken(one.id, 'ACCOUNT'),
      token.slice(0, -1),
      'none',
    ];
    for (const wrong of forged) {
      expect((await app.send(`/unsubscribe/${wrong}`)).status, wrong).toBe(404);
      const sent = await app.send(`/unsubscribe/${wrong}`, { form: {}, headers: elsewhere });
      expect([403, 404], wrong).toContain(sent.status);
    }
    expect(await choicesOf(one.id)).toEqual({});
    expect(await choicesOf(other.id)).toEqual({});
  });

  it('opens the origin gate for nothing else', async () => {
    const { as } = await person();
    for (const path of ['/unsubscribe/a/b', '/account/notifications', '/login', '/unsubscribe']) {
      const sent = await app.send(path, { as, form: { NOTICES: 'NEVER' }, headers: elsewhere });
      expect([403, 404, 405], path).toContain(sent.status);
    }
  });
});
