import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MailLetter, SuppressedAddress, type User } from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { testLetter } from '#app/features/mail/outgoing/commands.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { env } from '#app/lib/env.server.ts';
import {
  startAnsweringServer,
  type AnsweringServer,
  type Answers,
} from '#tests/setup/answering-mail-server.ts';
import { testApp } from '#tests/setup/app.ts';

const settings: { smtpUrl?: string } = { smtpUrl: 'smtp://127.0.0.1:9' };
const app = testApp(settings);

let server: AnsweringServer | undefined;
const use = async (answers: Answers = {}): Promise<AnsweringServer> => {
  await server?.close();
  server = await startAnsweringServer(answers);
  Object.assign(env(), { smtpUrl: server.url });
  return server;
};
afterEach(async () => {
  await server?.close();
  server = undefined;
  await app.em().nativeDelete(MailLetter, {});
  await app.em().nativeDelete(SuppressedAddress, {});
});

let person: User;
let admin = '';
let resident = '';
beforeAll(async () => {
  const em = app.em();
  person = makeUser(em, { email: 'person@mail.example', language: 'en' });
  const ada = makeUser(em, { role: 'ADMIN', email: 'ada@mail.example', language: 'en' });
  await em.flush();
  admin = await app.signIn(ada);
  resident = await app.signIn(person);
});

/** Emails to addresses; with a `userId`, about that account. */
const queue = (addresses: readonly string[], userId: string | null = null) =>
  app.em().transactional((tx) =>
    queueLetters(
      tx,
      testLetter,
      addresses.map((address) => ({
        to: { userId, address, language: 'en' as const },
        event: `settings:${randomUUID()}`,
        communityId: null,
        params: { sentAt: '2026-11-25T15:00:00.000Z' },
      })),
    ),
  );
const thirty = Array.from({ length: 30 }, (_, index) => `person${index}@mail.example`);
const states = async () => {
  const letters = await app.em().find(MailLetter, {}, { orderBy: { address: 'asc' } });
  return [...new Set(letters.map(({ state, tries }) => `${state} ${tries}`))];
};
const suppressed = () => app.em().count(SuppressedAddress);
const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const read = async (path: string, as: string) => plain(await (await app.send(path, { as })).text());

describe('a wrong mail setting (rules 23.1)', () => {
  const refusals: [string, Answers, string][] = [
    ['login', { auth: '535 5.7.8 Authentication credentials invalid' }, 'LOGIN'],
    ['greeting', { greeting: '554 5.7.1 No service for you' }, 'GREETING'],
    ['sender', { mailFrom: '553 5.1.8 Sender address rejected: not yours' }, 'SENDER'],
    ['sender, as the mailbox', { mailFrom: '550 5.1.0 Unknown address' }, 'SENDER'],
    ['sender, at the recipient', { rcptTo: '553 5.1.8 Sender address rejected' }, 'SENDER'],
    ['policy', { rcptTo: '550 5.7.1 Relaying denied' }, 'POLICY'],
    ['policy without an enhanced code', { rcptTo: '550 relay not permitted' }, 'POLICY'],
    ['policy, after the email', { message: '554 5.7.1 Message refused as spam' }, 'POLICY'],
  ];

  it.each(refusals)('loses nothing and suppresses nobody: %s', async (_, answers, about) => {
    const { close, taken } = await use(answers);
    await queue(thirty);
    await app.runDueJobs();
    expect(taken).toEqual([]);
    expect(await states()).toEqual(['QUEUED 1']);
    expect(await suppressed()).toBe(0);
    const letters = await app.em().find(MailLetter, {});
    expect(new Set(letters.map(({ refusedAbout }) => refusedAbout))).toEqual(new Set([about]));
    await close();
    // The setting is put right, and a minute later all of them leave.
    const right = await use();
    await app.em().nativeUpdate(MailLetter, {}, { nextTryAt: new Date() });
    await app.runDueJobs('send-due-mail');
    expect([...right.taken].sort()).toEqual([...thirty].sort());
    expect(await states()).toEqual(['SENT 2']);
  });

  it('is tried for a day, and then the emails are given up', async () => {
    await use({ auth: '535 5.7.8 Authentication credentials invalid' });
    await queue(['late@mail.example']);
    await app.runDueJobs();
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await app.em().nativeUpdate(MailLetter, {}, { nextTryAt: dayAgo, createdAt: dayAgo });
    await app.runDueJobs('send-due-mail');
    expect(await states()).toEqual(['FAILED 2']);
  });

  it('warns at /admin/mail and on the pages of an ADMIN, until mail leaves again', async () => {
    await use({ auth: '535 5.7.8 Authentication credentials invalid' });
    await queue(thirty.slice(0, 3));
    await app.runDueJobs();
    const page = await read('/admin/mail', admin);
    expect(page).toContain('Our mail server won’t accept our login details');
    expect(page).toContain('535 5.7.8 Authentication credentials invalid');
    expect(page).toMatch(/3 emails/);
    for (const path of ['/', '/manage']) {
      expect(await read(path, admin), path).toContain('Emails aren’t going out');
    }
    expect(await read('/', resident)).not.toContain('Emails aren’t going out');
    expect(await read('/', '')).not.toContain('Emails aren’t going out');
    await use();
    const again = await app.send('/admin/mail', { as: admin, form: { intent: 'retry-refused' } });
    expect(again.status).toBe(303);
    await app.runDueJobs();
    expect(await states()).toEqual(['SENT 2']);
    expect(await read('/admin/mail', admin)).not.toContain('Our mail server won’t accept');
    expect(await read('/', admin)).not.toContain('Emails aren’t going out');
    const refused = { as: resident, form: { intent: 'retry-refused' } };
    expect((await app.send('/admin/mail', refused)).status).toBe(403);
  });
});

describe('emails that a setting stopped (rules 23.1)', () => {
  const stopped = async (state: 'QUEUED' | 'FAILED', values: object = {}) => {
    await app.em().nativeUpdate(
      MailLetter,
      {},
      {
        state,
        refusedAbout: 'LOGIN',
        settledAt: state === 'FAILED' ? new Date() : null,
        ...values,
      },
    );
  };
  const retryAll = () => app.send('/admin/mail', { as: admin, form: { intent: 'retry-refused' } });

  it('are tried again together, those that were given up too, after others have left', async () => {
    await queue(thirty.slice(0, 2));
    await stopped('FAILED');
    const { taken } = await use();
    await queue(['later@mail.example']);
    await app.runDueJobs();
    expect(taken).toEqual(['later@mail.example']);
    const page = await read('/admin/mail', admin);
    expect(page).not.toContain('Our mail server won’t accept');
    expect(page).toContain('Send the 2 emails that failed because of a setting');
    await retryAll();
    await app.runDueJobs();
    expect([...taken].sort()).toEqual(['later@mail.example', ...thirty.slice(0, 2)].sort());
    expect(await read('/admin/mail', admin)).not.toContain('that failed because of a setting');
  });

  it('are left alone a week later', async () => {
    await queue(thirty.slice(0, 1));
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await stopped('FAILED', { createdAt: eightDaysAgo });
    const { taken } = await use();
    expect(await read('/admin/mail', admin)).not.toContain('that failed because of a setting');
    await retryAll();
    await app.runDueJobs();
    expect(taken).toEqual([]);
  });

  it('leave with their digest, not each by itself', async () => {
    await queue(['digest@mail.example', 'part@mail.example']);
    const digest = await app.em().findOneOrFail(MailLetter, { address: 'digest@mail.example' });
    await stopped('QUEUED', { nextTryAt: new Date(Date.now() + 60 * 60 * 1000) });
    await app
      .em()
      .nativeUpdate(MailLetter, { address: 'part@mail.example' }, { digest: digest.id });
    const { taken } = await use();
    await retryAll();
    await app.runDueJobs();
    expect(taken).toEqual(['digest@mail.example']);
  });

  it('count as no trouble once an ADMIN gives them up', async () => {
    await use();
    await queue(['unwanted@mail.example']);
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
    await stopped('QUEUED', { nextTryAt: inAnHour });
    expect(await read('/admin/mail', admin)).toContain(
      'Our mail server won’t accept our login details',
    );
    const [letter] = await app.em().find(MailLetter, {});
    const form = { intent: 'give-up', letter: letter?.id ?? '' };
    expect((await app.send('/admin/mail', { as: admin, form })).status).toBe(303);
    const page = await read('/admin/mail', admin);
    expect(page).not.toContain('Our mail server won’t accept our login details');
    expect(page).not.toContain('that failed because of a setting');
    expect(await read('/', admin)).not.toContain('Emails aren’t going out');
  });
});

describe('who gets nothing more (rules 23.1)', () => {
  it.each([
    '550 5.1.1 User unknown',
    '553 5.1.2 No such domain',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '550 No such user here',
    '551 User not local',
    '553 unknown mailbox',
  ])('is an address that the server says nobody reads: %s', async (rcptTo) => {
    await use({ rcptTo: rcptTo.replace('550-', '550 ') });
    await queue(['gone@mail.example']);
    await app.runDueJobs();
    expect(await states()).toEqual(['BOUNCED 1']);
    expect(await suppressed()).toBe(1);
  });

  it.each([
    '550 5.2.1 Mailbox disabled for now',
    '552 5.2.2 Mailbox full',
    '552 Mailbox is full',
    '550 5.4.1 Recipient address rejected: Access denied',
    '550 Blocked, see 5.1.1 of our policy',
    '554 No such user',
  ])('is not one that is refused for another reason: %s', async (rcptTo) => {
    await use({ rcptTo });
    await queue(['here@mail.example']);
    await app.runDueJobs();
    expect(await states()).toEqual(['QUEUED 1']);
    expect(await suppressed()).toBe(0);
  });

  it.each(['BOUNCED', 'COMPLAINT', 'BY_HAND'] as const)(
    'gets what is about their own account all the same: %s',
    async (reason) => {
      const { taken } = await use();
      const address = person.email;
      const createdAt = new Date();
      await app.em().insert(SuppressedAddress, { address, reason, detail: null, createdAt });
      await queue([address]);
      await app.runDueJobs();
      expect(taken).toEqual([]);
      await queue([address], person.id);
      await app.runDueJobs();
      expect(taken).toEqual([address]);
    },
  );

  it('gets emails again once an ADMIN says so, wherever the address is in the list', async () => {
    const { taken } = await use();
    const createdAt = new Date(Date.now() - 60_000);
    await app.em().insertMany(
      SuppressedAddress,
      ['Old@mail.example'.toLowerCase(), ...thirty, ...thirty.map((one) => `x${one}`)].map(
        (address, index) => ({
          address,
          reason: 'BOUNCED' as const,
          detail: '550 5.1.1 User unknown',
          createdAt: new Date(createdAt.getTime() + index),
        }),
      ),
    );
    const page = await read('/admin/mail', admin);
    expect(page).not.toContain('old@mail.example');
    expect(page).toContain('550 5.1.1 User unknown');
    const lift = (email: string, as = admin) =>
      app.send('/admin/mail', { as, form: { intent: 'lift', email } });
    expect((await lift('old@mail.example', resident)).status).toBe(403);
    const unknown = await lift('never@mail.example');
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain('never@mail.example');
    expect((await lift(' Old@mail.example ')).status).toBe(303);
    await queue(['old@mail.example']);
    await app.runDueJobs();
    expect(taken).toEqual(['old@mail.example']);
  });
});
