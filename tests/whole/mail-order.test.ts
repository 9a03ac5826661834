import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MailLetter } from '#db/entities/index.ts';
import { mailUrgencies, type MailUrgency } from '#db/enums.ts';
import { defineLetter, type LetterKinds } from '#app/features/mail/outbox/letter.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { sendDueLetters } from '#app/features/mail/outbox/send-letters.server.ts';
import { connectionsAtOnce } from '#app/features/mail/transport/transport.server.ts';
import { noticeLetter } from '#app/features/noticeboard/notices/emails/notice.server.ts';
import { env } from '#app/lib/env.server.ts';
import {
  startAnsweringServer,
  type AnsweringServer,
  type Answers,
} from '#tests/setup/answering-mail-server.ts';
import { testApp } from '#tests/setup/app.ts';
import { letterSamples } from '#tests/setup/letter-samples.ts';
import { written } from '#tests/setup/letters.ts';

const app = testApp({ smtpUrl: 'smtp://127.0.0.1:9' });
const answers: Answers = {};
let post: AnsweringServer;

beforeEach(async () => {
  post = await startAnsweringServer(answers);
  Object.assign(env(), { smtpUrl: post.url });
});
afterEach(async () => {
  await post.close();
  await app.em().nativeDelete(MailLetter, {});
});

const plain = defineLetter({
  kind: 'PLAIN',
  topic: 'ACCOUNT',
  urgency: ({ urgency }) => urgency,
  heldFor: 'anybody',
  params: z.object({ urgency: z.enum(mailUrgencies) }),
  write: () => ({ subject: 'Hello', preview: '', blocks: [], because: '' }),
});
const kinds = { PLAIN: plain } as unknown as LetterKinds;

const queue = (urgency: MailUrgency, addresses: string[]) =>
  app.em().transactional((tx) =>
    queueLetters(
      tx,
      plain,
      addresses.map((address) => ({
        to: { userId: null, address, language: 'en' as const },
        event: `order:${randomUUID()}`,
        communityId: null,
        params: { urgency },
      })),
    ),
  );
const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@mail.example`);
const sendAll = (atOnce?: () => number) =>
  sendDueLetters(app.em(), kinds, new AbortController().signal, atOnce);
/** Does something while the first email is in hand. */
const duringFirst = (work: () => Promise<void>) => {
  let isFirst = true;
  post.onMessage = async () => {
    if (!isFirst) return;
    isFirst = false;
    await work();
  };
};

describe('the order of emails (rules 23.1)', () => {
  it('is by urgency: a more urgent one overtakes all but the one in hand', async () => {
    await queue('ORDINARY', addresses('notice', 3));
    duringFirst(async () => {
      for (const urgency of [...mailUrgencies].reverse())
        await queue(urgency, addresses(urgency.toLowerCase(), 2));
    });
    await sendAll(() => 1);
    expect(post.taken.slice(1).map((address) => address.replace(/\d.*/, ''))).toEqual([
      ...['emergency', 'emergency', 'account', 'account', 'awaited', 'awaited'],
      ...['notice', 'notice', 'ordinary', 'ordinary', 'digest', 'digest'],
    ]);
  });

  it('has twenty emergencies leave before the rest of a hundred notices', async () => {
    await queue('ORDINARY', addresses('notice', 100));
    let takenBefore = 0;
    duringFirst(async () => {
      await queue('EMERGENCY', addresses('emergency', 20));
      takenBefore = post.taken.length;
    });
    await sendAll();
    const from = post.taken.findIndex((address) => address.startsWith('emergency'));
    const after = post.taken.findIndex(
      (address, index) => index > from + 19 && address.startsWith('notice'),
    );
    // What is in hand on each connection goes on.
    expect(from).toBeLessThanOrEqual(takenBefore + connectionsAtOnce());
    const between = post.taken.slice(from, after).filter((one) => one.startsWith('notice'));
    expect(between.length).toBeLessThanOrEqual(connectionsAtOnce());
    expect(new Set(post.taken).size).toBe(120);
  });

  it('stays that in which they were queued, for emails to one address', async () => {
    await queue(
      'AWAITED',
      Array.from({ length: 6 }, () => 'one@mail.example'),
    );
    let inHand = 0;
    let most = 0;
    post.onMessage = async () => {
      most = Math.max(most, (inHand += 1));
      await new Promise((done) => setImmediate(done));
      inHand -= 1;
    };
    await sendAll();
    expect(post.taken).toHaveLength(6);
    expect(most).toBe(1);
  });

  it('puts emergencies before everything, and other notices behind what somebody waits for', async () => {
    const sample = noticeLetter.params.parse(letterSamples.NOTICE);
    await app.em().transactional((tx) =>
      queueLetters(
        tx,
        noticeLetter,
        (['EMERGENCY', 'INFORMATION'] as const).map((kind) => ({
          to: { userId: null, address: `${kind}@mail.example`, language: 'en' as const },
          event: `order:${randomUUID()}`,
          communityId: null,
          params: { ...sample, kind, phone: '613-555-0151' },
        })),
      ),
    );
    const rows = await app.em().find(MailLetter, {}, { orderBy: { urgency: 'asc' } });
    expect(rows.map(({ urgency }) => mailUrgencies[urgency])).toEqual(['EMERGENCY', 'ORDINARY']);
    // The emergency's own says what to do and whom to call, and nothing about itself.
    const [emergency, other] = rows.map((row) => written(row));
    expect(emergency?.html.indexOf('href="tel:6135550151"')).toBeGreaterThan(0);
    expect(emergency?.html.indexOf('tel:')).toBeLessThan(emergency?.html.indexOf('/notices/') ?? 0);
    expect(emergency?.text).toContain('Emergency: ');
    expect(emergency?.text).toContain('Call 613-555-0151');
    expect(emergency?.text).not.toContain('Published by');
    expect(other?.text).toContain('Published by');
    expect(other?.html).not.toContain('tel:');
  });
});

describe('a mail server that takes few connections (rules 23.1)', () => {
  it('gets one from then on, and every email once', async () => {
    Object.assign(answers, { mostConnections: 1, thinksMs: 20 });
    expect(connectionsAtOnce()).toBeGreaterThan(1);
    await queue('ORDINARY', addresses('person', 12));
    await sendAll();
    expect(connectionsAtOnce()).toBe(1);
    await app.em().nativeUpdate(MailLetter, { state: 'QUEUED' }, { nextTryAt: new Date() });
    const before = post.connections();
    await sendAll();
    expect(post.connections() - before).toBeLessThanOrEqual(1);
    expect([...post.taken].sort()).toEqual(addresses('person', 12).sort());
    expect(await app.em().count(MailLetter, { state: 'SENT' })).toBe(12);
  });
});
