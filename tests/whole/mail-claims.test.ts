import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { MailLetter, SuppressedAddress } from '#db/entities/index.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { testLetter } from '#app/features/mail/outgoing/commands.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { sendDueLetters } from '#app/features/mail/outbox/send-letters.server.ts';
import { env } from '#app/lib/env.server.ts';
import {
  startAnsweringServer,
  type AnsweringServer,
  type Answers,
} from '#tests/setup/answering-mail-server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp({ smtpUrl: 'smtp://127.0.0.1:9' });

let server: AnsweringServer | undefined;
const use = async (answers: Answers = {}): Promise<AnsweringServer> => {
  server = await startAnsweringServer(answers);
  Object.assign(env(), { smtpUrl: server.url });
  return server;
};
afterEach(async () => {
  await server?.close();
  await app.em().nativeDelete(MailLetter, {});
  await app.em().nativeDelete(SuppressedAddress, {});
});

const ten = Array.from({ length: 10 }, (_, index) => `person${index}@mail.example`);
const queue = () =>
  app.em().transactional((tx) =>
    queueLetters(
      tx,
      testLetter,
      ten.map((address) => ({
        to: { userId: null, address, language: 'en' as const },
        event: `claims:${randomUUID()}`,
        communityId: null,
        params: { sentAt: '2026-11-25T15:00:00.000Z' },
      })),
    ),
  );
/** Another process that sends what is due, until nothing is, by one connection. */
const sendAll = (signal = new AbortController().signal) =>
  sendDueLetters(app.em(), letterKinds, signal, () => 1);

describe('claims of emails (rules 23.1)', () => {
  it('are made just before each email: no other process sends it as well', async () => {
    const post = await use();
    await queue();
    let firsts = 0;
    post.onMessage = async () => {
      if (firsts++ > 0) return;
      // The server is slow, and another process takes the other nine.
      await sendAll();
    };
    await sendAll();
    expect([...post.taken].sort()).toEqual(ten);
    const letters = await app.em().find(MailLetter, {});
    expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['SENT']));
  });

  it('last while a slow server takes its time over one email', async () => {
    const post = await use();
    await queue();
    const left: number[] = [];
    post.onMessage = async (address) => {
      const { claimedUntil } = await app.em().findOneOrFail(MailLetter, { address });
      left.push((claimedUntil?.getTime() ?? 0) - Date.now());
      // Half of its time passes for all of them.
      await app.em()
        .execute(`update mail_letters set claimed_until = claimed_until - interval '1 minute'
        where state = 'QUEUED'`);
    };
    await sendAll();
    expect(left).toHaveLength(10);
    // As long as all its steps may take (transport.server.ts).
    expect(Math.min(...left)).toBeGreaterThan(5 * 60_000);
  });

  it('leave what another process has sent meanwhile as it is, also when this one is refused', async () => {
    const post = await use({ message: '451 4.3.0 Try later' });
    await queue();
    post.onMessage = async (address) => {
      await app
        .em()
        .nativeUpdate(MailLetter, { address }, { state: 'SENT', settledAt: new Date() });
    };
    await sendAll();
    const letters = await app.em().find(MailLetter, {});
    expect(letters.map(({ state, lastError }) => `${state} ${lastError}`)).toEqual(
      ten.map(() => 'SENT null'),
    );
  });

  it('notice an address that was suppressed after they were made', async () => {
    const post = await use();
    await queue();
    let isFirst = true;
    post.onMessage = async (recipient) => {
      if (!isFirst) return;
      isFirst = false;
      const createdAt = new Date();
      const rest = ten.filter((address) => address !== recipient);
      const reason = 'COMPLAINT' as const;
      const rows = rest.map((address) => ({ address, reason, detail: null, createdAt }));
      await app.em().insertMany(SuppressedAddress, rows);
    };
    await sendAll();
    expect(post.taken).toHaveLength(1);
    expect(await app.em().count(MailLetter, { state: 'SUPPRESSED' })).toBe(9);
  });

  it('are not made by a process that has to end: others send what is left', async () => {
    const post = await use();
    await queue();
    const ending = new AbortController();
    post.onMessage = () => {
      ending.abort();
      return Promise.resolve();
    };
    await sendAll(ending.signal);
    const letters = await app.em().find(MailLetter, { state: 'QUEUED' });
    expect(letters.map(({ tries, claimedUntil }) => [tries, claimedUntil])).toEqual(
      Array.from({ length: 9 }, () => [0, null]),
    );
    await sendAll();
    expect([...post.taken].sort()).toEqual(ten);
  });
});
