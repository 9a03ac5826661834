import { logError } from '../log.server.ts';

/** Ends the process when its pool has lost every slot, for a supervisor to start it again. */
export function endExhausted(): void {
  logError(
    'database',
    'No database connection could be had for too long while the server is well. Ending the process, to be started again.',
  );
  process.exit(1);
}
