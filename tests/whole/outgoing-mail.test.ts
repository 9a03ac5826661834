import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { MailLetter, SuppressedAddress } from '#db/entities/index.ts';
import { testLetter } from '#app/features/mail/outgoing/commands.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
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

const queue = (address: string, event: string, language: 'en' | 'fr' = 'en') =>
  app.em().transactional((tx) =>
    queueLetters(tx, testLetter, [
      {
        to: { userId: null, address, language },
        event,
        communityId: null,
        params: { sentAt: '2026-11-22T15:00:00.000Z' },
      },
    ]),
  );

const stateOf = async (address: string) =>
  (await app.em().find(MailLetter, { address })).map(({ state, tries }) => ({ state, tries }));

describe('outgoing mail', () => {
  it('sends a letter once, with both parts and prepared headers', async () => {
    await queue('ada@mail.example', 'test:1', 'fr');
    await queue('ada@mail.example', 'test:1', 'fr');
    await app.runDueJobs();
    const [letter, ...others] = post.to('ada@mail.example');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ subject: 'Courriel d’essai de The Local Link' });
    expect(letter?.html).toContain('<html lang="fr-CA">');
    expect(letter?.text).toContain('http://localhost:3000/admin/mail');
    expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(letter?.raw).toMatch(/^Content-Language: fr-CA\r$/m);
    expect(letter?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@link\.example>\r$/m);
    expect(letter?.bytes).toBeLessThan(40_000);
    expect(await stateOf('ada@mail.example')).toEqual([{ state: 'SENT', tries: 1 }]);
  });

  it('forgets after 30 days what a letter said, and never that it went', async () => {
    await queue('old@mail.example', 'test:old');
    await app.runDueJobs();
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await app.em().nativeUpdate(MailLetter, { address: 'old@mail.example' }, { createdAt: old });
    await queue('new@mail.example', 'test:new');
    await app.runDueJobs('sweep-letters');
    const [letter] = await app.em().find(MailLetter, { address: 'old@mail.example' });
    expect(letter).toMatchObject({ params: {}, state: 'SENT' });
    const [newer] = await app.em().find(MailLetter, { address: 'new@mail.example' });
    expect(newer?.params).toHaveProperty('sentAt');
    await queue('old@mail.example', 'test:old');
    await app.runDueJobs();
    expect(post.to('old@mail.example')).toHaveLength(1);
  });

  it('does not send what was rolled back', async () => {
    await expect(
      app.em().transactional(async (tx) => {
        await queueLetters(tx, testLetter, [
          {
            to: { userId: null, address: 'nobody@mail.example', language: 'en' },
            event: 'test:2',
            communityId: null,
            params: { sentAt: '2026-11-22T15:00:00.000Z' },
          },
        ]);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    await app.runDueJobs();
    expect(post.to('nobody@mail.example')).toEqual([]);
    expect(await stateOf('nobody@mail.example')).toEqual([]);
  });

  it('sends nothing more to an address that nobody reads', async () => {
    post.refuse('gone@mail.example', 550, '5.1.1 No such user');
    await queue('gone@mail.example', 'test:3');
    await app.runDueJobs();
    expect(await stateOf('gone@mail.example')).toEqual([{ state: 'BOUNCED', tries: 1 }]);
    const [suppressed] = await app.em().find(SuppressedAddress, { address: 'gone@mail.example' });
    expect(suppressed).toMatchObject({ reason: 'BOUNCED' });
    await queue('gone@mail.example', 'test:4');
    await app.runDueJobs();
    expect((await stateOf('gone@mail.example')).map(({ state }) => state).sort()).toEqual([
      'BOUNCED',
      'SUPPRESSED',
    ]);
  });

  it('tries again later what was refused for now, and gives up after a day', async () => {
    post.refuse('full@mail.example', 452, '4.2.2 Mailbox full');
    await queue('full@mail.example', 'test:5');
    await app.runDueJobs();
    expect(await stateOf('full@mail.example')).toEqual([{ state: 'QUEUED', tries: 1 }]);
    await app.runDueJobs('send-due-mail');
    expect(await stateOf('full@mail.example')).toEqual([{ state: 'QUEUED', tries: 1 }]);
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await app
      .em()
      .nativeUpdate(
        MailLetter,
        { address: 'full@mail.example' },
        { nextTryAt: dayAgo, createdAt: dayAgo },
      );
    await app.runDueJobs('send-due-mail');
    expect(await stateOf('full@mail.example')).toEqual([{ state: 'FAILED', tries: 2 }]);
  });
});
