import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MailChoice,
  MailLetter,
  NeighbourBlock,
  NeighbourLetter,
  Report,
  SuppressedAddress,
  User,
} from '#db/entities/index.ts';
import { confirmAddressOf } from '#app/features/accounts/login/address/address-changes.server.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { linkIn, startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

type Person = { id: string } | null;

const send = async (path: string, person: Person, form?: Record<string, string>) =>
  app.send(path, {
    as: person ? await app.signIn(person) : undefined,
    ...(form ? { form } : {}),
  });

const read = async (path: string, person: Person) => (await send(path, person)).text();

/** A listing of a resident whose address is confirmed, and a neighbour who may write. */
async function makePlace() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  people.resident.isAuthenticated = true;
  people.neighbour.isAuthenticated = true;
  const listing = makeListing(em, people.resident, people.community, {
    title: 'Oak table',
    contactEmail: null,
  });
  await em.flush();
  return { em, listing, path: `/listings/${listing.id}/write`, ...people };
}

const words = 'Is the table still there?\nI could fetch it on Sunday.';
const lettersOf = (id: string) => app.em().count(NeighbourLetter, { sender: id });

describe('a letter to a neighbour (rules 29.1)', () => {
  it('is for people of the community, about what is open and not their own', async () => {
    const place = await makePlace();
    const { em, community, resident, neighbour, outsider, admin, listing, path } = place;
    const sold = makeListing(em, resident, community, { status: 'SOLD' });
    const hidden = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const refusals: [string, Person, number][] = [
      [path, null, 401],
      [path, resident, 403],
      [path, outsider, 403],
      [path, admin, 403],
      [`/listings/${sold.id}/write`, neighbour, 403],
      [`/listings/${hidden.id}/write`, neighbour, 404],
      [`/activities/${listing.id}/write`, neighbour, 404],
      ['/listings/none/write', neighbour, 404],
    ];
    for (const [at, person, status] of refusals) {
      expect((await send(at, person)).status, at).toBe(status);
      expect((await send(at, person, { words })).status, at).toBe(status);
    }
    for (const person of [null, resident, outsider]) {
      expect(await read(`/listings/${listing.id}`, person)).not.toContain(path);
    }
    expect(await read(`/listings/${listing.id}`, neighbour)).toContain(path);
    expect(await em.fork().count(NeighbourLetter, { community: community.id })).toBe(0);
  });

  it('goes through us: the receiver reads who wrote and can answer, and gives no address away', async () => {
    const { resident, neighbour, listing, path } = await makePlace();
    const page = await read(path, neighbour);
    for (const shown of [
      neighbour.email,
      'Nadia Neighbour',
      'Rita Resident',
      '5 messages an hour',
    ]) {
      expect(page, shown).toContain(shown);
    }
    expect(page).not.toContain(resident.email);
    expect(page, 'scripts').not.toContain('<script type="module"');
    for (const wrong of ['Too short', ' '.repeat(20), 'x'.repeat(2001)]) {
      const refused = await send(path, neighbour, { words: wrong });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(wrong.trim());
    }
    const sent = await send(path, neighbour, { words: words.replace('\n', '\r\n') });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/listings/${listing.id}`]);
    await app.runDueJobs();
    const [letter] = post.to(resident.email);
    expect(letter?.replyTo).toEqual([{ name: 'Nadia Neighbour', address: neighbour.email }]);
    expect(letter?.from?.address).toBe('post@link.example');
    expect(letter?.subject).toBe('Nadia Neighbour wrote to you about “Oak table”');
    expect(letter?.text).toContain('> Is the table still there?\n> I could fetch it on Sunday.');
    expect(letter?.html).toContain('Is the table still there?');
    expect(letter?.text).toContain(`/listings/${listing.id}`);
    expect(post.to(neighbour.email)).toEqual([]);
    expect(await read(`/listings/${listing.id}`, neighbour)).not.toContain(resident.email);
  });

  it('says that an address is not seen only where the post does not show it', async () => {
    const { em, community, resident, neighbour, path } = await makePlace();
    const shown = makeListing(em, resident, community, { contactEmail: resident.email });
    await em.flush();
    const open = `/listings/${shown.id}/write`;
    const unseen = 'You won’t see this neighbour’s email address unless they reply.';
    expect(await read(path, neighbour)).toContain(unseen);
    expect(await read(open, neighbour)).not.toContain(unseen);
    await send(path, neighbour, { words });
    await send(open, neighbour, { words });
    await app.runDueJobs();
    const texts = post.to(resident.email).map(({ text = '' }) => text);
    expect(texts.map((text) => text.includes('won’t see your email address')).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('goes once, however often the same words are sent, also twice at once', async () => {
    const { resident, neighbour, path } = await makePlace();
    const as = await app.signIn(neighbour);
    const twice = await Promise.all([1, 2].map(() => app.send(path, { as, form: { words } })));
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect((await send(path, neighbour, { words: `  ${words}\r\n` })).status).toBe(303);
    expect(await lettersOf(neighbour.id)).toBe(1);
    await app.runDueJobs();
    expect(post.to(resident.email)).toHaveLength(1);
    expect((await send(path, neighbour, { words: `${words} Or Monday.` })).status).toBe(303);
    expect(await lettersOf(neighbour.id)).toBe(2);
  });

  it('is limited to five an hour and twenty a day', async () => {
    const { em, neighbour, path } = await makePlace();
    for (let n = 0; n < 5; n++) {
      expect((await send(path, neighbour, { words: `Letter number ${n}` })).status).toBe(303);
    }
    const sixth = await send(path, neighbour, { words: 'Letter number six' });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(3500);
    const page = await sixth.text();
    expect(page).toContain('You can send the next one in 60 minutes');
    expect(page).toContain('Letter number six');
    expect((await send(path, neighbour, { words: 'Letter number 1' })).status, 'sent before').toBe(
      303,
    );
    const age = (hours: number) =>
      em.execute(
        `update neighbour_letters set created_at = created_at - make_interval(hours => ?) where sender_id = ?`,
        [hours, neighbour.id],
      );
    for (let round = 0; round < 3; round++) {
      await age(2);
      for (let n = 0; n < 5; n++) {
        const form = { words: `Letter number ${n} of round ${round}` };
        expect((await send(path, neighbour, form)).status).toBe(303);
      }
    }
    await age(2);
    const tooMany = await send(path, neighbour, { words: 'Letter twenty-one' });
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get('Retry-After'))).toBeGreaterThan(15 * 3600);
    await age(17);
    expect((await send(path, neighbour, { words: 'Letter twenty-one' })).status).toBe(303);
  });

  it('needs a confirmed address to send one, and says why none would arrive', async () => {
    const { em, resident, neighbour, path } = await makePlace();
    const change = (id: string, given: Partial<User>) => em.nativeUpdate(User, { id }, given);
    await change(neighbour.id, { isAuthenticated: false });
    expect(await read(path, neighbour)).toContain('Confirm your email address first');
    const refused = await send(path, neighbour, { words });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('I could fetch it on Sunday.');
    await change(neighbour.id, { isAuthenticated: true });

    const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const expectNone = async (why: string) => {
      const page = main(await read(path, neighbour));
      expect(page).toContain(why);
      expect(page).not.toContain('<textarea');
      expect((await send(path, neighbour, { words })).status).toBe(409);
    };
    const choice = { user: resident.id, topic: 'NEIGHBOURS', frequency: 'NEVER' } as const;
    await em.insert(MailChoice, { ...choice, updatedAt: new Date() });
    await expectNone('doesn’t accept messages from neighbours');
    await em.nativeDelete(MailChoice, { user: resident.id });
    await em.insert(SuppressedAddress, {
      ...{ address: resident.email, reason: 'BOUNCED', createdAt: new Date() },
    });
    await expectNone('a message from here wouldn’t arrive');
    await em.nativeDelete(SuppressedAddress, { address: resident.email });
    expect(await lettersOf(neighbour.id)).toBe(0);
    expect((await send(path, neighbour, { words })).status).toBe(303);
  });

  it('waits for an address that is not confirmed, says so to both, and arrives with it', async () => {
    const { em, resident, neighbour, listing, path } = await makePlace();
    await em.nativeUpdate(User, { id: resident.id }, { isAuthenticated: false });
    const listingPage = `/listings/${listing.id}`;
    expect(await read(listingPage, neighbour)).toContain(path);
    const strip = `messages reach you once you confirm ${resident.email}`;
    for (const own of [listingPage, '/account/posts', `${listingPage}/edit`]) {
      expect(await read(own, resident), own).toContain(strip);
    }
    expect(await read(path, neighbour)).toContain('They’ll get your message once they do');
    const sent = await send(path, neighbour, { words });
    expect(sent.status).toBe(303);
    const second = { words: 'And the chairs?\nI could take all four.' };
    expect(await read(listingPage, resident)).toContain('1 neighbour’s message is on hold for you');
    expect((await send(path, neighbour, second)).status).toBe(303);
    expect(await read(listingPage, resident)).toContain('2 messages from neighbours are on hold');
    await app.runDueJobs();
    expect(post.to(resident.email)).toEqual([]);
    const person = { id: resident.id, email: resident.email };
    await app.em().transactional((tx) => confirmAddressOf(tx, person));
    expect(await read(listingPage, resident)).not.toContain('on hold');
    await app.runDueJobs();
    const arrived = post.to(resident.email);
    expect(arrived).toHaveLength(2);
    expect(arrived[0]?.replyTo?.[0]?.address).toBe(neighbour.email);
  });

  it('never arrives from somebody who was blocked until the address was confirmed', async () => {
    const { em, resident, neighbour, path } = await makePlace();
    await em.nativeUpdate(User, { id: resident.id }, { isAuthenticated: false });
    await send(path, neighbour, { words });
    await em.insert(NeighbourBlock, {
      ...{ person: resident.id, blocked: neighbour.id, createdAt: new Date() },
    });
    const person = { id: resident.id, email: resident.email };
    await app.em().transactional((tx) => confirmAddressOf(tx, person));
    await app.runDueJobs();
    expect(post.to(resident.email)).toEqual([]);
  });

  it('can be about an activity, in the language of whoever gets it', async () => {
    const { em, community, resident, neighbour } = await makePlace();
    const walk = makeActivity(em, resident, community, { title: 'Marche au canal' });
    await em.flush();
    await em.nativeUpdate(User, { id: resident.id }, { language: 'fr' });
    const path = `/activities/${walk.id}/write`;
    expect(await read(`/activities/${walk.id}`, neighbour)).toContain(path);
    expect((await send(path, neighbour, { words })).status).toBe(303);
    await app.runDueJobs();
    const [letter] = post.to(resident.email);
    expect(letter?.subject).toBe('Nadia Neighbour vous écrit au sujet de « Marche au canal »');
  });
});

/** A letter that came, with the path of its page. */
async function receivedLetter() {
  const place = await makePlace();
  await send(place.path, place.neighbour, { words });
  await app.runDueJobs();
  const [letter] = post.to(place.resident.email);
  return { ...place, page: linkIn(letter, '/letters/') };
}

const blocksOf = (id: string) => app.em().count(NeighbourBlock, { person: id });

describe('a letter that came (rules 29.2)', () => {
  it('has a link to block its sender, who learns nothing, and a list to take that back', async () => {
    const { em, resident, neighbour, path, page } = await receivedLetter();
    const opened = await read(page, null);
    expect(opened).toContain('A message from Nadia Neighbour');
    expect(opened, 'the words').not.toContain('fetch it on Sunday');
    expect(await blocksOf(resident.id), 'opening it blocks nobody').toBe(0);
    for (const time of [1, 2]) {
      const blocked = await send(page, null, { intent: 'block' });
      expect([blocked.status, time]).toEqual([303, time]);
      expect(await blocksOf(resident.id)).toBe(1);
    }
    const answer = await send(path, neighbour, { words: 'Are you still there?' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path.slice(0, -6)]);
    expect(await lettersOf(neighbour.id)).toBe(2);
    await app.runDueJobs();
    expect(post.to(resident.email)).toHaveLength(1);
    expect(await read(path, neighbour)).toContain('<textarea');

    const list = '/account/blocked';
    expect((await send(list, null)).status).toBe(401);
    expect((await send(list, null, { id: neighbour.id })).status).toBe(401);
    expect(await read(list, resident)).toContain('Nadia Neighbour');
    expect(await read(list, neighbour)).toContain('You haven’t blocked anyone');
    await send(list, neighbour, { id: neighbour.id });
    expect(await blocksOf(resident.id), 'nobody else takes it back').toBe(1);
    expect((await send(list, resident, { id: neighbour.id })).status).toBe(303);
    expect(await blocksOf(resident.id)).toBe(0);
    await send(path, neighbour, { words: 'And now, are you there?' });
    await app.runDueJobs();
    expect(post.to(resident.email)).toHaveLength(2);
    expect(await em.fork().count(MailLetter, { user: resident.id })).toBe(2);
  });

  it('opens with its own link only', async () => {
    const { page, neighbour, resident } = await receivedLetter();
    const other = await receivedLetter();
    const [id = ''] = page.replace('/letters/', '').split('.');
    const [, signature = ''] = other.page.replace('/letters/', '').split('.');
    for (const wrong of [`/letters/${id}`, `/letters/${id}.${signature}`, '/letters/none']) {
      expect((await send(wrong, null)).status, wrong).toBe(404);
      expect((await send(wrong, resident, { intent: 'block' })).status, wrong).toBe(404);
      expect((await send(`${wrong}/report`, neighbour)).status, wrong).toBe(404);
    }
    expect((await send(page, resident, { intent: 'none' })).status).toBe(400);
    expect(await blocksOf(resident.id)).toBe(0);
  });

  it('can be reported by whoever got it, and only then do moderators read it', async () => {
    const { em, community, resident, neighbour, board, manager, page } = await receivedLetter();
    const at = `${page}/report`;
    const form = { reasonCode: 'SCAM', words: 'He wants gift cards.' };
    for (const [person, status] of [
      [null, 401],
      [neighbour, 404],
      [board, 404],
    ] as const) {
      expect((await send(at, person)).status).toBe(status);
      expect((await send(at, person, form)).status).toBe(status);
    }
    expect(await read('/moderation/reports', board)).not.toContain('fetch it on Sunday');
    expect(await read(at, resident)).toContain(
      'Only the people who review your report will see this message',
    );
    const sent = await send(at, resident, form);
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/account/reports']);
    expect((await send(at, resident, form)).status).toBe(409);
    const queue = await read('/moderation/reports', board);
    for (const shown of ['Message', 'Nadia Neighbour', 'fetch it on Sunday', 'gift cards']) {
      expect(queue, shown).toContain(shown);
    }
    for (const shown of [queue, await read('/moderation/log', board)]) {
      expect(shown).not.toContain('Rita Resident');
      expect(shown).not.toContain(resident.id);
    }
    expect(await read('/moderation/log', board)).toContain('Nadia Neighbour');
    const { id, subjectId } = await em.fork().findOneOrFail(Report, { reporter: resident.id });
    const decision = { subjectType: 'LETTER', id: subjectId, communityId: community.id };
    const remove = { ...decision, verdict: 'REMOVE', reasonCode: 'OTHER', reason: 'Gone' };
    expect((await send('/moderation/reports', board, remove)).status).toBe(400);
    const upheld = { ...decision, verdict: 'UPHOLD', agreeing: 'We spoke with them.' };
    expect((await send('/moderation/reports', manager, upheld)).status).toBe(303);
    expect(await em.fork().findOneOrFail(Report, { id })).toMatchObject({ state: 'UPHELD' });
    expect(await read('/account/reports', resident)).toContain('We spoke with them.');
    for (const shown of ['/moderation/log', '/moderation/log.csv'])
      expect(await read(shown, manager)).toContain('Action taken on the report');
  });

  it('is deleted after 90 days, with what was sent of it', async () => {
    const { em, resident, neighbour, path, page } = await receivedLetter();
    await send(path, neighbour, { words: 'This one is from today.' });
    await app.runDueJobs();
    const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    await em.nativeUpdate(NeighbourLetter, { words }, { createdAt: old });
    await em.nativeUpdate(MailLetter, { user: resident.id, params: { words } }, { createdAt: old });
    await app.runDueJobs('sweep-letters');
    expect(await lettersOf(neighbour.id)).toBe(1);
    expect(await em.fork().count(MailLetter, { user: resident.id })).toBe(1);
    expect((await send(page, null)).status).toBe(404);
    expect((await send(`${page}/report`, resident)).status).toBe(404);
  });
});
