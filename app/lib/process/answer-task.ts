import { writeFileSync } from 'node:fs';

/**
 * Makes this process one of `runProgram`: it answers one task, and ends with the server that started it, or before it
 * where memory runs out.
 */
export function answerTask<Task>(answer: (task: Task) => Promise<object>): void {
  // Ctrl-C reaches the whole group; the server lets requests finish and then ends this process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  try {
    // Where memory runs out, Linux ends this process and not the server.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
  process.once('message', (task: Task) => {
    void answer(task).then((result) => process.send?.(result));
  });
}
