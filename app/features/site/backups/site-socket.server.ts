import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { logError, logStep, logWarning } from '#app/lib/log.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { backUpTo, noteInOwn } from './keep-backup.server.ts';
import type { Run } from './note-run.server.ts';

/**
 * The way to a running site's embedded database, which no other process may open (record 53): a socket in the data
 * folder. Who may open it could read the folder as well.
 */
const socketPath = (dataDir: string): string => join(dataDir, 'backup.sock');

/** What can be asked there, besides the questions that the site is started with. */
const paths = { backup: '/backup', made: '/made' };

/** How long the other side may take nothing. The database serves nobody else meanwhile. */
const idleMs = 60_000;

const askSchema = z.object({ passphrase: z.string().optional() });

/** A backup that somebody made by hand and checked. */
const madeSchema = z.object({
  kind: z.literal('BY_HAND'),
  file: z.string(),
  bytes: z.number().int(),
  rows: z.number().int(),
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
});

/** What the site tells of itself, by the path at which it is asked, as what JSON can carry. */
type Questions = Record<string, () => Promise<unknown>>;

/**
 * Has the site of this process answer commands that ask for a backup, or one of `questions`. Call it once the database
 * is open.
 */
export function answerCommands(settings: Env, questions: Questions): void {
  if (settings.databaseUrl) return;
  processSingleton('backup-socket', () => listen(settings, questions));
}

function listen(settings: Env, questions: Questions): void {
  const path = socketPath(settings.dataDir);
  let isBusy = false;
  const server = createServer((asked, answer) => {
    if (asked.url === paths.made) return void noteMade(settings, asked, answer);
    if (asked.url !== paths.backup) return void tell(questions[asked.url ?? ''], answer);
    if (isBusy) {
      answer
        .writeHead(409)
        .end('Another backup of this site is being made. Wait until it is done.');
      return;
    }
    isBusy = true;
    void respond(settings, asked, answer).finally(() => (isBusy = false));
  });
  server.setTimeout(idleMs);
  server.on('error', ({ message }) =>
    logWarning('DATA_DIR', `backups while the site runs are not possible here: ${message}`),
  );
  // What a process that was killed has left; this one has the folder's lock.
  rmSync(path, { force: true });
  // The socket is made while this runs.
  const before = process.umask(0o177);
  server.listen(path);
  process.umask(before);
  server.once('listening', () => chmodSync(path, 0o600));
  server.unref();
}

async function tell(
  question: (() => Promise<unknown>) | undefined,
  answer: ServerResponse,
): Promise<void> {
  try {
    const told = await question?.();
    answer.writeHead(question ? 200 : 404).end(JSON.stringify(told ?? null));
  } catch (error) {
    logError('socket', error);
    answer.destroy();
  }
}

async function respond(
  settings: Env,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const over = new AbortController();
  answer.once('close', () => over.abort(new Error('Nobody takes the backup any more.')));
  try {
    const { passphrase } = askSchema.parse(JSON.parse(await text(asked)));
    logStep('backup', 'asked for over the socket in DATA_DIR');
    await backUpTo(answer, settings, { passphrase, signal: over.signal });
    logStep('backup', 'done');
  } catch (error) {
    logError('backup', error);
    answer.destroy();
  }
}

async function noteMade(
  settings: Env,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  try {
    await noteInOwn(settings, madeSchema.parse(JSON.parse(await text(asked))));
    answer.writeHead(204).end();
  } catch (error) {
    logError('backup', error);
    answer.destroy();
  }
}

/** Has the site that has a data folder write down that a backup of it was made. Throws StartError when it cannot. */
export async function tellSiteOfBackup({ dataDir }: Env, made: Run): Promise<void> {
  const answer = await ask(dataDir, paths.made, JSON.stringify(made));
  if (answer?.statusCode === 204) return;
  // A site of an earlier version answers with another backup.
  answer?.destroy();
  throw new StartError('The site did not take it.');
}

/**
 * Has the site that has a data folder write a backup of it. False where no site answers there. Throws StartError when
 * the site cannot do it.
 */
export async function askSiteForBackup(
  out: Writable,
  { dataDir }: Env,
  passphrase: string | undefined,
): Promise<boolean> {
  const answer = await ask(dataDir, paths.backup, JSON.stringify({ passphrase }));
  if (!answer) return false;
  if (answer.statusCode !== 200) throw new StartError(await text(answer));
  await pipeline(answer, out).catch((error: unknown) => {
    // The answer has an error of its own only when the site broke it off.
    throw answer.errored ? brokenOff() : error;
  });
  return true;
}

const brokenOff = () =>
  new StartError('The site broke the backup off. Its log says why, at [backup].');

/**
 * What the site that has a data folder tells at a path; undefined where no site answers there, or one of a version
 * that does not know the question.
 */
export async function askSite({ dataDir }: Env, path: string): Promise<unknown> {
  const answer = await ask(dataDir, path, '');
  if (!answer) return undefined;
  const told = await text(answer);
  return answer.statusCode === 200 ? JSON.parse(told) : undefined;
}

/** The answer's head; null when nobody listens. */
function ask(dataDir: string, path: string, body: string): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath: socketPath(dataDir), path, method: 'POST', agent: false },
      resolve,
    );
    sent.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'EINVAL') resolve(null);
      else reject(code === 'ECONNRESET' ? brokenOff() : error);
    });
    sent.end(body);
  });
}
