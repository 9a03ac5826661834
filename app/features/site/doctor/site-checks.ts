import { longestQueueAge } from '#app/lib/jobs/queue-age.server.ts';
import { counted, failing, lasting, look, ok, roomOf, type Check } from './check.ts';
import type { Facts } from './facts.server.ts';

type Site = NonNullable<Facts['site']>;

/** What the checks need to know besides. */
export interface Around {
  kind: 'embedded' | 'postgresql';
  /** How long the database took to answer, in milliseconds; null where the site that runs was asked. */
  ms: number | null;
  backupDir: string | undefined;
  demo: boolean;
  /** When this machine says it is now. */
  now: Date;
}

/** Checks what the database says of itself and of the site. */
export function siteChecks(facts: Facts, around: Around): Check[] {
  const checks = [database(facts, around), schema(facts, around), clock(facts, around)];
  const { site } = facts;
  if (!site) return checks;
  return [
    ...checks,
    jobs(site),
    administrators(site, around),
    mail(site),
    backup(site, around),
    rehearsal(site, around),
    files(site),
  ];
}

/** The oldest PostgreSQL that the site runs on. */
const oldestPostgres = 15;

function database({ version }: Facts, { kind, ms }: Around): Check {
  const name = 'database';
  if (kind === 'embedded') {
    return ok(
      name,
      ms === null ? 'The site that runs answers from it.' : 'It opens. The site does not run.',
    );
  }
  const found = `PostgreSQL ${version} answered in ${Math.round(ms ?? 0)} ms.`;
  if (parseInt(version, 10) >= oldestPostgres) return ok(name, found);
  return failing(name, found, `Move to PostgreSQL ${oldestPostgres} or newer.`);
}

function schema(
  { schema: { isEmpty, isTooOld, pending, unknown } }: Facts,
  { kind }: Around,
): Check {
  const name = 'schema';
  const migrate = kind === 'embedded' ? 'Start the site' : 'Run "npm run db:migrate"';
  if (isTooOld) {
    return failing(
      name,
      'The tables are older than the first release.',
      'They cannot be brought up to date: begin with a new database.',
    );
  }
  if (unknown.length > 0) {
    return failing(
      name,
      `The database is of a newer version: it has ${unknown.at(-1)}.`,
      'Install that version again, or go back as docs/operating.md says at "Going back".',
    );
  }
  if (isEmpty) return failing(name, 'The database has no tables.', `${migrate}: that makes them.`);
  if (pending.length > 0) {
    return failing(
      name,
      `The database is behind by ${counted(pending.length, 'migration')}.`,
      `${migrate}: that writes a backup first, and brings it up to date.`,
    );
  }
  return ok(name, 'It is that of this version.');
}

/** Seconds between two clocks from which on they are told, and from which on links and limits go wrong. */
const clocksDiffer = { told: 5, wrong: 60 };

function clock({ now }: Facts, around: Around): Check {
  const name = 'clock';
  const here = `${around.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (around.kind === 'embedded') {
    return ok(
      name,
      `It is ${here} on this machine, and the database has the same clock: compare it with yours.`,
    );
  }
  const apart = Math.abs(around.now.getTime() - now.getTime()) / 1000;
  if (apart < clocksDiffer.told) return ok(name, `It is ${here} here and at the database.`);
  const say = apart < clocksDiffer.wrong ? look : failing;
  return say(
    name,
    `This machine and the database are ${lasting(apart)} apart. It is ${here} here.`,
    'Have both set their clocks by the network (timedatectl set-ntp true).',
  );
}

function jobs({ queueAge }: Site): Check {
  const name = 'jobs';
  if (queueAge === 0) return ok(name, 'None is late.');
  if (queueAge <= longestQueueAge) {
    return ok(name, `The oldest that is due has waited ${lasting(queueAge)}.`);
  }
  return failing(
    name,
    `The oldest that is due has waited ${lasting(queueAge)}: emails, clean-ups and backups do not happen.`,
    'If the site does not run, start it. If it does, start it again, and look for [jobs] in its log.',
  );
}

function administrators({ admins: { count, withoutSecondStep } }: Site, { demo }: Around): Check {
  const name = 'administrators';
  if (count === 0) {
    return look(
      name,
      'Nobody who can log in is an administrator.',
      'Make one: npm run admin -- create-admin --email EMAIL',
    );
  }
  if (demo) return ok(name, 'Those of the demo city.');
  if (withoutSecondStep === 0) {
    return ok(name, `${counted(count, 'administrator')}, each with a second step at login.`);
  }
  return look(
    name,
    `${withoutSecondStep} of ${counted(count, 'administrator')} log in with a password alone.`,
    'Ask administrators for a second step at /admin/site.',
  );
}

function mail({ mail: { queued, givenUp, troubles } }: Site): Check {
  const name = 'emails';
  const [worst] = troubles;
  if (worst) {
    return failing(
      name,
      `The mail server refuses ${counted(worst.count, 'email')}. It said: ${worst.said}`,
      'Put right what it says, then press "Send all these emails again now" at /admin/mail.',
    );
  }
  if (givenUp > 0) {
    return look(
      name,
      `${counted(givenUp, 'email')} given up in the last day, ${queued} waiting.`,
      'See at /admin/mail to whom, and why.',
    );
  }
  return ok(name, `${queued} waiting, none given up in the last day.`);
}

/** What keeps a nightly backup from being written, and what to do. */
const failures: Record<string, { why: string; remedy: string }> = {
  NO_ROOM: {
    why: 'its disk was full',
    remedy: 'Make room in BACKUP_DIR, or name a folder on another disk.',
  },
  FOLDER: {
    why: 'the folder could not be written',
    remedy:
      'See that the disk of BACKUP_DIR is mounted, and that the account of the site may write there.',
  },
};

function backup(
  { backups: { last, failed, isOverdue, notInBucket } }: Site,
  { backupDir, demo, now }: Around,
): Check {
  const name = 'backup';
  const age = last && lasting((now.getTime() - last.at.getTime()) / 1000);
  if (!backupDir) {
    if (demo) return ok(name, 'None, and a demo needs none.');
    return look(
      name,
      'There are no nightly backups.',
      'Set BACKUP_DIR to a folder on another disk, and start the site again.',
    );
  }
  const then = age ? `The last one that was kept is ${age} old.` : 'None was ever kept.';
  if (failed) {
    const { why, remedy } = failures[failed.failure] ?? {
      why: 'something else went wrong',
      remedy:
        'Look for [backup] in the log of that time, and try one by hand: npm run backup -- FILE',
    };
    return failing(name, `The last one failed: ${why}. ${then}`, remedy);
  }
  if (!last) {
    return look(
      name,
      'None was written yet.',
      'The first one is written at 2:20 a.m. while the site runs. One by hand: npm run backup -- FILE',
    );
  }
  if (isOverdue) {
    return failing(
      name,
      then,
      'Let the site run at 2:20 a.m. If it does, look for [backup] in its log. One by hand: npm run backup -- FILE',
    );
  }
  if (notInBucket) {
    return failing(
      name,
      `The newest is ${age} old, and the last one did not reach the bucket.`,
      'Look for [backup] in the log of that time: it has the store’s own words. Check the BACKUP_S3_… settings and the rights of the keys.',
    );
  }
  return ok(name, `The newest is ${age} old and has ${roomOf(last.bytes)}.`);
}

/** Two weeks: one that was due may have been missed. In seconds. */
const rehearsalIsOld = 14 * 24 * 60 * 60;

function rehearsal({ backups: { last, rehearsal: run } }: Site, { backupDir, now }: Around): Check {
  const name = 'rehearsal';
  const byHand =
    'The site tries the newest once a week. By hand, which is not written down: npm run restore -- --rehearse FILE';
  if (!backupDir || !last) return ok(name, 'There is no nightly backup to try out.');
  if (!run) return look(name, 'No nightly backup was tried out yet.', byHand);
  const age = (now.getTime() - run.at.getTime()) / 1000;
  if (!run.worked) {
    return failing(
      name,
      `A backup could not be restored, ${lasting(age)} ago.`,
      `The log of that time says why, at [backup]. ${byHand}`,
    );
  }
  const found = `A backup was restored on trial ${lasting(age)} ago.`;
  return age > rehearsalIsOld ? look(name, found, byHand) : ok(name, found);
}

function files({ files: compared, leftHere }: Site): Check {
  const name = 'files';
  if (!compared && leftHere.count > 0) {
    return look(
      name,
      `With a bucket, nothing is read from DATA_DIR/files; ${counted(leftHere.count, 'file')} of photos or documents ${leftHere.count === 1 ? 'is' : 'are'} there: ${listed(leftHere)}.`,
      'Copy them into the bucket, if they are not in it yet: docs/operating.md, Backups. Once photos and documents show on the site, the folder can go.',
    );
  }
  if (!compared) return ok(name, 'The bucket has them, and was not looked through.');
  const { photos, documents, missing, stray } = compared;
  if (missing.count > 0) {
    return failing(
      name,
      `${counted(missing.count, 'file')} of photos or documents ${missing.count === 1 ? 'is' : 'are'} not in DATA_DIR/files: ${listed(missing)}.`,
      'See that DATA_DIR is that of the site and its disk is mounted. They are in a backup from when they were there: tar xzf BACKUP files/…',
    );
  }
  if (stray.count > 0) {
    return look(
      name,
      `${counted(stray.count, 'file')} in DATA_DIR/files ${stray.count === 1 ? 'belongs' : 'belong'} to nothing: ${listed(stray)}.`,
      'They only take room. The site deletes such files at night: if they stay, look for [jobs] in its log.',
    );
  }
  return ok(
    name,
    `${counted(photos, 'photo')} and ${counted(documents, 'document')} are all there.`,
  );
}

const listed = ({ count, first }: { count: number; first: string[] }): string =>
  `${first.join(', ')}${count > first.length ? ', …' : ''}`;
