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
const started = new Set<ChildProcessWithoutNullStreams>();

/** Kills the processes that a failed test left running. */
export function killLeftovers(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams {
  const child = spawn('node', args, { env });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
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
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.once('close', () => keepLog(output));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    if (attempt > 3600) throw new Error(`The server does not answer: ${output}`);
    const reached = await fetch(`${origin}/api/communities`).catch(() => null);
    if (reached?.ok) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    child,
    output: () => output,
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

/** Runs one of our commands to its end. */
export async function runToEnd(args: string[], env: Record<string, string>): Promise<Ended> {
  const child = start(args, { ...bareEnv(), ...env });
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

/** The environment of a person's shell, without what the test runner adds to it. */
const bareEnv = (): NodeJS.ProcessEnv => ({
  // Not the developer's own settings.
  ENV_FILE: '',
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
