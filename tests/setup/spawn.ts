import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import packageFile from '../../package.json' with { type: 'json' };
import { keepLog } from './log-secrets.ts';
import { readyFolder } from './template.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Running {
  origin: string;
  child: ChildProcessWithoutNullStreams;
  /** Kills it, like a power cut. */
  kill: () => Promise<void>;
  /** Stops it with SIGTERM, as an operator does, and returns its exit code. */
  stop: () => Promise<number | null>;
  /** What it has printed so far. */
  output: () => string;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What `npm run serve` runs. */
export const serve = packageFile.scripts.serve.split(' ').slice(1);
/** The processes that run, each with what kills it. */
const started = new Map<ChildProcessWithoutNullStreams, () => void>();

/** Kills the processes that a failed test left running. */
export function killLeftovers(): void {
  for (const kill of started.values()) kill();
  started.clear();
}

/** The variables of a process. */
type Variables = Record<string, string | undefined>;

function start(args: string[], env: Variables): ChildProcessWithoutNullStreams {
  const child = spawn('node', args, { env: env as NodeJS.ProcessEnv });
  started.set(child, () => child.kill('SIGKILL'));
  child.once('exit', () => started.delete(child));
  return child;
}

/** Starts a line of shell in a folder, in a process group of its own, as a terminal does. */
function startLine(line: string, folder: string, env: Variables) {
  const child = spawn('sh', ['-c', line], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    detached: true,
  });
  started.set(child, () => signalGroup(child, 'SIGKILL'));
  child.once('close', () => started.delete(child));
  return child;
}

function signalGroup({ pid }: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

/** A data folder with a migrated database in it, so that the start is quick. */
export function usedFolder(): string {
  const folder = temporaryFolder();
  if (existsSync(readyFolder)) cpSync(readyFolder, folder, { recursive: true });
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the real server as `npm run serve` does, or another program, and waits until it answers. */
export async function startServer(
  env: Record<string, string>,
  program: string[] = serve,
): Promise<Running> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = start(program, { ...bareEnv(), ...env, PORT: String(port) });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    ...(await untilItAnswers(child, port)),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Types a command in a folder, in a shell that has nothing but PATH, HOME and `env`, and waits until a site answers at
 * `port`. It stops as by Ctrl+C.
 */
export async function startIn(
  folder: string,
  command: string,
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<Running> {
  const child = startLine(command, folder, { ...emptyEnv(), ...env });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return {
    ...(await untilItAnswers(child, port)),
    async kill() {
      signalGroup(child, 'SIGKILL');
      await ended;
    },
    stop() {
      signalGroup(child, 'SIGINT');
      return ended;
    },
  };
}

async function untilItAnswers(
  child: ChildProcessWithoutNullStreams,
  port: number,
): Promise<Pick<Running, 'child' | 'origin' | 'output'>> {
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  child.once('close', () => keepLog(output));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    if (attempt > 3600) throw new Error(`The server does not answer: ${output}`);
    const reached = await fetch(`${origin}/api/communities`).catch(() => null);
    if (reached?.ok) return { origin, child, output: () => output };
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Compiles the embedded database in the quick way alone: better code pays for itself only after minutes, and takes a
 * third of what a short command costs.
 */
const forShortLives = ['--liftoff-only'];

/** Runs one of our commands to its end. */
export const runToEnd = (args: string[], env: Record<string, string>): Promise<Ended> =>
  collect(start([...forShortLives, ...args], { ...bareEnv(), ...env }));

/** Types a command in a folder, in a shell that has nothing but PATH, HOME and `env`, and waits for its end. */
export const runIn = (
  folder: string,
  command: string,
  env: Record<string, string> = {},
): Promise<Ended> => collect(startLine(command, folder, { ...emptyEnv(), ...env }));

async function collect(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (stderr += String(data)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, stdout, stderr };
}

export const serveToEnd = (env: Record<string, string>) => runToEnd(serve, env);

/** The lines of a command's output. */
export const linesOf = (text: string) => text.trim().split('\n');

/** A shell without any setting. */
const emptyEnv = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** The environment of a person's shell, without what the test runner adds to it. */
const bareEnv = () => ({
  ...emptyEnv(),
  // Not the developer's own settings.
  ENV_FILE: '',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
