import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailLetter, User, UserCommunity } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { linkIn, startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
let board = '';
let member = '';
let slug = '';
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);
beforeAll(async () => {
  const em = app.em();
  const community = makeCommunity(em, { name: 'Juniper Court', language: 'en' });
  const [bea, mila] = [makeUser(em, { role: 'BOARD' }), makeUser(em)];
  makeMembership(em, bea, community, { canModerate: true });
  makeMembership(em, mila, community);
  makeUser(em, { email: 'fred@mail.example', language: 'fr' });
  await em.flush();
  slug = community.slug;
  board = await app.signIn(bea);
  member = await app.signIn(mila);
});

const list = () => `/manage/${slug}/invitations`;

async function invite(name: string, email: string) {
  const form = { name, email, role: 'RESIDENT', condoUnit: '305', tenure: 'OWNER' };
  const made = await app.send(list(), { as: board, form });
  return made.headers.get('Location') ?? '';
}

const press = (path: string, intent: string, as: string | undefined = board) =>
  app.send(path, { as, form: { intent } });

describe('invitations by mail (rules 23.4)', () => {
  it.each([
    ['ines@mail.example', 'Juniper Court: your invitation to The Local Link', 'Until'],
    ['fred@mail.example', 'Juniper Court : votre invitation à The Local Link', 'Dernier jour'],
  ])(
    'go to %s with the link of the desk, in the language of its reader',
    async (email, subject) => {
      const path = await invite('Ines', email);
      expect((await press(path, 'mail', member)).status).toBe(403);
      expect((await press(path, 'mail', '')).status).not.toBe(303);
      expect((await press(path, 'mail')).status).toBe(303);
      expect(await (await app.send(path, { as: board })).text()).toContain('On its way');
      await app.runDueJobs();
      const [letter, ...others] = post.to(email);
      expect(others).toEqual([]);
      expect(letter?.subject?.replace(/\u00a0/g, ' ')).toBe(subject);
      expect(letter?.bytes).toBeLessThan(40_000);
      const link = linkIn(letter, '/invitation/');
      const desk = await (await app.send(path, { as: board })).text();
      const [shown = '', proof = ''] = link.split('.');
      expect(desk).toContain(shown);
      expect(proof, 'that the letter was read').toHaveLength(43);
      expect(desk, 'and only the letter has it').not.toContain(proof);
      expect(desk).toContain('Sent by email');
      const stored = JSON.stringify(await app.em().find(MailLetter, { address: email }));
      expect(stored).not.toContain(link.split('/').at(-1));
      expect(stored).not.toContain(proof);
      expect((await app.send(link)).status).toBe(200);
    },
  );

  describe('that somebody accepts', () => {
    const emailOf = () => `guest.${randomUUID().slice(0, 8)}@mail.example`;
    /** The link that a letter has, and the one that the desk shows. */
    async function mailed(email: string) {
      const path = await invite('Ada Guest', email);
      await press(path, 'mail');
      await app.runDueJobs();
      const link = linkIn(post.to(email)[0], '/invitation/');
      return { link, shown: link.split('.')[0] ?? '' };
    }
    const secretIn = (link: string) => link.split('/').at(-1) ?? '';
    const register = async (link: string, email: string) => {
      const { community } = await app
        .em()
        .findOneOrFail(UserCommunity, { inviteeName: 'Ada Guest' });
      const form = {
        ...{ name: 'Ada Guest', email, password: 'gr8-lantern-77', invitation: secretIn(link) },
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '305',
      };
      const answer = await app.send('/register', { form });
      expect(answer.status).toBe(303);
      await app.runDueJobs();
      const user = await app.em().findOneOrFail(User, { email });
      const asked = post
        .to(email)
        .filter(({ subject }) => subject === 'Confirm your email address');
      return { isConfirmed: user.isAuthenticated, asked: asked.length };
    };

    it('confirm the address that they came to, and no letter asks for it', async () => {
      const email = emailOf();
      const { link } = await mailed(email);
      expect(await register(link, email)).toEqual({ isConfirmed: true, asked: 0 });
    });

    it('confirm no other address, and none with the link that the desk shows', async () => {
      const [other, own] = [emailOf(), emailOf()];
      const passedOn = await mailed(own);
      expect(await register(passedOn.link, other)).toEqual({ isConfirmed: false, asked: 1 });
      const copied = await mailed(emailOf());
      const invited = emailOf();
      const { shown } = await mailed(invited);
      expect(await register(shown, invited)).toEqual({ isConfirmed: false, asked: 1 });
      const forged = `${copied.shown}.${'A'.repeat(43)}`;
      expect((await app.send(forged)).status, 'it opens all the same').toBe(200);
    });

    it('confirm the address of an account that is there already', async () => {
      const em = app.em();
      const user = makeUser(em, { email: emailOf() });
      await em.flush();
      const { link } = await mailed(user.email);
      const accepted = await app.send(link, { as: await app.signIn(user), form: {} });
      expect(accepted.status).toBe(303);
      expect((await app.em().findOneOrFail(User, { id: user.id })).isAuthenticated).toBe(true);
    });
  });

  it('are sent again with a new link, five times within a day at most', async () => {
    const path = await invite('Otto', 'otto@mail.example');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await press(path, 'mail')).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    await app.runDueJobs();
    const links = post.to('otto@mail.example').map((letter) => linkIn(letter, '/invitation/'));
    expect(new Set(links).size).toBe(5);
    const open: string[] = [];
    for (const link of links) if ((await app.send(link)).status === 200) open.push(link);
    expect(open, 'only the newest opens').toHaveLength(1);
  });

  it('go to a whole list at once, and not twice', async () => {
    const em = app.em();
    const { community } = await em.findOneOrFail(UserCommunity, { inviteeName: 'Otto' });
    for (let number = 0; number < 12; number += 1) {
      em.create(UserCommunity, {
        community,
        condoUnit: String(400 + number),
        state: 'INVITED',
        inviteeName: `Guest ${number}`,
        inviteeEmail: number < 10 ? `guest-${number}@mail.example` : null,
      });
    }
    await em.flush();
    expect(await (await app.send(list(), { as: board })).text()).toContain(
      'Send 10 invitations by email',
    );
    expect((await press(list(), 'mail-all', member)).status).toBe(403);
    expect((await press(list(), 'mail-all')).status).toBe(303);
    await press(list(), 'mail-all');
    await app.runDueJobs();
    const guests = post.arrived.filter(({ recipient }) => recipient.startsWith('guest-'));
    expect(guests).toHaveLength(10);
    expect(new Set(guests.map((letter) => linkIn(letter, '/invitation/'))).size).toBe(10);
    expect(await (await app.send(list(), { as: board })).text()).not.toContain('by email</button>');
  });

  it('are offered to a list again when their emails were given up, not when they came back', async () => {
    const [gone, failed] = ['guest-0@mail.example', 'guest-1@mail.example'];
    const em = app.em();
    await em.nativeUpdate(MailLetter, { address: gone }, { state: 'BOUNCED' });
    await em.nativeUpdate(MailLetter, { address: failed }, { state: 'FAILED' });
    expect(await (await app.send(list(), { as: board })).text()).toContain(
      'Send 1 invitation by email',
    );
    await press(list(), 'mail-all');
    await app.runDueJobs();
    expect(post.to(gone)).toHaveLength(1);
    expect(post.to(failed)).toHaveLength(2);
    expect(await (await app.send(list(), { as: board })).text()).not.toContain('by email</button>');
  });

  it('say when the letter came back', async () => {
    post.refuse('gone@mail.example', 550, '5.1.1 No such user');
    const path = await invite('Gina', 'gone@mail.example');
    await press(path, 'mail');
    await app.runDueJobs();
    expect(await (await app.send(path, { as: board })).text()).toContain('came back');
  });
});
