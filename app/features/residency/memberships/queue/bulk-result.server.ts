import { z } from 'zod';
import { IdempotencyKey } from '#db/entities/index.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { bulkResultSchema, type ConfirmResult } from './results.ts';

/**
 * What a form that confirmed many came to, by the key it carried; only for whoever sent it, and for as
 * long as keys are kept. Null for any other key.
 */
export async function bulkResults(ctx: Ctx, key: string | null): Promise<ConfirmResult[] | null> {
  if (!z.uuid().safeParse(key).success || key === null) return null;
  const row = await ctx.em.findOne(IdempotencyKey, { user: requireActor(ctx).id, key });
  return bulkResultSchema.safeParse(row?.result).data?.results ?? null;
}
