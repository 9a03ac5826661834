import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Resolver } from 'node:dns/promises';
import { createOrm } from '#db/config.ts';
import { senderDomain } from '#app/features/mail/transport/transport.server.ts';
import { reach } from '#app/lib/db/database.server.ts';
import { embeddedDatabase, FolderInUseError } from '#app/lib/db/embedded.server.ts';
import { env, type Env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { askSite } from '../backups/site-socket.server.ts';
import { siteAnswer } from './answer-check.server.ts';
import { failing, look, ok, type Check } from './check.ts';
import { diskChecks } from './disk-checks.server.ts';
import { factsPath, factsSchema, readFacts, type Facts } from './facts.server.ts';
import { mailRecords, mailServer, type Names } from './mail-checks.server.ts';
import { neighbourChecks } from './neighbour-checks.server.ts';
import { settingsChecks } from './settings-checks.ts';
import { siteChecks } from './site-checks.ts';

interface Options {
  /** The part of DKIM's name that the mail service chose. */
  selector: string | undefined;
  names?: Names;
}

/** Looks at everything that a site needs, with the settings of this process. Changes nothing in the database. */
export async function examine({ selector, names = resolver() }: Options): Promise<Check[]> {
  let settings: Env;
  try {
    settings = env();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [
      failing(
        'settings',
        error.message,
        'Correct it, and look again: the rest depends on the settings.',
      ),
    ];
  }
  const [answer, database, disk, mail, neighbours] = await Promise.all([
    siteAnswer(settings),
    databaseChecks(settings),
    diskChecks(settings),
    mailChecks(settings, selector, names),
    neighbourChecks(settings),
  ]);
  return [...settingsChecks(settings), answer, ...disk, ...database, ...neighbours, ...mail];
}

const resolver = (): Names => new Resolver({ timeout: 1_000, tries: 1 });

async function mailChecks(
  settings: Env,
  selector: string | undefined,
  names: Names,
): Promise<Check[]> {
  const { smtpUrl, demo } = settings;
  if (!smtpUrl) {
    const found = 'SMTP_URL is not set: emails are files in DATA_DIR/mail, and none leaves.';
    return [
      demo
        ? ok('mail server', found)
        : look('mail server', found, 'Set SMTP_URL and MAIL_FROM, and start the site again.'),
    ];
  }
  const domain = senderDomain();
  return [await mailServer(smtpUrl), ...(await mailRecords({ smtpUrl, domain, selector }, names))];
}

async function databaseChecks(settings: Env): Promise<Check[]> {
  const { databaseUrl, backupDir, demo } = settings;
  const around = { backupDir, demo, now: new Date() };
  try {
    if (databaseUrl) {
      const { facts, ms } = await askServer(databaseUrl, settings);
      return siteChecks(facts, { ...around, kind: 'postgresql', ms, now: new Date() });
    }
    const found = await askFolder(settings);
    if ('check' in found) return [found.check];
    return siteChecks(found.facts, { ...around, kind: 'embedded', ms: found.ms });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const remedy =
      error instanceof StartError
        ? 'Then look again: the rest depends on the database.'
        : 'Look for [database] in the log of the site, and of the database.';
    return [failing('database', message, remedy)];
  }
}

interface Told {
  facts: Facts;
  /** Null where the site that runs was asked. */
  ms: number | null;
}

async function askServer(url: string, settings: Env): Promise<Told> {
  const orm = createOrm({ kind: 'postgresql', url });
  try {
    await reach(orm);
    const began = performance.now();
    await reach(orm);
    const ms = performance.now() - began;
    return { facts: await readFacts(orm, settings), ms };
  } finally {
    await orm.close();
  }
}

/** The folder of the embedded database is opened where the site does not run; a site that runs is asked (record 40). */
async function askFolder(settings: Env): Promise<Told | { check: Check }> {
  const name = 'database';
  const folder = join(settings.dataDir, 'postgres');
  if (!existsSync(folder)) {
    return {
      check: look(
        name,
        `There is none in ${settings.dataDir} yet.`,
        'The first start makes it. If there was one, correct DATA_DIR, or set DATABASE_URL.',
      ),
    };
  }
  const opened = await embeddedDatabase(settings).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null;
    throw error;
  });
  if (opened) {
    const orm = createOrm({ kind: 'embedded', pglite: opened.pglite });
    try {
      return { facts: await readFacts(orm, settings), ms: 0 };
    } finally {
      await orm.close();
      await opened.pglite.close();
      opened.release();
    }
  }
  const told = factsSchema.safeParse(await askSite(settings, factsPath));
  if (told.success) return { facts: told.data, ms: null };
  return {
    check: look(
      name,
      'Another process has it open and does not answer: a command, a start that is not done, or a site of another version.',
      'Wait a minute and look again, or stop the site first: jobs, emails, backups and files cannot be looked at before.',
    ),
  };
}
