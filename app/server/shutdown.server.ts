import type { Server } from 'node:http';
import type { Worker } from '../jobs/worker.server.ts';
import { database } from '../lib/db/database.server.ts';
import { logError, logStep } from '../lib/log.server.ts';
import { processSingleton } from '../lib/process/keep.server.ts';
import { closeConnections, holdRequests, isBusy } from './steps/draining.server.ts';

/** How long a stopping process then waits for the requests in progress: it is gone within 15 seconds. */
const requestDrainMs = 6_000;

/** The same for jobs. One that is not done by then is handed back. */
const jobDrainMs = 9_000;

/**
 * How long a connection without a request may stay open after the signal. Node ends each after five seconds, and says
 * so in its answers; one that we end ourselves could be one on which a request is under way.
 */
const idleMs = 7_000;

/** How many looks in a row find no request before a connection may stay unread: between two, Node reads what came. */
const quietLooks = 50;

/** The longest turn of the event loop in which it did next to nothing. */
const quietTurnMs = 0.5;

/** How long no client should have asked for a connection before no more are taken, and how long that is waited for. */
const quietMs = 450;
const patienceMs = 1_000;

/** How long it then has to close the database. */
const closeMs = 3_000;

const servers = () => processSingleton('servers', () => new Set<Server>());

/** How many connections the servers have taken so far. */
let taken = 0;

/** Has a server take no more connections once the process stops. */
export function closeAtStop(server: Server): void {
  servers().add(server);
  server.on('connection', () => (taken += 1));
}

/**
 * Ties the process to the site: logs stray rejections instead of ending the process, and shuts down on
 * SIGTERM or SIGINT.
 */
export function guardProcess(worker: Worker): void {
  process.on('unhandledRejection', (reason) => logError('unhandled rejection', reason));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(worker, signal));
  }
}

/**
 * Stops the process once its requests and jobs have finished, or their time is over, and closes the
 * database. From the signal on every response tells its client to close the connection; requests are still
 * answered until the clients have closed theirs.
 */
async function shutDown(worker: Worker, signal: string): Promise<void> {
  logStep('stopping', `${signal}: finishing the requests and jobs in progress`);
  closeConnections();
  setTimeout(
    () => {
      logError('stopping', 'a job or a transaction did not end in time');
      process.exit(1);
    },
    idleMs + requestDrainMs + closeMs,
  );
  try {
    await Promise.all([connectionsEnded().then(requestsEnded), worker.stop(jobDrainMs)]);
    const { close } = await database();
    await close();
    logStep('stopping', 'the database is closed');
  } catch (error) {
    logError('stopping', error);
    process.exitCode = 1;
  }
  process.exit();
}

/** Waits until no client has a connection, then takes no more. */
async function connectionsEnded(): Promise<void> {
  const deadline = Date.now() + idleMs;
  while ((await openConnections()) > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // A busy server would take its next clients as fast as it answers others.
  const release = holdRequests();
  await noneWaiting();
  for (const server of servers()) server.close();
  release();
}

/**
 * Waits until no client asked for a connection for a while and nothing else took time in the turn of the event loop
 * before, with less patience after a second, at most for the time of an idle one. Closing resets the clients that
 * still wait to be taken: Node takes one a turn, and others come while a turn answers requests. Those whose requests
 * are held ask for no other connection, so a while is soon found.
 */
async function noneWaiting(): Promise<void> {
  const began = performance.now();
  let takenAt = began;
  for (;;) {
    const [before, turnBegan] = [taken, performance.now()];
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (taken !== before) takenAt = now;
    const wanted = now - began < patienceMs ? quietMs : 0;
    const isQuiet = taken === before && now - turnBegan < quietTurnMs && now - takenAt >= wanted;
    if (isQuiet || now - began > idleMs) return;
  }
}

async function openConnections(): Promise<number> {
  const counts = await Promise.all(
    [...servers()].map(
      (server) =>
        new Promise<number>((resolve) =>
          server.getConnections((error, count) => resolve(error ? 0 : count)),
        ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits for the requests under way, and for those that clients have sent and that were not read yet. */
async function requestsEnded(): Promise<void> {
  const deadline = Date.now() + requestDrainMs;
  let quiet = 0;
  while (Date.now() < deadline) {
    quiet = isBusy() ? 0 : quiet + 1;
    if (quiet > 0 && ((await openConnections()) === 0 || quiet > quietLooks)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
