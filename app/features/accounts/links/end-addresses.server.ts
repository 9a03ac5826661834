import {
  BookingFeed,
  CalendarFeed,
  CommunityScreen,
  RequestWorkOrder,
} from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/**
 * Ends the secret addresses that a person had or made, in the transaction of a new password: somebody else may know
 * them. Those of a community keep their row, so that its desk reads that they ended.
 */
export async function endAddressesOf(tx: Em, userId: string): Promise<void> {
  await tx.nativeDelete(CalendarFeed, { user: userId });
  await tx.nativeUpdate(BookingFeed, { madeBy: userId }, { madeBy: null });
  await tx.nativeUpdate(CommunityScreen, { madeBy: userId }, { madeBy: null });
  await tx.nativeUpdate(RequestWorkOrder, { madeBy: userId }, { madeBy: null });
}
