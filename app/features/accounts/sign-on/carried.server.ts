import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { ownCookie } from '#app/lib/http/cookies.server.ts';
import { openText, sealText } from '#app/lib/sealed-text.server.ts';

/** How long somebody may take at the provider, and how long they have to log in here afterwards. */
const openSeconds = 15 * 60;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of ours, or ''. */
  to: z.string(),
  until: z.number(),
});

/** A login that goes on at the provider, as only this browser knows it. */
export type Attempt = z.output<typeof attemptSchema>;

const newcomerSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  /** When the provider said who they are, in milliseconds since 1970. */
  at: z.number(),
  until: z.number(),
});

/** Somebody whom the provider knows, and who is no account's yet. */
export type Newcomer = z.output<typeof newcomerSchema>;

const carrier = <Schema extends z.ZodType<{ until: number }>>(name: string, schema: Schema) => {
  const cookie = () => ownCookie(name, { maxAge: openSeconds });
  const sealedFor = { purpose: name, owner: '' };
  return {
    /** The Set-Cookie header that carries it, encrypted. */
    keep: (value: z.output<Schema>): Promise<string> =>
      cookie().serialize(sealText(JSON.stringify(value), sealedFor)),
    /** What this browser carries; null for nothing, or for something too old. */
    async read(request: Request): Promise<z.output<Schema> | null> {
      const sealed: unknown = await cookie().parse(request.headers.get('Cookie'));
      const text = typeof sealed === 'string' ? openText(sealed, sealedFor) : null;
      if (text === null) return null;
      const { data: value } = schema.safeParse(JSON.parse(text));
      return value && value.until > Date.now() ? value : null;
    },
    /** The Set-Cookie header that ends it. */
    end: (): Promise<string> => cookie().serialize('', { maxAge: 0 }),
  };
};

export const attempts = carrier('sign-on', attemptSchema);
export const newcomers = carrier('sign-on-newcomer', newcomerSchema);

/** Until when something that begins now is carried. */
const until = (): number => Date.now() + openSeconds * 1000;

/** A new attempt to log in, which leads on to a path of ours. */
export const newAttempt = (to: string): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  to,
  until: until(),
});

/** Somebody whom the provider named just now. */
export const newcomer = (identity: {
  issuer: string;
  subject: string;
  email: string;
}): Newcomer => ({
  ...identity,
  at: Date.now(),
  until: until(),
});
