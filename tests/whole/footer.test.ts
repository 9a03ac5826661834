import { afterEach, expect, it, vi } from 'vitest';
import { makeCommunity } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { eventually } from '#tests/setup/eventually.ts';

const app = testApp();
const minuteMs = 60_000;

afterEach(() => vi.useRealTimers());

const footer = async (): Promise<string> => {
  const html = await (await app.send('/help')).text();
  return html.slice(html.indexOf('<footer'), html.indexOf('</footer'));
};

/** Lets the minute pass; the page that comes then has the list before. */
async function later(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs + 1000 });
  await footer();
}

it('names the open communities of this installation, six at most, without a query a page (rules 6.1)', async () => {
  const none = await footer();
  expect(none).not.toMatch(/href="\/communities/);
  expect(none).not.toContain('Communities');
  expect(none).toContain('Resources');

  const em = app.em();
  const openedOn = (day: number) => new Date(Date.UTC(2020, 0, day));
  makeCommunity(em, { name: 'Zinnia House', openedAt: openedOn(1), slug: 'zinnia-house' });
  makeCommunity(em, { name: 'Not Yet Open', openedAt: null });
  for (let n = 2; n <= 8; n++) makeCommunity(em, { name: `Aster ${n}`, openedAt: openedOn(n) });
  await em.flush();
  expect(await footer()).toBe(none);
  await later();
  const html = await eventually(async () => {
    const text = await footer();
    expect(text).toContain('href="/communities/zinnia-house"');
    return text;
  });
  const names = [...html.matchAll(/<bdi>([^<]+)<\/bdi>/g)].map(([, name]) => name);
  expect(names).toEqual(['Aster 2', 'Aster 3', 'Aster 4', 'Aster 5', 'Aster 6', 'Zinnia House']);

  const before = app.queryCount();
  for (let n = 0; n < 5; n++) await footer();
  expect(app.queryCount()).toBe(before);
});
