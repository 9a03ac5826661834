import { join, resolve } from 'node:path';
import { StartError } from './errors.ts';
import { hasKeptSecret, keptSecret, newSecret } from './kept-secret.server.ts';
import { processSingleton } from './process/keep.server.ts';
import { readSettingsFile } from './settings-file.server.ts';
import { checked, type LogFormat, type Settings } from './settings-schema.server.ts';
import { isOwnAddress } from './this-machine.ts';

export interface Env {
  production: boolean;
  port: number;
  /** The address to listen on; undefined means every one. A demo is for this machine only. */
  host: string | undefined;
  /** Whether to answer only names of this machine: true for a demo without a HOST setting. */
  onlyOwnNames?: boolean;
  /** Where the embedded database and uploaded or generated files are kept. */
  dataDir: string;
  /** The address people type, without a trailing slash. */
  appUrl: string;
  /** Undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Standbys of that server, for reads that may be a second old. */
  databaseReadUrls?: string[] | undefined;
  sessionSecret: string;
  /** Whether the secret was there before: given, or kept with the data. Another one is nobody's yet. */
  isSecretKnown?: boolean;
  /** Whether the secret was made just now, and kept with the data for the next start. */
  isSecretNew?: boolean;
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

/** The settings of this process, read once, with those in the settings file. */
export const env = (): Env =>
  processSingleton('env', () => {
    readSettingsFile();
    return readEnv();
  });

/**
 * The same for a command, which serves no pages: it asks for no setting that only pages need. Call
 * it before anything reads `env`. One that stores files asks for the bucket that has them, if any.
 */
export const commandEnv = ({ storesFiles = false } = {}): Env =>
  processSingleton('env', () => {
    readSettingsFile();
    return readEnv(process.env, { serves: false, storesFiles });
  });

/** BACKUP_PASSPHRASE, for a command that needs no other setting and should make no folder. */
export const passphraseSetting = (): string | undefined =>
  process.env.BACKUP_PASSPHRASE === '' ? undefined : process.env.BACKUP_PASSPHRASE;

/** LOG_FORMAT, for the first line of the log, which comes before the settings are read. */
export const logFormatSetting = (): LogFormat =>
  process.env.LOG_FORMAT === 'json' ? 'json' : 'text';

/**
 * Reads and checks the settings. Nothing else in the product reads the environment.
 * Throws StartError with one line that names the setting and what it should be.
 */
export function readEnv(
  source: Record<string, string | undefined> = process.env,
  { serves = true, storesFiles = serves }: { serves?: boolean; storesFiles?: boolean } = {},
): Env {
  const values = checked(source);
  const demo = values.DEMO === '1';
  if (serves && values.DATABASE_READ_URLS && !values.DATABASE_URL) {
    throw new StartError(
      'The setting DATABASE_URL is missing: with DATABASE_READ_URLS it should be the address of their primary.',
    );
  }
  if (serves) requireSite(values);
  if (serves && values.SMTP_URL && !values.MAIL_FROM) {
    throw new StartError(
      'The setting MAIL_FROM is missing: with SMTP_URL it should be a sender such as The Local Link <post@link.example>.',
    );
  }
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  // What a site without one makes at its first start is its own from then on; what a command makes is nobody's.
  const isKept = !values.DATABASE_URL && (serves || hasKeptSecret(dataDir));
  const isSecretNew = !values.SESSION_SECRET && !hasKeptSecret(dataDir);
  const isSecretKnown = values.SESSION_SECRET !== undefined || isKept;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST ?? (demo ? '127.0.0.1' : undefined),
    onlyOwnNames: demo && !values.HOST,
    dataDir,
    appUrl,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URLS,
    sessionSecret:
      values.SESSION_SECRET ?? (values.DATABASE_URL ? newSecret() : keptSecret(dataDir)),
    isSecretKnown,
    isSecretNew,
    demo,
    photoBucket: storesFiles ? bucketFrom(values, 'S3') : undefined,
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

/**
 * Throws StartError if the settings don't say what to serve (record 67). The demo is never served
 * because a setting is missing: the password of its administrator is public.
 */
function requireSite({ DATABASE_URL, SESSION_SECRET, APP_URL, DEMO }: Settings): void {
  const isDemo = DEMO === '1';
  if (DATABASE_URL) {
    const missing = [
      ...(SESSION_SECRET ? [] : ['SESSION_SECRET']),
      ...(APP_URL || isDemo ? [] : ['APP_URL']),
    ];
    if (missing.length === 0) return;
    const needed = isDemo
      ? 'a demo on PostgreSQL needs DATABASE_URL and SESSION_SECRET'
      : 'a site on PostgreSQL needs DATABASE_URL, SESSION_SECRET and APP_URL';
    throw new StartError(`${areMissing(missing)}: ${needed} (.env.example explains them).`);
  }
  const isRealSite = APP_URL !== undefined && !isOwnAddress(APP_URL);
  if (DEMO !== undefined || isRealSite) return;
  const missing = [
    'DATABASE_URL',
    ...(SESSION_SECRET ? [] : ['SESSION_SECRET']),
    ...(APP_URL ? [] : ['APP_URL']),
  ];
  throw new StartError(
    `${areMissing(missing)}: a site needs DATABASE_URL, SESSION_SECRET and APP_URL (.env.example explains them). DEMO=0 serves one on the embedded database instead, and "npm start" or DEMO=1 the demo, whose passwords are public.`,
  );
}

/** 'The settings A and B are missing' */
function areMissing(names: string[]): string {
  const list = new Intl.ListFormat('en-CA').format(names);
  return names.length === 1 ? `The setting ${list} is missing` : `The settings ${list} are missing`;
}

/** The identity provider, if any. Throws StartError when what it knows this site by is missing. */
function identityProviderFrom(values: Settings): IdentityProvider | undefined {
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
function bucketFrom(values: Settings, prefix: 'S3' | 'BACKUP_S3'): Bucket | undefined {
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
function backupBucketFrom(values: Settings): Bucket | undefined {
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
