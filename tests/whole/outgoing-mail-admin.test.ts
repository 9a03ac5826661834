import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailLetter, SuppressedAddress } from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { testLetter } from '#app/features/mail/outgoing/commands.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
let admin = '';
let resident = '';
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);
beforeAll(async () => {
  const em = app.em();
  const [ada, rob] = [
    makeUser(em, { role: 'ADMIN', email: 'ada@mail.example', language: 'en' }),
    makeUser(em),
  ];
  await em.flush();
  admin = await app.signIn(ada);
  resident = await app.signIn(rob);
});

const page = '/admin/mail';
const press = (form: Record<string, string>, as = admin) => app.send(page, { as, form });
const queue = (address: string) =>
  app.em().transactional((tx) =>
    queueLetters(tx, testLetter, [
      {
        to: { userId: null, address, language: 'en' },
        event: `for ${address}`,
        communityId: null,
        params: { sentAt: '2026-11-22T15:00:00.000Z' },
      },
    ]),
  );
const letterTo = (address: string) => app.em().findOneOrFail(MailLetter, { address });

describe('outgoing mail (rules 23.6)', () => {
  it('is for administrators only', async () => {
    expect((await app.send(page)).status).toBe(401);
    expect((await app.send(page, { as: resident })).status).toBe(403);
    expect((await press({ intent: 'test' }, resident)).status).toBe(403);
    const shown = await app.send(page, { as: admin });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toContain('no-store');
    expect(await shown.text()).toContain('_dmarc.link.example');
  });

  it('counts exactly what waits, and of the rest a thousand in each state', async () => {
    await app.em().transactional(async (tx) => {
      await tx.execute(
        `insert into mail_letters (id, kind, topic, address, language, params, event, state, tries, next_try_at, created_at)
         select gen_random_uuid(), 'TEST', 'ACCOUNT', 'many@mail.example', 'en', '{}', 'many ' || number,
           case when number <= 1001 then 'SENT' when number <= 2001 then 'FAILED' else 'QUEUED' end, 1, now(), now()
         from generate_series(1, 3003) as number`,
      );
    });
    const shown = (await (await app.send(page, { as: admin })).text()).replace(/<[^>]+>/g, ' ');
    expect(shown).toMatch(/Sent\s+More than 1,000\s/);
    expect(shown).toMatch(/Failed\s+1,?000\s/);
    expect(shown).toMatch(/Waiting to be sent\s+1002\s/);
    await app.em().nativeDelete(MailLetter, { address: 'many@mail.example' });
  });

  it('sends a test letter to whoever asks for it', async () => {
    expect((await press({ intent: 'test' })).status).toBe(303);
    await app.runDueJobs();
    expect(post.to('ada@mail.example')).toHaveLength(1);
  });

  it('tries a letter again, and gives one up', async () => {
    post.refuse('full@mail.example', 452, '4.2.2 Mailbox full');
    await queue('full@mail.example');
    await app.runDueJobs();
    const { id } = await letterTo('full@mail.example');
    const shown = await (await app.send(page, { as: admin })).text();
    expect(shown).toContain('full@mail.example');
    expect(shown).toContain('Mailbox full');
    await press({ intent: 'retry', letter: id });
    await app.runDueJobs();
    expect((await letterTo('full@mail.example')).tries).toBe(2);
    await press({ intent: 'give-up', letter: id });
    expect((await letterTo('full@mail.example')).state).toBe('FAILED');
    await press({ intent: 'retry', letter: id });
    expect((await letterTo('full@mail.example')).state).toBe('QUEUED');
    expect((await press({ intent: 'retry', letter: 'none' })).status).toBe(400);
    expect((await press({ intent: 'burn' })).status).toBe(400);
  });

  it('stops letters to an address by hand, and sends them again', async () => {
    expect((await press({ intent: 'suppress', email: 'no address' })).status).toBe(400);
    await press({ intent: 'suppress', email: 'Quiet@mail.example' });
    await queue('quiet@mail.example');
    await app.runDueJobs();
    expect((await letterTo('quiet@mail.example')).state).toBe('SUPPRESSED');
    await press({ intent: 'release', address: 'quiet@mail.example' });
    expect(await app.em().count(SuppressedAddress, { address: 'quiet@mail.example' })).toBe(0);
  });
});

describe('a report of letters that came back (rules 23.6)', () => {
  const shownIn = (html: string, id: string) =>
    new RegExp(`<input[^>]*id="${id}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
    new RegExp(`<input[^>]*value="([^"]*)"[^>]*id="${id}"`).exec(html)?.[1] ??
    '';

  it('stops letters to the address and marks the letter, with our signature only', async () => {
    await queue('bounces@mail.example');
    await app.runDueJobs();
    const letter = await letterTo('bounces@mail.example');
    expect(letter.state).toBe('SENT');
    const html = await (await app.send(page, { as: admin })).text();
    const path = new URL(shownIn(html, 'bounce-address')).pathname;
    const key = shownIn(html, 'bounce-key');
    const body = {
      events: [
        {
          address: 'Bounces@mail.example',
          reason: 'BOUNCED',
          messageId: `<${letter.id}@link.example>`,
        },
        { address: 'cross@mail.example', reason: 'COMPLAINT' },
      ],
    };
    const report = (to: string, json: object, signedWith: string | null) =>
      app.send(to, {
        json,
        headers: signedWith
          ? {
              'X-Signature': `sha256=${createHmac('sha256', signedWith).update(JSON.stringify(json)).digest('hex')}`,
            }
          : {},
      });
    expect((await report(path, body, null)).status).toBe(401);
    expect((await report(path, body, 'another key')).status).toBe(401);
    expect((await report('/api/mail/bounces/another', body, key)).status).toBe(404);
    expect((await report(path, { events: [] }, key)).status).toBe(400);
    expect((await letterTo('bounces@mail.example')).state).toBe('SENT');
    for (const time of [1, 2]) {
      const taken = await report(path, body, key);
      expect([taken.status, time]).toEqual([200, time]);
      expect(await taken.json()).toEqual({ taken: 2 });
    }
    expect((await letterTo('bounces@mail.example')).state).toBe('BOUNCED');
    const stopped = await app.em().find(SuppressedAddress, {}, { orderBy: { address: 'asc' } });
    expect(stopped.map(({ address, reason }) => [address, reason])).toEqual([
      ['bounces@mail.example', 'BOUNCED'],
      ['cross@mail.example', 'COMPLAINT'],
    ]);
  });
});
