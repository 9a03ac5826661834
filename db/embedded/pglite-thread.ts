/** The thread that the embedded database of a server runs on (`threaded-pglite.ts`). */
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { packError, type Ask, type News, type Question } from './thread-messages.ts';

// V8 would begin to optimize in the middle of the start, for which it needs both cores of a small machine.
setFlagsFromString('--wasm-tiering-budget=100000000');
enableCompileCache((workerData as { compileCache?: string }).compileCache);
// Only now, so that PGlite comes from the cache.
const { openEmbedded } = await import('./open.ts');

interface Open {
  tx: Transaction;
  end: (action: 'commit' | 'rollback') => Promise<void>;
}

let opened: Promise<PGlite> | null = null;
let ids = 0;
const transactions = new Map<number, Open>();
const listeners = new Map<number, () => Promise<void>>();

const tell = (news: News) => parentPort?.postMessage(news);

parentPort?.on('message', ({ id, ask }: Question) => {
  answer(ask).then(
    (value) => tell({ is: 'answer', id, value }),
    (error: unknown) => tell({ is: 'refusal', id, error: packError(error) }),
  );
});

async function answer(ask: Ask): Promise<unknown> {
  switch (ask.to) {
    case 'open':
      opened = openEmbedded(ask.folder, {
        onBroken: (error) => tell({ is: 'broken', error: packError(error) }),
      });
      return void (await opened);
    case 'query':
      return (await clientOf(ask.transaction)).query(ask.text, ask.params, ask.options);
    case 'exec':
      return (await clientOf(ask.transaction)).exec(ask.text);
    case 'begin':
      return begin(await database());
    case 'commit':
    case 'rollback':
      return transactionOf(ask.transaction).end(ask.to);
    case 'listen':
      return listen(ask.channel);
    case 'unlisten':
      await listeners.get(ask.listener)?.();
      return listeners.delete(ask.listener);
    case 'close':
      return (await database()).close();
  }
}

function database(): Promise<PGlite> {
  return opened ?? Promise.reject(new Error('The embedded database is not open.'));
}

function transactionOf(id: number): Open {
  const transaction = transactions.get(id);
  if (!transaction) throw new Error('The transaction is over.');
  return transaction;
}

const clientOf = async (transaction: number | null): Promise<Pick<PGlite, 'query' | 'exec'>> =>
  transaction === null ? database() : transactionOf(transaction).tx;

/** Begins a transaction, which has the database to itself until it ends; returns its number. */
function begin(pglite: PGlite): Promise<number> {
  return new Promise((begun, failed) => {
    const done = pglite.transaction(
      (tx) =>
        new Promise<void>((commit, rollBack) => {
          const id = ++ids;
          const end: Open['end'] = async (action) => {
            transactions.delete(id);
            if (action === 'commit') commit();
            else rollBack(rolledBack);
            await done.catch((error: unknown) => {
              if (error !== rolledBack) throw error;
            });
          };
          transactions.set(id, { tx, end });
          begun(id);
        }),
    );
    done.catch(failed);
  });
}

const rolledBack = new Error('rolled back');

async function listen(channel: string): Promise<number> {
  const listener = ++ids;
  const pglite = await database();
  const end = await pglite.listen(channel, (payload) => tell({ is: 'notice', listener, payload }));
  listeners.set(listener, end);
  return listener;
}
