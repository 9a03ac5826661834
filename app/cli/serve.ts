/**
 * Serves the build in this one process: `npm run serve`. What an operator has to mend ends in
 * one line and exit code 1.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnv } from '../lib/env.server.ts';
import { demoAccounts, demoPassword } from '../features/accounts/demo-accounts.ts';
import { explain } from './explain.ts';

process.env.NODE_ENV ??= 'production';
process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});

const buildPath = resolve('build/index.js');
if (!existsSync(buildPath)) {
  console.error('There is no build yet: run "npm run build" first.');
  process.exit(1);
}

const env = readEnv();
process.env.PORT = String(env.port);
if (env.demo) {
  console.log(`\nDemo accounts, password ${demoPassword}:`);
  for (const { email, who } of demoAccounts) console.log(`  ${email.padEnd(24)}${who}`);
}
console.log(`Opening ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'postgres')} …`);
process.argv[2] = buildPath;
await import('@remix-run/serve/dist/cli.js');
