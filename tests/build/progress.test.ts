import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSuite } from '#tests/setup/run-suite.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const progress = JSON.stringify(resolve('tests/setup/progress.ts'));

/** A folder in which a runner finds its packages, these files, and the reporter of progress. */
function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Runs a command in a folder, and returns whether it ended well and what its log has. */
async function run(folder: string, command: string[]) {
  const log = join(folder, 'all.log');
  const inFolder = ['env', '-C', folder, ...command];
  const ok = await runSuite({ name: 'suite', unit: 'files', command: inFolder, log });
  return { ok, log: readFileSync(log, 'utf8') };
}

const odd = (runner: string) => `
  import { expect, test } from '${runner}';
  test('holds', () => expect(1).toBe(1));
  test('does not hold', () => expect('first\\nsecond').toBe('other'));`;

describe('a suite that runs', () => {
  it('names what failed in vitest, with the first lines of the error, and logs the rest', async () => {
    const folder = folderWith({
      'vitest.config.ts': `
        import { vitestProgress } from ${progress};
        export default { test: { reporters: ['default', vitestProgress] } };`,
      'odd.test.ts': odd('vitest'),
      'broken.test.ts': `import { beforeAll, describe, it } from 'vitest';
        describe('a group', () => {
          beforeAll(() => { throw new Error('no world') });
          it('is never run', () => {});
        });`,
    });

    const { ok, log } = await run(folder, ['vitest', 'run']);

    expect(ok).toBe(false);
    const text = said.join('\n');
    expect(text).toMatch(/^suite FAILED: odd\.test\.ts does not hold\n {4}expected 'first/m);
    expect(text).toMatch(/^suite FAILED: broken\.test\.ts a group\n {4}no world$/m);
    expect(text).not.toContain('holds');
    expect(log).toContain('odd.test.ts');
    expect(log).toMatch(/1 passed/);
  });

  it('names what failed in Playwright', async () => {
    const folder = folderWith({
      'playwright.config.ts': `export default {
        reporter: [['line'], [${progress}]], projects: [{ name: 'scripts on' }] };`,
      'odd.spec.ts': odd('@playwright/test'),
    });

    const { ok, log } = await run(folder, ['playwright', 'test', '--workers', '1']);

    expect(ok).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^suite FAILED: odd\.spec\.ts \[scripts on\] does not hold\n {4}Error: expect\(/,
    );
    expect(log).toContain('1 passed');
  });

  it('says once a minute how far it is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = folderWith({
      'slow.mjs': `
        import { existsSync, writeSync } from 'node:fs';
        const tell = (what) => writeSync(3, JSON.stringify(what) + '\\n');
        tell({ of: 12 });
        tell({ passed: 1 });
        tell({ done: 1 });
        tell({ failed: { name: 'b', error: 'no' } });
        const clock = setInterval(() => existsSync('enough') && clearInterval(clock), 20);`,
    });

    const running = run(folder, ['node', 'slow.mjs']);
    await vi.waitFor(() => expect(said).toEqual(['suite FAILED: b\n    no']));
    vi.advanceTimersByTime(120_000);
    writeFileSync(join(folder, 'enough'), '');

    expect((await running).ok).toBe(true);
    expect(said.slice(1)).toEqual([
      'suite, 1 min: 1 of 12 files, 1 passed, 1 failed',
      'suite, 2 min: 1 of 12 files, 1 passed, 1 failed',
    ]);
    vi.useRealTimers();
  });
});
