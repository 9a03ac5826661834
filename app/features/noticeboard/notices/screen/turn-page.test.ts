import { describe, expect, it } from 'vitest';
import { turnPage } from './turn-page.ts';

/** Runs the script on a display whose network gives `answers` in turn; after them, it is away. */
async function display(answers: { status: number; next?: string; styles?: string }[]) {
  const shown: string[] = [];
  const waits: number[] = [];
  const loaded: string[] = [];
  const asked: string[] = [];
  let due: (() => Promise<void>) | null = null;
  const page = (next: string | undefined, styles = 'a.css') => ({
    title: next,
    documentElement: { lang: 'en-CA' },
    querySelectorAll: () => [{ href: styles }],
    body: {
      dataset: { next, seconds: '20' },
      replaceWith(body: unknown) {
        document.body = body as typeof document.body;
        shown.push(document.body.dataset.next ?? '');
      },
    },
  });
  const document = page('/screen/x?n=1');
  const names = ['document', 'fetch', 'setTimeout', 'location', 'DOMParser'];
  const parts: unknown[] = [
    document,
    (path: string) => {
      asked.push(path);
      const answer = answers.shift();
      if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve({ status: answer.status, text: () => Promise.resolve(answer) });
    },
    (run: () => Promise<void>, ms: number) => {
      waits.push(ms / 1000);
      due = run;
    },
    { replace: (path: string) => loaded.push(path) },
    class {
      parseFromString = ({ next, styles }: { next?: string; styles?: string }) =>
        page(next, styles);
    },
  ];

  new Function(...names, turnPage)(...parts);
  const tick = async () => {
    const run = due;
    due = null;
    await run?.();
  };
  return { answers, shown, waits, loaded, asked, tick };
}

describe('Rules 26.5: a screen goes on by itself', () => {
  it('shows the next page in place, without loading another', async () => {
    const screen = await display([{ status: 200, next: '/screen/x?n=2' }]);
    await screen.tick();
    expect(screen).toMatchObject({ shown: ['/screen/x?n=2'], loaded: [], waits: [20, 20] });
  });

  it('keeps its page for an hour without network and while the site is away, and then goes on', async () => {
    const screen = await display([]);
    for (let tries = 0; tries < 120; tries++) await screen.tick();
    expect(screen.shown).toEqual([]);
    expect(screen.loaded).toEqual([]);
    screen.answers.push({ status: 503 }, { status: 200, next: '/screen/x?n=2' });
    await screen.tick();
    expect(screen.shown).toEqual([]);
    await screen.tick();
    expect(screen.shown).toEqual(['/screen/x?n=2']);
    expect(screen.waits.slice(1, -1).every((seconds) => seconds === 30)).toBe(true);
    expect(screen.waits.at(-1)).toBe(20);
  });

  it('loads what is no screen any more, and a page with new styles', async () => {
    const off = await display([{ status: 404 }]);
    await off.tick();
    expect(off.loaded).toEqual(['/screen/x?n=1']);
    const updated = await display([{ status: 200, next: '/screen/x?n=2', styles: 'b.css' }]);
    await updated.tick();
    expect(updated).toMatchObject({ loaded: ['/screen/x?n=1'], shown: [] });
  });
});
