/**
 * The process that looks into one uploaded PDF, so that one made to use up memory or time harms no one
 * but itself. It is run from this file, also when the server is built.
 */
import { writeFileSync } from 'node:fs';
import { hasText } from './has-text.ts';

const end = () => process.kill(process.pid, 'SIGKILL');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', end);

try {
  // Where memory runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file.
}

process.once('message', (bytes: Uint8Array) => {
  void hasText(bytes).then((found) => process.send?.({ found }));
});
