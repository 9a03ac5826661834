import { explain } from './explain.ts';

/** Runs a command to its end. An error is one line for the person who typed it, and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
