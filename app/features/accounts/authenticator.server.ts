import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import type { Em } from '#app/lib/db/database.server.ts';
import { logIn, type AuthenticatedUser } from './commands.server.ts';
import { loginSchema, type Credentials } from './schema.ts';

/**
 * Who these credentials belong to, by remix-auth's form strategy. The values were checked
 * before and are handed on as a small form of their own, because the strategy copies and
 * buffers whatever request it is given.
 * Throws the AppErrors of `logIn`.
 */
export function authenticate(
  em: Em,
  credentials: Credentials,
  request: Request,
): Promise<AuthenticatedUser> {
  const authenticator = new Authenticator<AuthenticatedUser>();
  authenticator.use(
    new FormStrategy(({ form }) => logIn(em, loginSchema.parse(Object.fromEntries(form)), request)),
  );
  return authenticator.authenticate(
    'form',
    new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) }),
  );
}
