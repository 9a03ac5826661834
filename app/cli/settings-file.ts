/**
 * Reads the settings in `.env`, in the folder where a command is run, or in the file that ENV_FILE names; with an empty
 * ENV_FILE, none. What is set already stays. Each program that an operator runs imports
 * this before anything else.
 */
import { existsSync, readFileSync } from 'node:fs';
import { env, exit, loadEnvFile } from 'node:process';

const named = env.ENV_FILE;
const file = named ?? '.env';
if (existsSync(file)) {
  refuseCutSecrets();
  loadEnvFile(file);
} else if (named) {
  console.error(`There is no file ${named}, which ENV_FILE names.`);
  exit(1);
}

/**
 * Without quotes, # begins a comment: a passphrase with one would be shorter than the operator wrote down, and open
 * nothing later. A comment after an empty setting loses nothing.
 */
function refuseCutSecrets(): void {
  const cut =
    /^[^\S\n]*(?:export\s+)?(BACKUP_PASSPHRASE|SESSION_SECRET)[^\S\n]*=(?:#|[^\S\n]*[^\s"'`#][^\n]*#)/gm;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(cut)) {
    if (env[name] !== undefined) continue;
    console.error(
      `The setting ${name} in ${file} has a # without quotes, and ends there. To keep what has counted until now, delete the # and what follows it; if the # belongs to the value, put single quotes around it.`,
    );
    exit(1);
  }
}
