import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { askAs } from '#tests/setup/ask-as.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { filledExample, siteFolder, type Settings } from '#tests/setup/site-folder.ts';
import {
  freePort,
  killLeftovers,
  runIn,
  startIn,
  usedFolder,
  type Running,
} from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

/** What README's production section has typed, line by line, without the comments. */
const commands = [...productionSection().matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) => line.replace(/\s+#.*$/, ''));

/**
 * Installing and building are left out: the folder has links to the packages and to the build of this run, which
 * `npm test` has just made from the same code, and doing it again takes minutes. The database is made by the test, on
 * the server that it was given, which may have no account called postgres.
 */
const leftOut = [
  ...[
    'sudo -u postgres createuser -P local_link',
    'sudo -u postgres createdb -O local_link local_link',
  ],
  ...['npm ci', 'npm run build'],
];
const serving = 'npm run serve';

/** With the embedded database, commands run while the site is stopped (README says so). */
const typed = commands.filter((line) => !leftOut.includes(line));
const inOrder = serverUrl
  ? typed
  : [...typed.filter((line) => line !== serving), ...typed.filter((line) => line === serving)];

it('README’s production section has the commands that are known here, once each', () => {
  expect(commands.filter((line) => leftOut.includes(line))).toEqual(leftOut);
  expect(typed).toEqual([
    'npm run db:migrate',
    serving,
    'npm run admin -- create-admin --email ada@building.example',
  ]);
});

it('README’s production section leads from a .env alone to an administrator who stays logged in', async () => {
  const database = await emptyDatabase();
  const port = await freePort();
  const settings: Settings = {
    ...(serverUrl ? { DATA_DIR: temporaryFolder() } : { DEMO: 0, DATA_DIR: usedFolder() }),
    ...database.env,
    ...{ APP_URL: 'https://link.example', SESSION_SECRET: 'd0a1f6c3b97e42588d0a1f6c3b97e425' },
    ...{ PORT: port, HOST: '127.0.0.1', TRUSTED_PROXIES: 1 },
  };
  const folder = siteFolder(filledExample(settings));
  const serve = () => startIn(folder, serving, { port });

  let site: Running | undefined;
  const said: Record<string, string> = {};
  for (const command of inOrder) {
    if (command === serving) {
      site = await serve();
      continue;
    }
    const { code, stdout, stderr } = await runIn(folder, command);
    expect([code, stderr], command).toEqual([0, '']);
    said[command] = stdout;
  }
  if (!site) throw new Error('README has no command that serves the site');
  expect(said['npm run db:migrate']).toMatch(/up to date|Applied/);

  // It is the site of the file, and no demo.
  const visitor = new Browser(site.origin);
  expect(JSON.parse((await visitor.open('/api/communities')).words)).toEqual([]);
  expect((await visitor.open('/login')).words).not.toContain('demo.example');

  const [link = ''] =
    /https:\/\/link\.example\/welcome\/\S+/.exec(Object.values(said).join('')) ?? [];
  const newcomer = new Browser(site.origin);
  const moved = await newcomer.open(new URL(link).pathname);
  expect(moved.status).toBe(303);
  const form = moved.headers.location ?? '';
  expect((await newcomer.open(form)).words).toContain('ada@building.example');
  expect(await newcomer.send(form, { newPassword: password })).toMatchObject({ status: 303 });

  // On another browser, as on the next day.
  const admin = new Browser(site.origin);
  const login = await admin.send('/login', { email: 'ada@building.example', password });
  expect(login.status).toBe(303);
  expect(login.headers['set-cookie']?.join('\n')).toMatch(/^__Host-session=.*; Secure/m);
  expect(await admin.open('/admin/site')).toMatchObject({ status: 200 });

  await site.stop();
  expect(site.output()).toContain('the database is closed');
  expect(site.output()).not.toContain(demoPassword);
  site = await serve();
  expect(await admin.open('/admin/site')).toMatchObject({ status: 200 });
  expect(await new Browser(site.origin).open('/admin/site')).not.toMatchObject({ status: 200 });
  await site.stop();
  await database.drop();
});

const password = 'gr8-lantern-77';

/** A browser at https://link.example, behind the proxy that the README describes; it keeps cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  open(path: string) {
    return this.#ask({ path });
  }

  send(path: string, fields: Record<string, string>) {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://link.example',
      'Sec-Fetch-Site': 'same-origin',
    };
    return this.#ask({ path, method: 'POST', headers, body });
  }

  async #ask({ headers = {}, ...call }: Omit<Parameters<typeof askAs>[1], 'origin'>) {
    const cookie = [...this.#cookies.values()].join('; ');
    const answer = await askAs('link.example', {
      ...call,
      origin: this.#origin,
      headers: {
        ...headers,
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Host': 'link.example',
        'X-Forwarded-Proto': 'https',
        ...(cookie && { Cookie: cookie }),
      },
    });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = set.split(';');
      this.#cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return answer;
  }
}

function productionSection(): string {
  const [, section = ''] =
    /^## Run it on PostgreSQL\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  return section;
}
