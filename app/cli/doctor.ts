/** Looks at everything a site needs, and says what to do: `npm run doctor`; `--help` says the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { Check, Verdict } from '../features/site/doctor/check.ts';
import { examine } from '../features/site/doctor/examine.server.ts';
import { envFileChecks } from '../features/site/doctor/settings-checks.ts';
import { StartError } from '../lib/errors.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run doctor -- [--json] [--dkim-selector NAME]

  Looks at the settings, whether the site at APP_URL is the one that has them, the disk, the database, the clock, the mail server and its records, late jobs, emails given
  up, the newest backup and its trial, and files that are lost or left over. It changes nothing, and the
  site can go on running. It ends with 1 when something is failing.

  --json
    Prints an object for programs.
  --dkim-selector NAME
    Where the mail service has the key of DKIM, such as s1 for s1._domainkey.link.example.`;

const words: Record<Verdict, string> = { ok: 'ok', look: 'look at this', failing: 'failing' };
const width = Math.max(...Object.values(words).map(({ length }) => length));

await runCommand(main);

async function main(): Promise<void> {
  readSettingsFile();
  const values = readArguments();
  if (values.help) {
    console.log(usage);
    return;
  }
  const checks = [
    ...envFileChecks(
      existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {},
      process.env,
      'node --env-file=.env app/cli/doctor.ts',
    ),
    ...(await examine({ selector: values['dkim-selector'] })),
  ];
  const isFailing = checks.some(({ verdict }) => verdict === 'failing');
  console.log(values.json ? JSON.stringify({ ok: !isFailing, checks }, null, 2) : textOf(checks));
  if (isFailing) process.exitCode = 1;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        'dkim-selector': { type: 'string' },
      },
    });
    return values;
  } catch {
    throw new StartError(usage);
  }
}

/** A line for each check, and below it what to do. */
function textOf(checks: Check[]): string {
  const lines = checks.flatMap(({ name, verdict, found, remedy }) => [
    `${words[verdict].padEnd(width)}  ${name}: ${found}`,
    ...(remedy ? [`${' '.repeat(width)}  → ${remedy}`] : []),
  ]);
  const count = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict).length;
  return `${lines.join('\n')}\n\n${count('failing')} failing, ${count('look')} to look at, ${count('ok')} ok.`;
}
