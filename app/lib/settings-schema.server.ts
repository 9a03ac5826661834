import { z } from 'zod';
import { StartError } from './errors.ts';
import { isOwnAddress } from './this-machine.ts';
import { unencodedIn } from './unencoded.ts';

const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

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

/** How the user name and the password of an address have to be written; null where they are read as they stand. */
function encodedAddress(address: string): string | null {
  const found = unencodedIn(address);
  return found.length > 0
    ? `an address whose user name and password are encoded: write ${found.join(', ')}`
    : null;
}

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
    z
      .url({
        protocol: /^smtps?$/,
        error: ({ input }) =>
          encodedAddress(String(input)) ??
          'an address such as smtps://user:password@mail.example:465',
      })
      .refine((url) => encodedAddress(url) === null, {
        error: ({ input }) => encodedAddress(String(input)) ?? '',
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
      .refine((url) => url.startsWith('https:') || isOwnAddress(url), {
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

/** The settings as they are set, each right by itself. */
export type Settings = z.output<typeof schema>;

/** The settings one by one. Throws StartError with one line about the first that is not right. */
export function checked(source: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartError(
    `The setting ${String(issue?.path[0])} is not right: it should be ${issue?.message}.`,
  );
}
