import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport } from '#tests/setup/reports.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const config = `
  export default {
    reporter: [['json', { outputFile: 'report.json' }]],
    projects: [{ name: 'scripts on' }, { name: 'scripts off' }],
  };`;

const spec = `
  import { expect, test } from '@playwright/test';
  test('fails in the second project', () => {
    expect(test.info().project.name).toBe('scripts on');
  });
  test.describe('a group', () => {
    test('fails in the first project', () => {
      expect(test.info().project.name).toBe('scripts off');
    });
    test('passes', () => {});
  });`;

/** Runs Playwright, without a browser, on specs that fail in one of two projects, and returns its report's path. */
function reportOfPlaywright(): string {
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'playwright.config.js'), config);
  writeFileSync(join(folder, 'odd.spec.js'), spec);
  spawnSync('playwright', ['test', '--workers', '1'], { cwd: folder });
  return join(folder, 'report.json');
}

describe('the reports of a run', () => {
  it('name every spec of the browser that failed, whichever of the projects it failed in', () => {
    const counts = readReport(reportOfPlaywright());

    expect(counts).toMatchObject({ passed: 4, failed: 2, failedFiles: ['odd.spec.js'] });
    expect(counts?.failures.map((name) => name.split(' (')[0])).toEqual([
      'odd.spec.js [scripts off] fails in the second project',
      'odd.spec.js [scripts on] fails in the first project',
    ]);
  });

  it('name what failed in vitest, and errors outside of tests', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'vitest.json');
    const failed = { fullName: 'a rule holds', status: 'failed', failureMessages: ['no\n  way'] };
    const file = { name: resolve('app/a.test.ts'), status: 'failed', assertionResults: [failed] };
    writeFileSync(
      path,
      JSON.stringify({ numPassedTests: 3, numFailedTests: 1, testResults: [file] }),
    );
    writeFileSync(
      join(folder, 'vitest-errors.json'),
      JSON.stringify([{ file: 'app/b.test.ts', message: 'late' }]),
    );

    expect(readReport(path)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['app/a.test.ts a rule holds (no way)', 'app/b.test.ts outside of a test: late'],
      failedFiles: ['app/a.test.ts', 'app/b.test.ts'],
    });
  });
});
