import { beforeAll, describe, expect, it } from 'vitest';
import { User } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import { seedDemo } from '#db/seed.ts';
import { demoAccounts } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { weighPages, weightOf } from '#tests/setup/walk-pages.ts';

// Each test opens hundreds of pages.

const app = testApp();
const kB = 1000;

beforeAll(() =>
  seedDemo(app.em(), {
    filesDir: env().dataDir,
    hashPassword: () => Promise.resolve('nobody logs in with it'),
  }),
);

/** Without TEST_EVERYTHING, whose pages have the most on them. */
const people = demoAccounts.filter(({ key }) => process.env.TEST_EVERYTHING || key === 'board');

/** The pages of the demo city that are over the limit, each in the language that is asked for. */
async function tooHeavy(as: string | undefined, language: string): Promise<string[]> {
  const headers = { 'Accept-Language': language };
  const pages = await weighPages((path) => app.send(path, { as, headers }), 1);
  expect(pages.length).toBeGreaterThan(20);
  return pages
    .filter((page) => weightOf(page) > 20 * kB)
    .map((page) => `${page.path}: ${(weightOf(page) / kB).toFixed(3)} kB`);
}

describe('Every page of the demo city is at most 20 kB of HTML and CSS, gzip', () => {
  it.each(languages)('for a visitor, in %s', async (language) => {
    expect(await tooHeavy(undefined, language)).toEqual([]);
  });

  it.each(people.map(({ key, email }) => [key, email]))('for the %s', async (_, email) => {
    const as = await app.signIn(await app.em().findOneOrFail(User, { email }));
    expect(await tooHeavy(as, 'fr')).toEqual([]);
  });
});
