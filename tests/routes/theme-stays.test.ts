import { expect, it } from 'vitest';
import { testApp } from '#tests/setup/app.ts';
import { pagesOf } from '#tests/setup/pages.ts';
import { everyone, makeTown, personOf } from '#tests/setup/town.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const dataDir = temporaryFolder();
const app = testApp({ dataDir });

const typed = /<textarea|<input(?![^>]*type="(?:hidden|checkbox|radio|submit)")/;

it('switching the theme without scripts leaves every page as it is that has a field to type in', async () => {
  const town = await makeTown({ em: app.em, env: { dataDir } });
  const signedIn = everyone.map(async (who) => {
    const person = personOf(town, who);
    return [who, person ? await app.signIn(person) : undefined] as const;
  });
  const cookies = Object.fromEntries(await Promise.all(signedIn));
  const lost: string[] = [];
  const kept: string[] = [];
  for (const { path, who, status } of pagesOf(town)) {
    if (status !== 200) continue;
    const html = await (await app.send(path, { as: cookies[who] })).text();
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const [form = ''] = /<form[^>]*action="\/theme"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form, path).not.toBe('');
    const stays = form.includes('name="stay"');
    if (typed.test(main) && !stays) lost.push(`${who} ${path}`);
    if (stays) kept.push(`${who} ${path}`);
  }
  expect(lost).toEqual([]);
  expect(kept).toContain(`board /listings/${town.ownPending.id}`);
  expect(kept).not.toContain(`visitor /listings/${town.published.id}`);
  expect(kept).not.toContain('visitor /');
});
