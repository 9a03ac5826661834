import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './errors.ts';
import { keptSecret, newSecret } from './kept-secret.server.ts';
import { processSingleton } from './process/keep.server.ts';

export interface Env {
  production: boolean;
  port: number;
  /** The address to listen on; undefined means every one. A demo is for this machine only. */
  host: string | undefined;
  /** Where the embedded database and uploaded or generated files are kept. */
  dataDir: string;
  /** The address people type, without a trailing slash. */
  appUrl: string;
  /** Undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Standbys of that server, for reads that may be a second old. */
  databaseReadUrls?: string[] | undefined;
  sessionSecret: string;
  /** Demo data and demo accounts. */
  demo: boolean;
  /** Where uploaded photos are kept; undefined means the folder `files/photos` in `dataDir`. */
  photoBucket?: Bucket | undefined;
  /** Whether a bucket has the photos, which commands are told without its keys. */
  usesBucket?: boolean;
  /** Where nightly backups are written; undefined for none. */
  backupDir?: string | undefined;
  /** A bucket of its own for nightly backups, beside the folder; undefined for none. */
  backupBucket?: Bucket | undefined;
  /** What SESSION_SECRET is encrypted with in backups. */
  backupPassphrase?: string | undefined;
  /** Whether migrations run without a backup before them. */
  skipUpgradeBackup?: boolean;
  /** Where letters by mail are handed in; undefined means that they are written into `dataDir`. */
  smtpUrl?: string | undefined;
  /** The sender of letters by mail, such as `The Local Link <post@link.example>`. */
  mailFrom: string;
  /** Who else may say who somebody is; undefined means that only a password does. */
  identityProvider?: IdentityProvider | undefined;
  /** How lines of the log are written; undefined means as text. */
  logFormat?: LogFormat | undefined;
  /** What a reader of /metrics has to send; undefined where there are none. */
  metricsToken?: string | undefined;
  /** How many proxies in front of this process write X-Forwarded-For. */
  trustedProxies: number;
  /** Show every message in brackets, so that words outside the catalogue stand out. */
  pseudoLocale: boolean;
}

const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/** An identity provider that speaks OpenID Connect. */
export interface IdentityProvider {
  /** Its issuer, as it calls itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it. */
  name: string;
}

/** A bucket of an S3-compatible store. */
export interface Bucket {
  name: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of this process, read once. */
export const env = (): Env => processSingleton('env', () => readEnv());

/**
 * The same for a command, which serves no pages: it asks for no setting that only pages need. Call
 * it before anything reads `env`.
 */
export const commandEnv = (): Env =>
  processSingleton('env', () => readEnv(process.env, { serves: false }));

/** BACKUP_PASSPHRASE, for a command that needs no other setting and should make no folder. */
export const passphraseSetting = (): string | undefined =>
  process.env.BACKUP_PASSPHRASE === '' ? undefined : process.env.BACKUP_PASSPHRASE;

/** LOG_FORMAT, for the first line of the log, which comes before the settings are read. */
export const logFormatSetting = (): LogFormat =>
  process.env.LOG_FORMAT === 'json' ? 'json' : 'text';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

const integer = (min: number, max: number, fallback: number, expected: string) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: expected })
      .int({ error: expected })
      .min(min, { error: expected })
      .max(max, { error: expected })
      .default(fallback),
  );

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsAbsent, schema.optional());

/** A site's address without anything that its pages' addresses would not have. */
const origin = z.string().refine((url) => new URL(url).href.replace(/\/+$/, '') === originOf(url), {
  error: ({ input }) => `${originOf(String(input))} and nothing more`,
});

const originOf = (url: string): string => new URL(url).origin;

const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Of a store other than Amazon's own. */
const storeAddress = optional(
  z.url({ protocol: /^https?$/, error: 'an address such as https://s3.example' }),
);

const schema = z.object({
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], { error: 'production, development or test' }),
  ),
  PORT: integer(1, 65535, 3000, 'a port number from 1 to 65535'),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  APP_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'an address such as https://link.example' })
      .pipe(origin.transform(originOf)),
  ),
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgresql://user:password@localhost:5432/local_link',
    }),
  ),
  DATABASE_READ_URLS: optional(
    z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(
        z.array(
          z.url({
            protocol: /^postgres(ql)?$/,
            error:
              'addresses such as postgresql://user:password@standby:5432/local_link, with commas between',
          }),
        ),
      ),
  ),
  SESSION_SECRET: optional(z.string().min(32, { error: 'at least 32 characters' })),
  DEMO: optional(z.enum(['0', '1'], { error: '0 or 1' })),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: storeAddress,
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_BUCKET: optional(z.string()),
  BACKUP_S3_REGION: optional(z.string()),
  BACKUP_S3_ENDPOINT: storeAddress,
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_PASSPHRASE: optional(z.string().min(12, { error: 'at least 12 characters' })),
  SKIP_UPGRADE_BACKUP: optional(z.enum(['0', '1'], { error: '0 or 1' })),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'an address such as smtps://user:password@mail.example:465',
    }),
  ),
  MAIL_FROM: optional(
    z.string().regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'a sender such as The Local Link <post@link.example>',
    }),
  ),
  OIDC_ISSUER: optional(
    z
      .url({
        protocol: /^https?$/,
        error: 'an address such as https://login.example/realms/condos',
      })
      .refine((url) => url.startsWith('https:') || isThisMachine(url), {
        error: 'an https address',
      }),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().max(40, { error: 'at most 40 characters' })),
  LOG_FORMAT: optional(z.enum(logFormats, { error: logFormats.join(' or ') })),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'at least 16 characters' })),
  TRUSTED_PROXIES: integer(0, 10, 0, 'a whole number from 0 to 10'),
  PSEUDO_LOCALE: optional(z.enum(['0', '1'], { error: '0 or 1' })),
});

/** The settings one by one. Throws StartError with one line about the first that is not right. */
function checked(source: Record<string, string | undefined>): z.output<typeof schema> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartError(
    `The setting ${String(issue?.path[0])} is not right: it should be ${issue?.message}.`,
  );
}

/**
 * Reads and checks the settings. Nothing else in the product reads the environment.
 * Throws StartError with one line that names the setting and what it should be.
 */
export function readEnv(
  source: Record<string, string | undefined> = process.env,
  { serves = true }: { serves?: boolean } = {},
): Env {
  const values = checked(source);
  if (serves && values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new StartError(
      'The setting SESSION_SECRET is missing: with DATABASE_URL it should be at least 32 random characters.',
    );
  }
  if (serves && values.DATABASE_READ_URLS && !values.DATABASE_URL) {
    throw new StartError(
      'The setting DATABASE_URL is missing: with DATABASE_READ_URLS it should be the address of their primary.',
    );
  }
  const demo = values.DEMO ? values.DEMO === '1' : !values.DATABASE_URL;
  if (serves && values.DATABASE_URL && !demo && !values.APP_URL) {
    throw new StartError(
      'The setting APP_URL is missing: with DATABASE_URL it should be the address people type, such as https://link.example. Its https makes cookies Secure.',
    );
  }
  if (serves && values.SMTP_URL && !values.MAIL_FROM) {
    throw new StartError(
      'The setting MAIL_FROM is missing: with SMTP_URL it should be a sender such as The Local Link <post@link.example>.',
    );
  }
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST ?? (demo ? '127.0.0.1' : undefined),
    dataDir,
    appUrl,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URLS,
    sessionSecret:
      values.SESSION_SECRET ?? (values.DATABASE_URL ? newSecret() : keptSecret(dataDir)),
    demo,
    photoBucket: serves ? bucketFrom(values, 'S3') : undefined,
    usesBucket: values.S3_BUCKET !== undefined,
    backupDir: backupDirFrom(values.BACKUP_DIR, dataDir),
    backupBucket: serves ? backupBucketFrom(values) : undefined,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    skipUpgradeBackup: values.SKIP_UPGRADE_BACKUP === '1',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `The Local Link <post@${new URL(appUrl).hostname}>`,
    identityProvider: serves ? identityProviderFrom(values) : undefined,
    logFormat: values.LOG_FORMAT,
    metricsToken: values.METRICS_TOKEN,
    trustedProxies: values.TRUSTED_PROXIES,
    pseudoLocale: values.PSEUDO_LOCALE === '1',
  };
}

/** The identity provider, if any. Throws StartError when what it knows this site by is missing. */
function identityProviderFrom(values: z.output<typeof schema>): IdentityProvider | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = values;
  if (!issuer) return undefined;
  if (!clientId || !clientSecret) {
    throw new StartError(
      'The settings OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing: OIDC_ISSUER needs both.',
    );
  }
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME ?? new URL(issuer).hostname };
}

/** The folder for backups. Throws StartError when each backup would have all earlier ones in it. */
function backupDirFrom(typed: string | undefined, dataDir: string): string | undefined {
  if (typed === undefined) return undefined;
  const folder = resolve(typed);
  if (!`${folder}/`.startsWith(`${join(dataDir, 'files')}/`)) return folder;
  throw new StartError(
    'The setting BACKUP_DIR is not right: it should be a folder outside DATA_DIR/files, best on another disk.',
  );
}

/** The bucket that settings beginning with `prefix` name, if any. Throws StartError when its keys are missing. */
function bucketFrom(
  values: z.output<typeof schema>,
  prefix: 'S3' | 'BACKUP_S3',
): Bucket | undefined {
  const name = values[`${prefix}_BUCKET`];
  if (!name) return undefined;
  const accessKeyId = values[`${prefix}_ACCESS_KEY_ID`];
  const secretAccessKey = values[`${prefix}_SECRET_ACCESS_KEY`];
  if (!accessKeyId || !secretAccessKey) {
    throw new StartError(
      `The settings ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY are missing: ${prefix}_BUCKET needs both.`,
    );
  }
  return {
    name,
    region: values[`${prefix}_REGION`] ?? 'us-east-1',
    endpoint: values[`${prefix}_ENDPOINT`],
    accessKeyId,
    secretAccessKey,
  };
}

/** The bucket for backups. Throws StartError where it would get none, or share the one of photos. */
function backupBucketFrom(values: z.output<typeof schema>): Bucket | undefined {
  const bucket = bucketFrom(values, 'BACKUP_S3');
  if (bucket && !values.BACKUP_DIR) {
    throw new StartError(
      'The setting BACKUP_DIR is missing: with BACKUP_S3_BUCKET it should be a folder, where each backup is made and checked first.',
    );
  }
  if (bucket && bucket.name === values.S3_BUCKET && bucket.endpoint === values.S3_ENDPOINT) {
    throw new StartError(
      'The setting BACKUP_S3_BUCKET is not right: it should be a bucket of its own, not that of photos.',
    );
  }
  return bucket;
}

/** The bucket for backups, for a command that needs no other setting and should make no folder. */
export const backupBucketSetting = (): Bucket | undefined =>
  bucketFrom(checked(process.env), 'BACKUP_S3');
