import { passedSocket } from '../cli/passed-socket.ts';
import type { Env } from '../lib/env.server.ts';
import { logWarning } from '../lib/log.server.ts';
import { isOpenToOthers } from '../lib/this-machine.ts';

/** Whether others can reach a demo: where it listens, through a proxy, or on a socket that was passed. */
export const isOpenDemo = (settings: Env): boolean =>
  settings.demo && (isOpenToOthers(settings) || passedSocket() !== null);

/** Says in the log that a demo which others can reach has public passwords. */
export function warnOfOpenDemo(settings: Env): void {
  if (!isOpenDemo(settings)) return;
  logWarning(
    'DEMO',
    'The passwords of this demo are public: anybody who can reach it can log in as administrator.',
  );
}

/** Has plain remix-serve, which reads HOST itself once it has the build, listen where our own server would. */
export function keepDemoHere({ onlyOwnNames, host }: Env): void {
  if (onlyOwnNames) process.env.HOST ||= host;
}
