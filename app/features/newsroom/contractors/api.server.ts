import type { Ctx } from '#app/lib/session/context.server.ts';
import type { ContractorJson } from './api-schema.ts';
import { publishedContractors, toContractor } from './queries.server.ts';

/** The published contractors in the editors' order. */
export async function listContractors({
  em,
  locale,
}: Pick<Ctx, 'em' | 'locale'>): Promise<ContractorJson[]> {
  const rows = await publishedContractors(em, {});
  return rows.map((row) => ({
    ...toContractor(locale, row),
    createdAt: row.createdAt.toISOString(),
  }));
}
