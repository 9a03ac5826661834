import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { predatesBaseline, ranMigrations } from '#db/migrate.ts';
import { migrationsList } from '#db/migrations/index.ts';
import { mailTroubles } from '#app/features/mail/outgoing/trouble.server.ts';
import { database, type Em, type Orm } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { oldestDueJob } from '#app/lib/jobs/queue-age.server.ts';
import { backupState } from '../backups/queries.server.ts';

/** Where a running site tells its facts to a command. */
export const factsPath = '/facts';

const files = z.object({ count: z.number(), first: z.array(z.string()) });

/** What the database says about itself and the site. It travels as JSON where the site has the database to itself. */
export const factsSchema = z.object({
  version: z.string(),
  /** When the database says it is now. */
  now: z.coerce.date(),
  schema: z.object({
    isEmpty: z.boolean(),
    isTooOld: z.boolean(),
    pending: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
  /** Null where the schema is not this version's. */
  site: z
    .object({
      /** In seconds. */
      queueAge: z.number(),
      /** How many administrators can log in, and how many of them with a password alone. */
      admins: z.object({ count: z.number(), withoutSecondStep: z.number() }),
      mail: z.object({
        queued: z.number(),
        givenUp: z.number(),
        troubles: z.array(z.object({ about: z.string(), count: z.number(), said: z.string() })),
      }),
      backups: z.object({
        last: z.object({ at: z.coerce.date(), bytes: z.number() }).nullable(),
        failed: z.object({ at: z.coerce.date(), failure: z.string() }).nullable(),
        isOverdue: z.boolean(),
        /** When a backup last failed to reach the bucket, if none has since. */
        notInBucket: z.coerce.date().nullable(),
        rehearsal: z.object({ at: z.coerce.date(), worked: z.boolean() }).nullable(),
      }),
      /** Null where a bucket has the files. */
      files: z
        .object({
          photos: z.number(),
          documents: z.number(),
          /** Rows whose file is not there. */
          missing: files,
          /** Files that no row names, and that the nightly clean-up should have deleted. */
          stray: files,
        })
        .nullable(),
      /** With a bucket: the files that rows name, and that are in the folder which is not looked in any more. */
      leftHere: files,
    })
    .nullable(),
});
export type Facts = z.output<typeof factsSchema>;

/** The facts of the site of this process. */
export async function factsOfSite(settings: Env): Promise<Facts> {
  const { orm } = await database();
  return readFacts(orm, settings);
}

/** Reads them, and changes nothing. */
export async function readFacts(orm: Orm, settings: Env): Promise<Facts> {
  const em = orm.em.fork();
  const [server] = await em.execute<{ version: string; now: string }[]>(
    `select current_setting('server_version') as version, now() as now`,
  );
  const ran = await ranMigrations(em);
  const known = new Set(migrationsList.map(({ name }) => name));
  const schema = {
    isEmpty: ran.length === 0,
    isTooOld: await predatesBaseline(orm),
    pending: [...known].filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !known.has(name)),
  };
  return {
    version: server?.version ?? '',
    now: new Date(server?.now ?? NaN),
    schema,
    site: schema.isTooOld || schema.pending.length > 0 ? null : await readSite(em, settings),
  };
}

async function readSite(em: Em, settings: Env): Promise<Facts['site']> {
  const { last, failed, isOverdue, bucket, rehearsal } = await backupState(em);
  const troubles = await mailTroubles(em);
  const folder = join(settings.dataDir, 'files');
  return {
    queueAge: await oldestDueJob(em),
    admins: await countAdmins(em),
    mail: {
      queued: await countLetters(em, 'QUEUED'),
      givenUp: await countLetters(em, 'FAILED'),
      troubles: troubles.map(({ about, count, said }) => ({ about, count, said })),
    },
    backups: { last, failed, isOverdue, notInBucket: bucket?.failed ?? null, rehearsal },
    files: settings.usesBucket ? null : await compareFiles(em, folder),
    leftHere: summed(settings.usesBucket ? await ownFilesIn(em, folder) : []),
  };
}

async function countAdmins(em: Em) {
  const { count, secured } = await kysely(em)
    .selectFrom('users')
    .leftJoin('second_steps', 'second_steps.user', 'users.id')
    .select(({ fn }) => [
      fn.count<number>('users.id').as('count'),
      fn.count<number>('second_steps.user').as('secured'),
    ])
    .where('users.role', '=', 'ADMIN')
    .where('users.disabledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), withoutSecondStep: Number(count) - Number(secured) };
}

/** Emails that wait, or were given up in the last day. */
async function countLetters(em: Em, state: 'QUEUED' | 'FAILED'): Promise<number> {
  const since = new Date(Date.now() - dayMs);
  const letters = kysely(em)
    .selectFrom('mail_letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state);
  const row = await (
    state === 'FAILED' ? letters.where('settledAt', '>', since) : letters
  ).executeTakeFirst();
  return Number(row?.count ?? 0);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The nightly clean-up leaves files alone for a day, and then has a night to come by. */
const strayAfterMs = 2 * dayMs;

/** How many names are told. */
const told = 3;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function compareFiles(em: Em, folder: string) {
  // The files first: one that is stored meanwhile has a row that is read, and one that is missing is looked for again.
  const there = await filesIn(folder);
  const { photos, documents } = await ownFiles(em);
  const rows = new Set([...photos, ...documents]);
  const missing = [...rows].filter((path) => !there.has(path) && !existsSync(join(folder, path)));
  const stray: string[] = [];
  for (const path of there) {
    if (!rows.has(path) && (await isOld(join(folder, path)))) stray.push(path);
  }
  return {
    photos: photos.length,
    documents: documents.length,
    missing: summed(missing),
    stray: summed(stray),
  };
}

/** The files in the folder that rows name. */
async function ownFilesIn(em: Em, folder: string): Promise<string[]> {
  const there = await filesIn(folder);
  if (there.size === 0) return [];
  const { photos, documents } = await ownFiles(em);
  return [...photos, ...documents].filter((path) => there.has(path));
}

/** The paths of photos and documents by their rows, within the folder. */
async function ownFiles(em: Em): Promise<{ photos: string[]; documents: string[] }> {
  const photos = await kysely(em).selectFrom('photos').select('id').execute();
  const documents = await kysely(em).selectFrom('stored_files').select('id').execute();
  return {
    photos: photos.map(({ id }) => `photos/${id}`),
    documents: documents.map(({ id }) => `photos/stored/${id}`),
  };
}

/** The paths of the photos and documents that are there, within the folder. */
async function filesIn(folder: string): Promise<Set<string>> {
  const photos = await idsIn(join(folder, 'photos'));
  const documents = await idsIn(join(folder, 'photos', 'stored'));
  return new Set([
    ...photos.map((id) => `photos/${id}`),
    ...documents.map((id) => `photos/stored/${id}`),
  ]);
}

const summed = (paths: string[]) => ({
  count: paths.length,
  first: paths.sort().slice(0, told),
});

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => uuid.test(name));
}

/** False for what has gone meanwhile. */
async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - strayAfterMs;
}
