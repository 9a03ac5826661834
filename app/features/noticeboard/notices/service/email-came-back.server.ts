import { Mortgagee, NoticeService, Owner } from '#db/entities/index.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { recordAbout } from '../desk/record-about.server.ts';
import { serviceRows } from './rows.server.ts';
import { loggedOwner } from './service-words.server.ts';

/**
 * Records that a service email came back: the owner is unserved and has to be served on paper, and no legal notice is
 * emailed to that address until the record has another one. Throws AppError: `not-found`, `conflict` where no email
 * serves them.
 */
export const cameBack = (
  ctx: Ctx,
  address: NoticeAddress,
  { service, day }: { service: string; day: string },
) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { community, notice } = managed;
    const row = (await serviceRows(tx, notice.id)).find(({ id }) => id === service);
    if (!row) throw new AppError('not-found', 'noticeService.unknownOwner');
    if (!row.status.isServed || row.status.way !== 'EMAIL') {
      throw new AppError('conflict', 'noticeService.noEmailServes');
    }
    await tx.nativeUpdate(NoticeService, { id: row.id }, { cameBackOn: day });
    const returnedEmail = row.email?.to ?? row.emailAddress;
    if (row.ownerId !== null && returnedEmail !== null) {
      await tx.nativeUpdate(Owner, { id: row.ownerId }, { returnedEmail, returnedOn: day });
    }
    if (row.mortgageeId !== null && returnedEmail !== null) {
      await tx.nativeUpdate(Mortgagee, { id: row.mortgageeId }, { returnedEmail });
    }
    await recordAbout(tx, managed, {
      emailCameBack: returnedEmail,
      cameBackOn: day,
      servedOwners: [loggedOwner(community, row)],
    });
    return { done: 'cameBack' as const, count: 1 };
  });

/**
 * Takes back that an email came back, where that was a mistake: it serves again, and so does the address. Throws
 * AppError: `not-found`, `conflict` where it is taken back already, or something else has served them since.
 */
export const cameThrough = (ctx: Ctx, address: NoticeAddress, service: string) =>
  inTransaction(ctx.em, async (tx) => {
    const managed = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { community, notice } = managed;
    const row = (await serviceRows(tx, notice.id)).find(({ id }) => id === service);
    if (!row) throw new AppError('not-found', 'noticeService.unknownOwner');
    if (row.cameBackOn === null || row.status.isServed) {
      throw new AppError('conflict', 'noticeService.noEmailServes');
    }
    await tx.nativeUpdate(NoticeService, { id: row.id }, { cameBackOn: null });
    const returnedEmail = row.email?.to ?? row.emailAddress;
    const works = { returnedEmail: null };
    if (row.ownerId !== null) {
      const owner = { id: row.ownerId, returnedEmail };
      await tx.nativeUpdate(Owner, owner, { ...works, returnedOn: null });
    }
    if (row.mortgageeId !== null) {
      await tx.nativeUpdate(Mortgagee, { id: row.mortgageeId, returnedEmail }, works);
    }
    await recordAbout(tx, managed, {
      emailCameThrough: returnedEmail,
      servedOwners: [loggedOwner(community, row)],
    });
    return { done: 'cameThrough' as const, count: 1 };
  });
