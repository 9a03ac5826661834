/**
 * Reads the settings in `.env`, in the folder where a command is run, or in the file that ENV_FILE names; with an empty
 * ENV_FILE, none. What is set already stays. Each program that an operator runs imports
 * this before anything else.
 */
import { existsSync } from 'node:fs';
import { env, exit, loadEnvFile } from 'node:process';

const named = env.ENV_FILE;
const file = named ?? '.env';
if (existsSync(file)) loadEnvFile(file);
else if (named) {
  console.error(`There is no file ${named}, which ENV_FILE names.`);
  exit(1);
}
