/**
 * Serves the build in this one process: `npm run serve`. What an operator has to mend ends in
 * one line and exit code 1.
 */
import diagnostics from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import { join, resolve } from 'node:path';
import { embeddedDatabase } from '../lib/db/embedded.server.ts';
import { readEnv } from '../lib/env.server.ts';
import { withoutSecret } from '../lib/http/secret-address.ts';
import { logStep } from '../lib/log.server.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { explain } from './explain.ts';
import { requireFreePort } from './require-free-port.ts';

process.env.NODE_ENV ||= 'production';
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
// Opening the database takes seconds, so what is said at once comes first.
await requireFreePort(env.port, env.host);
logStep('start', `opening ${env.databaseUrl ? 'PostgreSQL' : join(env.dataDir, 'postgres')}`);
// It opens on a thread of its own while the build is loaded here. A failure ends the process as above.
if (!env.databaseUrl) void embeddedDatabase(env);
const fromServe = createRequire(import.meta.resolve('@remix-run/serve/dist/cli.js'));
keepNodesFetch();
timeRequestLines();
diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  closeQuietly((message as { server: Server }).server);
  // Only now, so that nobody is told of accounts on a start that failed.
  if (env.demo) void showDemoAccounts();
});
process.argv[2] = buildPath;
await import('@remix-run/serve/dist/cli.js');

/**
 * remix-serve would replace Node's Request and Response by those of a package, and only after the build has
 * derived its own from Node's: a response of ours would be none to `instanceof`.
 */
function keepNodesFetch(): void {
  const remix = fromServe('@remix-run/node') as { installGlobals: () => void };
  remix.installGlobals = () => undefined;
}

/** remix-serve logs requests in morgan's format `tiny`: here it is the same, in the form of our lines. */
function timeRequestLines(): void {
  const morgan = fromServe('morgan') as {
    format: (name: string, format: string) => void;
    token: (name: string, read: (request: { originalUrl: string }) => string) => void;
  };
  morgan.token('url', ({ originalUrl }) => withoutSecret(originalUrl));
  morgan.format(
    'tiny',
    ':date[iso] [request] :method :url :status :res[content-length] - :response-time ms',
  );
}

/** remix-serve prints what `close` calls back with: an empty line, where nothing went wrong. */
function closeQuietly(server: Server): void {
  const close = server.close.bind(server);
  server.close = (done) => close((error) => error && done?.(error));
}

/** All the words come with it, which a real server has in its build. */
async function showDemoAccounts(): Promise<void> {
  const [{ demoAccounts, demoPassword }, { translate }] = await Promise.all([
    import('../features/accounts/auth/demo-accounts.ts'),
    import('../messages/catalogue.server.ts'),
  ]);
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
