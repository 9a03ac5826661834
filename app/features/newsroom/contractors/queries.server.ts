import { sql } from 'kysely';
import type { Contractor } from '#db/entities/index.ts';
import { compiledRead } from '#app/lib/db/read.server.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';

/** The most that a page or a call lists. */
const mostContractors = 200;

/** The published contractors in the editors' order; one query. */
export const publishedContractors = compiledRead((db) =>
  db
    .selectFrom('contractors')
    .select(['id', 'name', 'trade', 'description', 'area', 'phone', 'website', 'language'])
    .select([sql<Contractor['translation']>`translation`.as('translation'), 'createdAt'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('sortOrder')
    .orderBy('name')
    .orderBy('id')
    .limit(mostContractors),
);

type ContractorRow = Pick<
  Contractor,
  | 'id'
  | 'name'
  | 'trade'
  | 'description'
  | 'area'
  | 'phone'
  | 'website'
  | 'language'
  | 'translation'
>;

/** A contractor as a page shows it, in a language. */
export function toContractor(locale: Locale, row: ContractorRow) {
  const { id, name, phone = null, website = null } = row;
  const { language, trade, description, area } = sideFor(locale, row);
  return { id, name, language, trade, description, area: area || null, phone, website };
}

export type ContractorEntry = ReturnType<typeof toContractor>;
