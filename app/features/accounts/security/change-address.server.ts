import { kysely } from '#app/lib/db/read.server.ts';
import { createLimiter, createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import {
  askToConfirm,
  lockAddresses,
  notifyAddressChanged,
  requireFreeAddress,
} from '#app/features/accounts/login/address/address-changes.server.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { updateConfirmed } from './confirm-password.server.ts';
import { endOtherSessions } from './sessions.server.ts';

const fiveADay = { points: 5, duration: 24 * 60 * 60 };
/** Refused changes count too: each of them says that an address has an account. */
const changesByAccount = createLimiter('address-account', fiveADay, 'accounts.addressOften');
const changesByNetwork = createNetworkLimiter('address-client', fiveADay, 'accounts.addressOften');

/**
 * Changes the actor's email address in the transaction `em`, once `confirmPassword` has returned
 * `confirmed`. The new one is not confirmed yet. Until it is, the account holds the one it had before, which
 * is told of the change, and somebody who registers with the new one gets it. The actor's other sessions end.
 * Throws AppError: `conflict` at the field `email` when another account has the address, `too-many` after five
 * tries within a day of the account or the client.
 */
export async function changeAddress(
  ctx: Pick<RequestContext, 'em' | 'actor' | 'session' | 'locale'>,
  { email, confirmed, request }: { email: string; confirmed: string; request: Request },
): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  const tx = ctx.em;
  await changesByAccount.countTry(id);
  await changesByNetwork.countTry({ request });
  await lockAddresses(tx, [email, actor.email]);
  await requireFreeAddress(tx, email, id, 'accounts.emailTaken');
  const present = await kysely(tx)
    .selectFrom('users')
    .select(['email', 'emailBefore'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = present.emailBefore ?? present.email;
  const isBack = email === before;
  // Where no mail leaves, nobody can confirm an address: a change counts at once.
  const emailBefore = isBack || !lettersArrive() ? null : before;
  const change = { email, emailBefore, isAuthenticated: false } as const;
  await updateConfirmed(tx, { id, confirmed }, change);
  const person = { id, email, language: actor.language ?? ctx.locale };
  await (isBack ? askToConfirm(tx, person) : notifyAddressChanged(tx, { ...person, before }));
  await endOtherSessions(ctx);
}
