import { existsSync, readFileSync } from 'node:fs';
import { env, loadEnvFile } from 'node:process';
import { StartError } from './errors.ts';

/**
 * Reads the settings in `.env`, in the folder where a program is run, or in the file that ENV_FILE names; with an empty
 * ENV_FILE, none. What is set already stays, so reading again changes nothing. Each program that an operator runs calls
 * this before anything else, and so does what reads the settings (`env`, `commandEnv`). Throws StartError for a file
 * that is not there, and for a secret that a # would cut.
 */
export function readSettingsFile(): void {
  const named = env.ENV_FILE;
  const file = named ?? '.env';
  if (existsSync(file)) {
    refuseCutSecrets(file);
    loadEnvFile(file);
  } else if (named) {
    throw new StartError(`There is no file ${named}, which ENV_FILE names.`);
  }
}

/**
 * Without quotes, # begins a comment: a passphrase with one would be shorter than the operator wrote down, and open
 * nothing later. A comment after an empty setting loses nothing.
 */
function refuseCutSecrets(file: string): void {
  const cut =
    /^[^\S\n]*(?:export\s+)?(BACKUP_PASSPHRASE|SESSION_SECRET)[^\S\n]*=(?:#|[^\S\n]*[^\s"'`#][^\n]*#)/gm;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(cut)) {
    if (env[name] !== undefined) continue;
    throw new StartError(
      `The setting ${name} in ${file} has a # without quotes, and ends there. To keep what has counted until now, delete the # and what follows it; if the # belongs to the value, put single quotes around it.`,
    );
  }
}
