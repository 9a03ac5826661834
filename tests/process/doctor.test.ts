import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { siteAnswer } from '#app/features/site/doctor/answer-check.server.ts';
import { mailServer } from '#app/features/site/doctor/mail-checks.server.ts';
import { installationId } from '#app/lib/installation.server.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { freePort, killLeftovers, runToEnd, startServer, usedFolder } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';

afterEach(killLeftovers);

const doctor = ['app/cli/doctor.ts', '--json'];

interface Told {
  ok: boolean;
  checks: { name: string; verdict: string; found: string }[];
}

const verdicts = (stdout: string) => {
  const { checks } = JSON.parse(stdout) as Told;
  return Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));
};

describe('npm run doctor', () => {
  it('looks at a site that runs, and at one that does not', async () => {
    const database = await emptyDatabase();
    const port = await freePort();
    const env = {
      ...{ ...database.env, DATA_DIR: usedFolder(), DEMO: '0' },
      ...{ PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
    };
    if (serverUrl) {
      const empty = await runToEnd(doctor, env);
      expect(empty.code).toBe(1);
      expect(verdicts(empty.stdout)).toMatchObject({ database: 'ok', schema: 'failing' });
      await runToEnd(['app/cli/migrate.ts'], env);
    }
    const server = await startServer(env);
    const all = { database: 'ok', schema: 'ok', jobs: 'ok', emails: 'ok', files: 'ok' };
    const running = await runToEnd(doctor, env);
    expect(running).toMatchObject({ code: 0, stderr: '' });
    expect(verdicts(running.stdout)).toMatchObject({ ...all, site: 'ok' });
    const other = await runToEnd(doctor, { ...env, SESSION_SECRET: 'x'.repeat(32) });
    expect(other.code).toBe(1);
    expect(verdicts(other.stdout)).toMatchObject({ site: 'failing' });
    expect(other.stdout).toContain(
      `Another installation answers at ${env.APP_URL}: it isn’t the one whose settings are read here.`,
    );
    if (!serverUrl) expect(running.stdout).toContain('The site that runs answers from it.');
    expect(await server.stop()).toBe(0);
    const stopped = await runToEnd(doctor, env);
    expect(stopped).toMatchObject({ code: 0, stderr: '' });
    expect(verdicts(stopped.stdout)).toMatchObject({ ...all, site: 'look' });
    expect(stopped.stdout).toContain(`${env.APP_URL} does not answer: `);
    await database.drop();
  });

  it('says which setting is wrong', async () => {
    const { code, stdout } = await runToEnd(['app/cli/doctor.ts'], { PORT: 'eighty' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^failing +settings: The setting PORT is not right/);
    expect(stdout).toContain('1 failing, 0 to look at, 0 ok.');
  });
});

describe('the site at APP_URL', () => {
  const settings = {
    ...{ sessionSecret: 'x'.repeat(32), databaseUrl: undefined, dataDir: '/data' },
    isSecretKnown: true,
  };

  /** What the doctor says of a site whose /readyz answers this. */
  async function saidOf(
    answer: string,
    {
      status = 200,
      headers = {},
      ...changes
    }: { status?: number; headers?: Record<string, string> } & Partial<typeof settings> = {},
  ) {
    const server = createServer((_request, response) =>
      response.writeHead(status, headers).end(answer),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const check = await siteAnswer({
      ...settings,
      ...changes,
      appUrl: `http://127.0.0.1:${port}`,
    });
    server.close();
    return check;
  }

  const installation = installationId(settings);
  const answering = (body: object) => JSON.stringify({ ready: true, installation, ...body });

  it('is this installation, or another one', async () => {
    expect(await saidOf(answering({}))).toMatchObject({ verdict: 'ok' });
    for (const check of [
      await saidOf(answering({ installation: '0123456789abcdef' })),
      await saidOf(answering({}), { dataDir: '/elsewhere' }),
    ]) {
      expect(check).toMatchObject({ verdict: 'failing' });
      expect(check.found).toContain('Another installation answers at http://127.0.0.1:');
      expect(check.found + check.remedy).not.toContain(settings.sessionSecret);
    }
  });

  it('is not hidden from its own forms by the server before it', async () => {
    const check = await saidOf(answering({}), { headers: { 'Referrer-Policy': 'no-referrer' } });
    expect(check.verdict).toBe('failing');
    expect(check.found).toContain('Referrer-Policy: no-referrer');
    for (const policy of ['strict-origin-when-cross-origin', 'no-referrer-when-downgrade']) {
      const headers = { 'Referrer-Policy': policy };
      expect((await saidOf(answering({}), { headers })).verdict, policy).toBe('ok');
    }
  });

  it.each([
    ['can’t serve now', answering({ ready: false }), { status: 503 }],
    ['could not be compared', answering({}), { isSecretKnown: false }],
    ['answers 404', '<!doctype html>', { status: 404 }],
    ['could not be compared', '{"ready":true}', {}],
  ])('is looked at: it %s', async (said, answer, state) => {
    const check = await saidOf(answer, state);
    expect(check).toMatchObject({ verdict: 'look' });
    expect(check.found).toContain(said);
  });
});

describe('the mail server', () => {
  it('is asked whether it accepts the login', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      closeTimeout: 1,
      onAuth: ({ password }, _session, answer) =>
        password === 'right' ? answer(null, { user: 'post' }) : answer(new Error('No such login')),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    const at = (login: string) => `smtp://${login}127.0.0.1:${port}`;
    expect(await mailServer(at('post:right@'))).toMatchObject({ verdict: 'ok' });
    const refused = await mailServer(at('post:wrong@'));
    expect(refused).toMatchObject({ verdict: 'failing' });
    expect(refused.found).not.toContain('wrong');
    expect(refused.remedy).toContain('Correct the user and the password in SMTP_URL');
    await new Promise<void>((done) => server.close(done));
    expect(await mailServer(at(''))).toMatchObject({
      verdict: 'failing',
      remedy: expect.stringContaining('Check the machine and the port') as string,
    });
  });
});
