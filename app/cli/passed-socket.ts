import { env, pid } from 'node:process';
import { StartError } from '../lib/errors.ts';

/** The first descriptor that is passed (sd_listen_fds). */
const firstDescriptor = 3;

/**
 * The descriptor of the socket on which somebody else listens for this process, as systemd does for a unit with a
 * socket; null where it opens one itself. Clients that connect while the process starts again wait there. Throws
 * StartError for several sockets.
 */
export function passedSocket(): number | null {
  const { LISTEN_FDS: count, LISTEN_PID: receiver } = env;
  // The variables may be meant for the process that started this one.
  if (count === undefined || Number(receiver) !== pid) return null;
  if (count === '1') return firstDescriptor;
  throw new StartError(
    `${count} sockets were passed (LISTEN_FDS): the site takes one. Leave one ListenStream= in its socket unit.`,
  );
}
