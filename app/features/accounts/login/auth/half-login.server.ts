import { createHmac } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { env } from '#app/lib/env.server.ts';
import { ownCookie } from '#app/lib/http/cookies.server.ts';
import { credentialOf } from '#app/lib/session/session.server.ts';
import { authenticated, type AuthenticatedUser } from './check-credentials.server.ts';
import type { LogInBy } from './log-in.server.ts';
import { resumeAt } from './resume-draft.server.ts';

/** Where the second step is asked for. */
const page = '/login/second-step';
/** How long after the password it can be given. */
const openSeconds = 10 * 60;

const halfSchema = z.object({
  id: z.uuid(),
  credential: z.string(),
  by: z.enum(['password', 'sign-on', 'link']),
  /** Until when, in milliseconds since 1970. */
  until: z.number(),
});

/** A browser whose person gave the right password, or logged in elsewhere, and nothing more. It opens nothing. */
interface HalfLogin {
  user: AuthenticatedUser;
  by: Exclude<LogInBy, 'registration'>;
}

const halfCookie = () =>
  ownCookie('half-login', {
    maxAge: openSeconds,
    secrets: [createHmac('sha256', env().sessionSecret).update('half-login').digest('base64url')],
  });

/**
 * Leads somebody with the right password on to the second step. With a draft (see form-draft) the browser posts it
 * there too.
 */
export async function askSecondStep(
  { id, credential }: AuthenticatedUser,
  {
    by,
    to,
    resumes = false,
  }: { by: 'password' | 'sign-on' | 'link'; to: string; resumes?: boolean },
): Promise<Response> {
  const half: z.input<typeof halfSchema> = {
    ...{ id, credential, by },
    until: Date.now() + openSeconds * 1000,
  };
  const headers = new Headers({ 'Set-Cookie': await halfCookie().serialize(half) });
  if (resumes) return resumeAt(page, headers);
  const query = to ? `?redirectTo=${encodeURIComponent(to)}` : '';
  return redirect(page + query, { status: 303, headers });
}

/** Whose second step a browser may give; null ten minutes after the password, or once that has changed. */
export async function readHalfLogin(em: Em, request: Request): Promise<HalfLogin | null> {
  const value: unknown = await halfCookie().parse(request.headers.get('Cookie'));
  const { data: half } = halfSchema.safeParse(value);
  if (!half || half.until <= Date.now()) return null;
  const user = await em.findOne(
    User,
    { id: half.id, disabledAt: null },
    { fields: ['name', 'password', 'language', 'deletionAskedAt'] },
  );
  if (!user || credentialOf(user.password) !== half.credential) return null;
  const { id, name, password, language = null, deletionAskedAt = null } = user;
  const person = { id, name, password, language, deletionAskedAt };
  return { user: authenticated({ ...person, hasSecondStep: true }), by: half.by };
}

/** The Set-Cookie header that ends a half login. */
export const endHalfLogin = (): Promise<string> => halfCookie().serialize('', { maxAge: 0 });
