import { NoticeService, type CondoNotice } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { ServiceRow } from './rows.server.ts';

/**
 * Has owners be served again, with the correction of a notice: keeps how they were served beside it. The caller has
 * locked the notice.
 */
export async function replaceServices(
  tx: Em,
  notice: CondoNotice,
  services: readonly ServiceRow[],
): Promise<void> {
  const createdAt = new Date();
  const kept = services.map((row) => ({ row, id: crypto.randomUUID() }));
  await insertInParts(
    tx,
    NoticeService,
    kept.map(({ id, row }) => ({
      id,
      notice: notice.id,
      owner: row.ownerId,
      mortgagee: row.mortgageeId,
      unitLabel: row.unit,
      unitKey: row.unitKey,
      furtherUnits: row.furtherUnits,
      position: row.position,
      name: row.name,
      way: row.way,
      reason: row.reason,
      address: row.address,
      emailAddress: row.emailAddress,
      emailsSince: row.emailsSince,
      user: row.userId,
      agreedAt: row.agreedAt,
      correctedAt: row.correctedAt,
      emailState: row.email?.state ?? null,
      emailAt: row.email?.at ?? null,
      emailTo: row.email?.to ?? null,
      cameBackOn: row.cameBackOn,
      handover: row.handoverId,
      replacedBy: row.id,
      createdAt,
    })),
  );
  for (const { id, row } of kept.filter((one) => one.row.correctedAt !== null)) {
    // What came before an earlier correction is now before that one.
    await tx.nativeUpdate(
      NoticeService,
      { replacedBy: row.id, id: { $ne: id } },
      { replacedBy: id },
    );
  }
  await tx.nativeUpdate(
    NoticeService,
    { id: { $in: services.map(({ id }) => id) } },
    {
      correctedAt: notice.correctedAt ?? null,
      handover: null,
      emailState: null,
      emailAt: null,
      emailTo: null,
      cameBackOn: null,
      createdAt,
    },
  );
}
