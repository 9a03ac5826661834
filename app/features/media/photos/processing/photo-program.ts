/**
 * The process that reads one uploaded photo, so that a picture made to use up memory or time, or to
 * crash a decoder, harms no one but itself. It is run from this file, also when the server is built.
 */
import { writeFileSync } from 'node:fs';
import { render } from './render.ts';
import type { Task } from './task.ts';

// Ctrl-C reaches the whole group; the server lets requests finish and then ends this process.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
// An ordinary exit would wait for the decoder's threads.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);

const maxMemoryBytes = Number(process.argv[2]);

// Decoding runs in other threads, so this timer is on time.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) end();
}, 10);

try {
  // Where memory runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file.
}

process.once('message', (task: Task) => {
  void render(task).then((result) => process.send?.(result));
});
