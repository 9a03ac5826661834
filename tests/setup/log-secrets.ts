import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the servers of a whole run leave their logs; unset in a quick one. */
const folder = () => process.env.TEST_LOGS;

/** Keeps what a server of the suite logged, for the sweep at the end of a whole run. */
export function keepLog(text: string): void {
  const to = folder();
  if (!to) return;
  mkdirSync(to, { recursive: true });
  appendFileSync(join(to, `${process.pid}.log`), text);
}

/** From now on, keeps what this process prints, which a server in it logs. */
export function keepPrinted(): void {
  if (!folder()) return;
  for (const name of ['log', 'warn', 'error'] as const) {
    const print = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      keepLog(`${parts.map(String).join(' ')}\n`);
      print(...parts);
    };
  }
}

const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g;
/** The names of built files have a hash in them. */
const builtFile = /\/assets\/[\w.-]+/g;

const shapes = [
  // The secrets of links, sessions and stopping e-mails: random bits in base64url.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}(?![\w-])/,
  // What stands in a secret's place, and the address of a screen.
  /\/~[\w-]{12}\b/,
  /\/screen\/[a-z0-9]{16}\b/,
  // A unit's code.
  /\b(?=[A-Z0-9-]*\d)[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}\b/,
  // Parameters that hold one.
  /[?&](?:code|invitation|redirectTo|secret|token|password)=/i,
  // What people of the tests type as a password, and canaries.
  /local-link-demo|a password of the drill|quiet river|canary/i,
];

/** The demo city says at its start what everybody's password is. */
const demoNote = /^Demo accounts, password local-link-demo:$/;

/** The lines of a log that have a secret in them. */
export const linesWithSecret = (log: string): string[] =>
  log.split('\n').filter((line) => {
    const plain = line.replace(uuid, '').replace(builtFile, '');
    return !demoNote.test(plain) && shapes.some((shape) => shape.test(plain));
  });

/** Looks for secrets in every log that a whole run left. */
export function sweepLogs(from: string): { lines: number; requests: number; found: string[] } {
  const names = existsSync(from) ? readdirSync(from) : [];
  const logs = names.map((name) => readFileSync(join(from, name), 'utf8'));
  const lines = logs.flatMap((log) => log.split('\n')).filter(Boolean);
  return {
    lines: lines.length,
    requests: lines.filter((line) => line.includes('[request]')).length,
    found: logs.flatMap(linesWithSecret),
  };
}
