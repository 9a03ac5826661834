import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { flags, variables } from '#app/cli/node-flags.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { freePort, usedFolder } from '#tests/setup/spawn.ts';

/** systemd's own program for trying socket units, of Debian's package systemd. */
const activate = '/usr/bin/systemd-socket-activate';

/** As systemd does: it holds the socket, says under which id it starts the site, and starts it again when it ends. */
const supervisor = `while :; do sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' sh "$@" & wait; done`;

/** The one that holds the socket, with all that it has started. */
let holder: ChildProcess | undefined;
afterEach(() => {
  if (holder?.pid) process.kill(-holder.pid, 'SIGKILL');
  holder = undefined;
});

const unit = readFileSync('docs/deploy/local-link.service', 'utf8');

it('the units start Node as the server would start itself', () => {
  const command = ['/usr/bin/node', ...flags, 'build/server/serve.js'].join(' ');
  expect(unit).toContain(`\nExecStart=${command}\n`);
  for (const [name, value] of Object.entries(variables)) {
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  }
});

it('several sockets are refused in one line', () => {
  const serve = ['sh', process.execPath, 'build/server/serve.js'];
  const { status, stderr } = spawnSync('sh', ['-c', 'LISTEN_PID=$$ exec "$@"', ...serve], {
    env: { NODE_ENV: 'production', ENV_FILE: '', LISTEN_FDS: '2', DATA_DIR: usedFolder() },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    '2 sockets were passed (LISTEN_FDS): the site takes one. Leave one ListenStream= in its socket unit.\n',
  ]);
});

it.runIf(existsSync(activate))(
  'on a socket that is passed, a restart refuses and breaks off nothing',
  async () => {
    const port = await freePort();
    const settings = { DATA_DIR: usedFolder(), DEMO: '0', ...variables };
    holder = spawn(
      activate,
      [
        ...['-l', `127.0.0.1:${port}`],
        ...Object.entries(settings).flatMap((setting) => ['-E', setting.join('=')]),
        ...['sh', '-c', supervisor, 'sh', process.execPath, ...flags, 'build/server/serve.js'],
      ],
      { detached: true },
    );
    let output = '';
    holder.stdout?.on('data', (data) => (output += String(data)));
    holder.stderr?.on('data', (data) => (output += String(data)));
    const started = () => [...output.matchAll(/^process (\d+)$/gm)].map(([, pid]) => Number(pid));
    const count = (words: string) => output.split(words).length - 1;
    const serves = 'on the socket that was passed';

    await eventually(() => expect(output).toContain('Listening on'));
    const found = { answered: 0, failures: [] as string[] };
    let goesOn = true;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      while (goesOn) {
        await ask(port).then(
          () => (found.answered += 1),
          (error: Error) => found.failures.push(error.message),
        );
        await sleep(client * 10);
      }
    });
    await eventually(() => expect(found.answered).toBeGreaterThan(50));
    for (let restart = 1; restart <= 2; restart++) {
      process.kill(started().at(-1) ?? 0, 'SIGTERM');
      await eventually(() => expect(count(serves), output).toBe(restart + 1));
      const before = found.answered;
      await eventually(() => expect(found.answered).toBeGreaterThan(before + 50));
    }
    goesOn = false;
    await Promise.all(clients);
    expect(found.failures).toEqual([]);
    expect(new Set(started()).size).toBe(3);
  },
);

/** One request on a connection of its own, which waits where nobody takes it yet. */
const ask = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = '/api/communities';
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.once('error', reject).once('end', resolve).resume();
    })
      .once('error', reject)
      .end();
  });
