import { env } from 'node:process';
import { isOwnAddress } from '../lib/this-machine.ts';

/**
 * Asks for the demo, as `npm start` and `npm run dev` do, unless somebody has said what to serve: by DEMO, by a
 * database, or by an address that others use.
 */
export function askForDemo(settings: Record<string, string | undefined> = env): void {
  const { DEMO, DATABASE_URL, APP_URL } = settings;
  // An address that cannot be read is left for the check of settings to refuse.
  const isOwn = !APP_URL || (URL.canParse(APP_URL) && isOwnAddress(APP_URL));
  if (!DEMO && !DATABASE_URL && isOwn) settings.DEMO = '1';
}
