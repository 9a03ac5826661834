import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#db/enums.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { letterSamples } from '#tests/setup/letter-samples.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

const linksIn = (text: string) =>
  [...new Set(text.match(/http:\/\/localhost:3000[^\s"<]*/g) ?? [])].sort();

it('has a sample of every kind of letter', () => {
  expect(Object.keys(letterSamples).sort()).toEqual(Object.keys(letterKinds).sort());
});

describe.each(languages)('every kind of letter in "%s" (rules 23.1)', (language) => {
  it.each(Object.keys(letterSamples))('%s is whole in both parts, and small', async (kind) => {
    const declared = letterKinds[kind];
    if (!declared) throw new Error(`there is no letter ${kind}`);
    const address = `${kind.toLowerCase()}.${language}@mail.example`;
    await app.em().transactional((tx) =>
      queueLetters(tx, declared, [
        {
          to: { userId: null, address, language },
          event: randomUUID(),
          communityId: null,
          params: letterSamples[kind] as never,
        },
      ]),
    );
    await app.runDueJobs();
    const [letter] = post.to(address);
    const { text = '', html = '', subject = '', bytes = 0, raw = '' } = letter ?? {};
    expect(subject.length, 'a subject of one line').toBeGreaterThan(5);
    expect(bytes).toBeLessThan(40_000);
    expect(linksIn(html.replaceAll('&amp;', '&'))).toEqual(linksIn(text));
    expect(`${subject}${text}`, 'no word without its message').not.toMatch(
      /\w+\.\w+\.\w+[^\w@/]*$/m,
    );
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(html).toContain(`<html lang="${language}-CA">`);
    expect(html).not.toMatch(/<(img|script|link|table)\b/);
    expect(raw).toMatch(new RegExp(`^Content-Language: ${language}-CA\\r$`, 'm'));
  });
});
