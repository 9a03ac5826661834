/**
 * How Node runs a server, for every way of starting one: `npm start`, `npm run serve` and `node
 * build/server/serve.js`. Record 41 has what each flag was measured to do.
 */
import { execve, execArgv, execPath, argv, env, platform } from 'node:process';
import { passedSocket } from './passed-socket.ts';

export const flags = [
  // Young objects are cleaned often, so that fewer of a request's objects grow old.
  '--max-semi-space-size=8',
  // The old heap grows by at most two fifths before it is cleaned, and returns memory.
  '--heap-growing-percent=40',
  '--memory-saver-mode',
  // A start is over before the old heap is cleaned for the first time; it holds as much at its end.
  '--initial-old-space-size=64',
];

/** Variables for what is read before any of our code runs. */
export const variables = {
  // glibc: one arena, and large blocks go back to the system at once. Hashing a password takes 19 MB.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Node's compiled modules stay beside the build, which halves the time of the next start.
  NODE_COMPILE_CACHE: 'build/compile-cache',
};

/**
 * Runs a program in this process, under its id, with these flags and variables. Variables that are
 * already set stay. Returns if they already apply, or the system cannot do it, or a socket was passed, which Node
 * would close on the way: whoever passes one starts Node with them.
 */
export function runWithFlags(program: string): void {
  const hasFlags = flags.every((flag) => execArgv.includes(flag));
  const hasVariables = Object.keys(variables).every((name) => env[name] !== undefined);
  if ((hasFlags && hasVariables) || !execve || platform === 'win32') return;
  if (passedSocket() !== null) return;
  const others = execArgv.filter((flag) => !flags.includes(flag));
  execve(execPath, [execPath, ...flags, ...others, program, ...argv.slice(2)], {
    ...variables,
    ...env,
  });
}
