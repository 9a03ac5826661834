import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';

const address = z.string().trim().max(254).pipe(z.email());

/**
 * Sets the address that `Contact Board` writes to, from the operator's command line; without one,
 * messages to the board go to the manager. Returns the address as it is kept. Throws AppError:
 * `not-found` for an unknown community, `invalid` for what is no address.
 */
export async function setBoardEmail(
  em: Em,
  slug: string,
  email: string | undefined,
): Promise<string | null> {
  const parsed = address.optional().safeParse(email);
  if (!parsed.success) throw new AppError('invalid', 'accounts.emailInvalid');
  const boardEmail = parsed.data ?? null;
  const changed = await em.nativeUpdate(Community, { slug }, { boardEmail });
  if (changed === 0) {
    throw new AppError('not-found', 'people.noSuchCommunity', { params: { slug } });
  }
  logChange(
    'communities',
    `command line ${boardEmail ? 'set' : 'removed'} the board address of ${slug}`,
  );
  return boardEmail;
}
