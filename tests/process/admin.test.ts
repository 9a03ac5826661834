import { afterEach, expect, it, vi } from 'vitest';
import { killLeftovers, linesOf, runToEnd, temporaryFolder } from '#tests/setup/spawn.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(killLeftovers);

it.each([
  [[], 'Say what to do.'],
  [['promote', 'ada@mail.example'], 'There is no command promote.'],
  [['add-community'], 'What is the community called?'],
  [['add-community', 'Elm', 'Row', '1 Elm Street'], 'Put the name in quotes, and the address too.'],
  [['disable'], 'Whose account? disable needs an e-mail address.'],
  [['disable', 'ada@mail.example', 'now'], 'Nothing goes after the e-mail address: now'],
  [['grant', 'ada@mail.example'], 'Which role?'],
  [['grant', 'ada@mail.example', 'BOSS'], 'There is no role BOSS.'],
  [['grant', 'ada@mail.example', 'BOARD', 'a', 'b'], 'Name one community at a time.'],
  [
    ['grant', 'ada@mail.example', 'resident', 'hillsview-place'],
    'A RESIDENT moderates nothing, so name no community.',
  ],
  [['--verbose'], 'The only option is --help.'],
])('the command line says what is wrong with %j, and what there is', async (args, said) => {
  const env = { DATA_DIR: temporaryFolder() };
  const { code, stderr } = await runToEnd(['app/cli/admin.ts', ...args], env);
  expect(code).toBe(1);
  const [first, empty, usage] = linesOf(stderr);
  expect([first, empty]).toEqual([said, '']);
  expect(usage).toContain('Usage: npm run admin');
});
