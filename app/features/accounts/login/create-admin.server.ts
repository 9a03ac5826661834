import { randomBytes, randomUUID } from 'node:crypto';
import { Session, User } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { email as emailSchema } from '#app/lib/forms/typed-text.ts';
import { endWish, takeBackAddress } from './address/address-changes.server.ts';
import { endLinks, makeShownLink } from '#app/features/accounts/links/one-time-link.server.ts';

export interface NewAdmin {
  email: string;
  /** Where the password is chosen. It is not stored. */
  url: string;
  /** What had the address before: no account, an account, or an administrator. */
  before: 'nobody' | 'account' | 'admin';
}

const nameLength = 120;

/**
 * Makes an administrator from the command line, of a new account or the one that has the address.
 * Returns a link for choosing a password; a new account has one that nobody knows. Throws AppError:
 * `invalid` for a malformed address or a name that is too long or has one of `@<>`, `conflict` for a disabled account.
 */
export async function createAdmin(
  em: Em,
  typed: { email: string; name: string | undefined },
): Promise<NewAdmin> {
  const parsed = emailSchema.safeParse(typed.email);
  if (!parsed.success) throw new AppError('invalid', 'accounts.emailInvalid');
  const email = parsed.data;
  const name = visibleText(typed.name ?? '') || (email.split('@')[0] ?? email);
  if (name.length > nameLength) {
    throw new AppError('invalid', 'accounts.nameTooLong', { params: { maximum: nameLength } });
  }
  if (hasAddressSigns(name)) throw new AppError('invalid', 'accounts.nameSigns');
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const made = await em.transactional(async (tx): Promise<NewAdmin & { id: string }> => {
    // Nobody becomes an administrator by only wishing for the address of one.
    await endWish(tx, email, null);
    const existing = await tx.findOne(
      User,
      { $or: [{ email }, { emailBefore: email }] },
      { fields: ['name', 'role', 'disabledAt', 'emailBefore', 'isAuthenticated'] },
    );
    if (existing?.disabledAt) {
      throw new AppError('conflict', 'welcome.disabled', { params: { email } });
    }
    const id = existing?.id ?? randomUUID();
    if (!existing) {
      await tx.insert(User, { id, name, email, password, role: 'ADMIN', createdAt: new Date() });
    } else {
      if (existing.role !== 'ADMIN') await tx.nativeUpdate(User, { id }, { role: 'ADMIN' });
      // Somebody else may have made the account, or changed its address: only the link gets in from now on.
      if (existing.emailBefore !== null || !existing.isAuthenticated) {
        await takeBackAddress(tx, { id, email });
        await tx.nativeUpdate(User, { id }, { password });
        await tx.nativeDelete(Session, { user: id });
        await endLinks(tx, id, ['RESET_PASSWORD', 'CONFIRM_EMAIL']);
      }
    }
    if (existing?.role !== 'ADMIN') {
      await recordEvent(tx, {
        actor: null,
        communityId: null,
        subject: { type: 'ROLE', id },
        action: 'GRANT',
        from: existing?.role ?? null,
        to: 'ADMIN',
        snapshot: { title: existing?.name ?? name },
      });
    }
    const url = await makeShownLink(tx, { userId: id, purpose: 'WELCOME', email });
    const before = existing && (existing.role === 'ADMIN' ? 'admin' : 'account');
    return { id, email, url, before: before ?? 'nobody' };
  });
  logChange('accounts', `command line gave ${made.id} a link to choose a password, as ADMIN`);
  return made;
}
