import { StartError } from '../../errors.ts';
import { logError } from '../../log.server.ts';
import { explainFullDisk } from './disk-full.server.ts';

/** Ends the process when its pool has lost every slot, for a supervisor to start it again. */
export function endExhausted(): void {
  end('No database connection could be had for too long while the server is well.');
}

/** Ends the process when the embedded database in `folder` has broken off with this error. */
export function endBroken(error: Error, folder: string): void {
  const explained = explainFullDisk(error, folder);
  end(
    explained instanceof StartError
      ? explained.message
      : `The embedded database broke off: ${error.message}.`,
  );
}

function end(reason: string): never {
  logError('database', `${reason} Ending the process, to be started again.`);
  process.exit(1);
}
