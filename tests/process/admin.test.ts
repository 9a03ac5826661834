import { afterEach, expect, it } from 'vitest';
import { commandIn } from '#app/cli/admin-commands.ts';
import { killLeftovers, linesOf, runToEnd, startServer, usedFolder } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

it.each([
  [[], 'Say what to do.'],
  [['promote', 'ada@mail.example'], 'There is no command promote.'],
  [['add-community'], 'What is the community called?'],
  [['create-admin'], 'Whose account? create-admin --email ADDRESS'],
  [['disable'], 'Whose account? disable needs an email address.'],
  [['import-community'], 'Which file? Name the one that was downloaded at /manage/…/export.'],
  [['import-community', 'a.zip', 'b.zip'], 'Name one file, in quotes if its name has spaces.'],
  [['disable', 'ada@mail.example', 'now'], 'Nothing goes after the email address: now'],
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
  [
    ['--verbose'],
    'The only options are --help, --force, --email <email>, --name <name>, --slug <slug> and --dry-run.',
  ],
  [
    ['enable', 'ada@mail.example', '--dry-run'],
    '--slug and --dry-run are for import-community only.',
  ],
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

it('create-admin prints a link that works once on an empty embedded database, and no log has it (rules 17.1)', async () => {
  const env = { DATA_DIR: usedFolder(), DEMO: '0' };
  const email = 'ada@building.example';
  const args = ['app/cli/admin.ts', 'create-admin', '--email', email, '--name', 'Ada Byron'];
  const first = await runToEnd(args, env);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toContain(`${email} is a new administrator.`);
  const [replaced = ''] = linksIn(first.stdout);
  const { stdout } = await runToEnd(args, env);
  expect(stdout).toContain(`${email} was an administrator already.`);
  const [path = ''] = linksIn(stdout);
  expect(path).not.toBe(replaced);

  const server = await startServer(env);
  const send = (to: string, newPassword?: string) =>
    fetch(server.origin + to, {
      redirect: 'manual',
      ...(newPassword && { method: 'POST', body: new URLSearchParams({ newPassword }) }),
    });
  /** Opens a link as a browser does: the first answer moves its secret into a cookie. */
  const open = async (link: string) => {
    const first = await send(link);
    expect(first.status).toBe(303);
    const [cookie = ''] = (first.headers.getSetCookie()[0] ?? '').split(';');
    const to = first.headers.get('Location') ?? '';
    expect(to).toMatch(/^\/welcome\/~[\w-]{12}$/);
    expect((await fetch(server.origin + to)).status, 'it opens nothing without the cookie').toBe(
      404,
    );
    return fetch(server.origin + to, { headers: { cookie } });
  };
  expect((await open(replaced)).status).toBe(410);
  expect(await (await open(path)).text()).toContain(email);
  const chosen = await send(path, 'gr8-lantern-77');
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/manage/new']);
  expect((await send(path, 'other-lantern-78')).status).toBe(410);
  const [cookie = ''] = (chosen.headers.getSetCookie()[0] ?? '').split(';');
  const next = await fetch(`${server.origin}/manage/new`, { headers: { cookie } });
  expect(next.status).toBe(200);
  expect(await server.stop()).toBe(0);
  const secret = path.split('/').at(-1) ?? '';
  expect(secret.length).toBeGreaterThan(40);
  expect(server.output()).toContain('GET /welcome/:secret 200');
  expect(server.output()).not.toContain(secret);
});

const linksIn = (text: string) => [...text.matchAll(/\/welcome\/[\w-]+/g)].map(([path]) => path);
