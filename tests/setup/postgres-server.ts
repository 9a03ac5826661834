import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './spawn.ts';
import { temporaryFolder } from './temporary-folder.ts';

const versions = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are; undefined where there are none. */
export const postgresBin = existsSync(versions)
  ? readdirSync(versions)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(versions, version, 'bin'))
      .find((path) => existsSync(join(path, 'pg_ctl')))
  : undefined;

/** A PostgreSQL server of a test's own, to stop, pause and fill. */
export interface PostgresServer {
  url: string;
  start: () => void;
  stop: () => void;
  /** Stops all its processes where they are: it takes connections and says nothing. */
  pause: () => void;
  resume: () => void;
  remove: () => void;
}

/** A server that follows another one, until it is promoted. */
interface StandbyServer extends PostgresServer {
  promote: () => void;
}

export async function startPostgres({ connections = 100 } = {}): Promise<PostgresServer> {
  const { server, data, run } = await newServer(connections);
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync');
  server.start();
  return server;
}

/** Starts a streaming standby of a server that was started here. */
export async function startStandby(
  primary: PostgresServer,
  { connections = 100 } = {},
): Promise<StandbyServer> {
  const { server, data, run } = await newServer(connections);
  run('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-c', 'fast', '--no-sync');
  server.start();
  return { ...server, promote: () => run('pg_ctl', '-D', data, '-w', 'promote') };
}

/** A server whose folder has nothing in it yet, and a way to run PostgreSQL's programs. */
async function newServer(connections: number) {
  const folder = temporaryFolder();
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL does not run as root.
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  const run = (program: string, ...args: string[]) => {
    const command = [join(postgresBin ?? '', program), ...args];
    const whole = isRoot
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
      : command;
    const [first = '', ...rest] = whole;
    const { status, stderr } = spawnSync(first, rest, { encoding: 'utf8', stdio: 'pipe' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const port = await freePort();
  const data = join(folder, 'data');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=${connections}`;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    // The first one starts the others, so it is the first that stands still.
    process.kill(Number(pid), name);
    const { stdout } = spawnSync('pgrep', ['-P', pid], { encoding: 'utf8' });
    for (const each of stdout.split('\n').filter(Boolean)) {
      try {
        process.kill(Number(each), name);
      } catch (error) {
        // It ended meanwhile.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  };
  const server: PostgresServer = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start'),
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { server, data, run };
}
