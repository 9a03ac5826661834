import { readFileSync, writeFileSync } from 'node:fs';
import { demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import type { Running } from './spawn.ts';

/** Logs a demo account in on a running server, and returns the cookie. */
export async function loginTo({ origin }: Running, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (response.status !== 200) throw new Error(`Logging in: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** From now on, `memoryOf` counts the peak anew. Linux only. */
export const forgetPeak = ({ child }: Running): void =>
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

/** How much memory the server holds now, and the most it has held, in MB. Linux only. */
export function memoryOf({ child }: Running): { now: number; peak: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const value = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { now: value('VmRSS'), peak: value('VmHWM') };
}
