/**
 * How Node runs a server, said once for every way of starting one: `npm start`, `npm run serve` and
 * `node build/server/serve.js` take the same memory. Record 41 has what each of these was measured to do.
 */
import { execve, execArgv, execPath, argv, env, platform } from 'node:process';

/** V8's flags. */
export const flags = [
  // Young objects are cleaned away often, so that fewer of a request's live to be moved to the old ones.
  '--max-semi-space-size=8',
  // The old part of the heap grows by two fifths at the most before it is cleaned, and gives pages back.
  '--heap-growing-percent=40',
  '--memory-saver-mode',
];

/** Variables for what is read before any of our code runs. */
export const variables = {
  // glibc: one arena, and large blocks go back to the system at once. Hashing a password takes 19 MB.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What Node made of the modules stays beside the build: the next start needs half the time.
  NODE_COMPILE_CACHE: 'build/compile-cache',
};

/**
 * Runs a program in this process, under its id, with these flags and variables; what the environment sets
 * already stays as it is. Returns where the program runs with them by now, or the system cannot do it.
 */
export function runWithFlags(program: string): void {
  const hasFlags = flags.every((flag) => execArgv.includes(flag));
  const hasVariables = Object.keys(variables).every((name) => env[name] !== undefined);
  if ((hasFlags && hasVariables) || !execve || platform === 'win32') return;
  const others = execArgv.filter((flag) => !flags.includes(flag));
  execve(execPath, [execPath, ...flags, ...others, program, ...argv.slice(2)], {
    ...variables,
    ...env,
  });
}
