import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openRunFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const run = process.env.TEST_RUN_FOLDER ?? '';

it('every temporary folder of the tests is within the folder of the run', () => {
  expect(dirname(temporaryFolder())).toBe(run);
  const makers = globSync('tests/{setup,routes,e2e,jobs,process,drill,build}/*.ts').filter((path) =>
    readFileSync(path, 'utf8').includes('mkdtemp' + 'Sync('),
  );
  expect(makers).toEqual(['tests/setup/temporary-folder.ts']);
});

it('a run removes its folder and those of runs that were killed, and no other', () => {
  vi.stubEnv('TEST_RUN_FOLDER', run);
  const { pid } = spawnSync('true');
  const left = join(tmpdir(), `local-link-tests-${pid}`);
  mkdirSync(join(left, 'one'), { recursive: true });
  const clearUp = openRunFolder();
  const own = dirname(temporaryFolder());
  expect([left, own, run].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  clearUp();
  expect([own, run].map((folder) => existsSync(folder))).toEqual([false, true]);
  vi.unstubAllEnvs();
});
