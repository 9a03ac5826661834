/**
 * The process in which a nightly backup is tried out: its scratch database takes none of the server's memory, and gives
 * back what it took.
 */
import { checkBackup } from './read-backup.server.ts';
import { rehearseBackup } from './restore.server.ts';

process.once('disconnect', () => process.exit(1));
process.once('message', ({ path, parent }: { path: string; parent: string }) => {
  void rehearse(path, parent).then((failure) => process.send?.({ failure }, () => process.exit(0)));
});

/** What went wrong; null when the backup can be restored. */
async function rehearse(path: string, parent: string): Promise<string | null> {
  try {
    await rehearseBackup(await checkBackup(path), parent);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
