import { SuppressedAddress } from '#db/entities/index.ts';
import type { SuppressionReason } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** Sends nothing more to an address. The first reason stays. */
export async function suppress(
  tx: Em,
  {
    address,
    reason,
    detail,
  }: { address: string; reason: SuppressionReason; detail: string | null },
): Promise<void> {
  await tx.upsert(
    SuppressedAddress,
    { address: address.toLowerCase(), reason, detail, createdAt: new Date() },
    { onConflictAction: 'ignore' },
  );
}
