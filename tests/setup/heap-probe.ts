/**
 * Loaded before a server's program (`--expose-gc --import`): at SIGUSR2 it collects garbage and writes to HEAP_FILE how
 * many megabytes the heap holds then.
 */
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env.HEAP_FILE ?? '';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  // A reader finds the whole file or none.
  writeFileSync(`${file}.new`, JSON.stringify({ heap: (heapUsed + external) / 1024 / 1024 }));
  renameSync(`${file}.new`, file);
});
