import { RequestWorkOrder } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/**
 * Ends the contractor's link of a request with the request, in the transaction of it. Returns whether there was one.
 */
export const endWorkOrder = async (tx: Em, requestId: string): Promise<boolean> =>
  (await tx.nativeDelete(RequestWorkOrder, { request: requestId })) > 0;
