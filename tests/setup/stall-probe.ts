/**
 * Loaded before a server's program (`--import`): at SIGUSR2 it writes to STALL_FILE for how many milliseconds the
 * server's event loop stood still at most since the last time, and how long it worked at most between two turns: on a
 * busy machine, other programs hold it up too.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.STALL_FILE ?? '';
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = worked();
let longest = 0;
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, 5).unref();

process.on('SIGUSR2', () => {
  const stall = { still: Math.round(delay.max / 1e6), worked: Math.round(longest) };
  delay.reset();
  longest = 0;
  // A reader finds the whole file or none.
  writeFileSync(`${file}.new`, JSON.stringify(stall));
  renameSync(`${file}.new`, file);
});
