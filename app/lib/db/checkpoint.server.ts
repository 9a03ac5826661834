import { env } from '../env.server.ts';
import { embeddedDatabase } from './embedded.server.ts';

/**
 * Writes the embedded database's changes into its tables, so that its log can be used again from the
 * start. It has no process that does so in the background, and its log would grow until it is
 * closed. A PostgreSQL server looks after its own.
 */
export async function checkpointEmbedded(): Promise<void> {
  if (env().databaseUrl) return;
  const { pglite } = await embeddedDatabase();
  await pglite.exec('checkpoint');
}
