/**
 * Serves the build in this one process: `npm run serve`. What an operator has to mend ends in
 * one line and exit code 1.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnv } from '../lib/env.server.ts';
import { demoAccounts, demoPassword } from '../features/accounts/auth/demo-accounts.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { translate } from '../messages/catalogue.server.ts';
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
if (env.host) process.env.HOST = env.host;
if (env.demo) {
  console.log(`\nDemo accounts, password ${demoPassword}:`);
  for (const { key, email } of demoAccounts) {
    const account = translate(defaultLocale, `auth.demoAccounts.${key}`, {
      email: email.padEnd(23),
    });
    console.log(`  ${account}`);
  }
  if (env.host === '127.0.0.1') {
    console.log('Only this machine can open it, because the password is public; see HOST.');
  }
}
console.log(`Opening ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'postgres')} …`);
process.argv[2] = buildPath;
await import('@remix-run/serve/dist/cli.js');
