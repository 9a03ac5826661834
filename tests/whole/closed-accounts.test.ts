import { beforeAll, expect, it } from 'vitest';
import { User, UserCommunity } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import { seedDemo } from '#db/seed.ts';
import { demoAccounts } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { env } from '#app/lib/env.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { weighPages } from '#tests/setup/walk-pages.ts';

const app = testApp();

beforeAll(async () => {
  await seedDemo(app.em(), {
    filesDir: env().dataDir,
    hashPassword: () => Promise.resolve('nobody logs in with it'),
  });
  // Everybody but those who look around has closed their account, as the log has it too.
  const kept = demoAccounts.map(({ email }) => email);
  const others = { email: { $nin: kept } };
  await app.em().nativeUpdate(User, others, { name: formerName });
  const ended = { state: 'ENDED', endedAt: new Date(), canModerate: false } as const;
  await app.em().nativeUpdate(UserCommunity, { user: others }, ended);
  await app.em().execute(
    `update moderation_events set snapshot = snapshot || jsonb_build_object('title', ?::text)
     where subject_type in ('ROLE', 'MEMBERSHIP')`,
    [formerName],
  );
});

const frenchHalf = formerName.split(' / ').at(-1) ?? '';

it.each(languages)(
  'a closed account is named in the reader’s language alone, in %s',
  async (language) => {
    const board = demoAccounts.find(({ key }) => key === 'board');
    const as = await app.signIn(await app.em().findOneOrFail(User, { email: board?.email }));
    const raw: string[] = [];
    let named = 0;
    const pages = await weighPages(async (path) => {
      const reply = await app.send(path, { as, headers: { 'Accept-Language': language } });
      const shown = (await reply.clone().text()).replace(/<script[\s\S]*?<\/script>/g, '');
      // In English, the second half alone is wrong too.
      const at = shown.indexOf(language === 'en' ? frenchHalf : formerName);
      if (at >= 0) raw.push(`${path}: ${shown.slice(Math.max(0, at - 80), at + 40)}`);
      if (shown.includes(translate(language, 'accounts.former'))) named += 1;
      return reply;
    }, 2);
    expect(pages.length).toBeGreaterThan(50);
    expect(named).toBeGreaterThan(5);
    expect(raw).toEqual([]);
  },
);
