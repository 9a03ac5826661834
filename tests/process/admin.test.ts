import { afterEach, expect, it, vi } from 'vitest';
import { commandIn } from '#app/cli/admin-commands.ts';
import { killLeftovers, linesOf, runToEnd } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(killLeftovers);

it.each([
  [[], 'Say what to do.'],
  [['promote', 'ada@mail.example'], 'There is no command promote.'],
  [['add-community'], 'What is the community called?'],
  [['disable'], 'Whose account? disable needs an e-mail address.'],
  [['disable', 'ada@mail.example', 'now'], 'Nothing goes after the e-mail address: now'],
  [['grant', 'ada@mail.example'], 'Which role?'],
  [['grant', 'ada@mail.example', 'BOSS'], 'There is no role BOSS.'],
  [['grant', 'ada@mail.example', 'BOARD', 'a', 'b'], 'Name one community at a time.'],
  [
    ['grant', 'ada@mail.example', 'resident', 'hillsview-place'],
    'A RESIDENT moderates nothing, so name no community.',
  ],
])('the command line says what there is and, last, what is wrong with %j', (args, said) => {
  const read = () => commandIn(args, { force: false });
  expect(read).toThrow(`\n\n${said}`);
  expect(read).toThrow(/^Usage: npm run admin/);
});

it.each([
  [['Elm', 'Court'], '"Elm Court"'],
  [['Elm', 'Court', 'West'], '"Elm Court West"'],
  [['Elm', 'Row', '1', 'Elm', 'Street'], '"Elm Row" "1 Elm Street"'],
  [['Elm Row', '1', 'Elm', 'Street'], '"Elm Row" "1 Elm Street"'],
  [['Elm', '12'], '"Elm 12"'],
])('the command line shows where the quotes of the community %j belong', (typed, quoted) => {
  const read = () => commandIn(['add-community', ...typed], { force: false });
  expect(read).toThrow(
    `Put the name in quotes, and an address too: npm run admin -- add-community ${quoted}`,
  );
});

it.each([['Elm'], ['Elm Court'], ['Elm', '1 Elm Street'], ['Elm Court', '1 Elm Street']])(
  'the command line takes the community %j %s as it is',
  (...typed) => {
    expect(commandIn(['add-community', ...typed], { force: false })).toBeTypeOf('function');
  },
);

it.each([
  [['--verbose'], 'The only options are --help and --force.'],
  [['enable', 'ada@mail.example', '--force'], '--force is for grant and disable only.'],
])('the command line ends with exit code 1 after %j', async (args, said) => {
  const env = { DATA_DIR: temporaryFolder() };
  const { code, stderr } = await runToEnd(['app/cli/admin.ts', ...args], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Usage: npm run admin/);
  expect(linesOf(stderr).slice(-2), 'last, where it is still on the screen').toEqual(['', said]);
});

it.each([['help'], ['--help']])('the command line shows what there is with %s', async (help) => {
  const { code, stdout } = await runToEnd(['app/cli/admin.ts', help], {});
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run admin/);
  expect(stdout).toContain('With the embedded database, stop the site first');
});
