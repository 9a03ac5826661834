import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import type { Em } from '#app/lib/db/database.server.ts';
import { loginSchema, type Credentials } from '../schema.ts';
import { checkCredentials, type AuthenticatedUser } from './check-credentials.server.ts';

/**
 * The user with these credentials, by the form strategy of remix-auth. The strategy copies and buffers
 * the request it gets, so it gets a small one with only the checked values. Throws as
 * `checkCredentials`.
 */
export function authenticate(
  em: Em,
  credentials: Credentials,
  request: Request,
): Promise<AuthenticatedUser> {
  const authenticator = new Authenticator<AuthenticatedUser>();
  authenticator.use(
    new FormStrategy(({ form }) =>
      checkCredentials(em, loginSchema.parse(Object.fromEntries(form)), request),
    ),
  );
  return authenticator.authenticate(
    'form',
    new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) }),
  );
}
