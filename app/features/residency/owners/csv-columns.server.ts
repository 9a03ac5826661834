import type { Em } from '#app/lib/db/database.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { FurtherColumns } from '../units/register/register.server.ts';
import { currentOwners, type OwnerRow } from './queries.server.ts';

/** The columns of an owner's record in a file, which an import of people reads again. */
const ownerFacts = ['address', 'electronic', 'givenOn', 'way'] as const;

/** What they are called. */
export const ownerHead = (locale: Locale): string[] =>
  ownerFacts.map((column) => translate(locale, `owners.csv.${column}`));

/** Their cells for a record; empty without one. */
export function ownerCells(locale: Locale, owner: Pick<OwnerRow, 'address' | 'consent'> | null) {
  const { address = null, consent = null } = owner ?? {};
  return [
    address?.replaceAll('\n', ', ') ?? '',
    consent ? translate(locale, `owners.answers.${consent.answer}`) : '',
    consent?.givenOn ?? '',
    consent ? translate(locale, `owners.ways.${consent.way}`) : '',
  ];
}

/** The owners of each unit for the file of the register: in each column one after the other, in the same order. */
export async function ownerColumns(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  communityId: string,
): Promise<FurtherColumns> {
  const units = Map.groupBy(await currentOwners(em, communityId), ({ unitId }) => unitId);
  return {
    head: [translate(locale, 'owners.csv.owners'), ...ownerHead(locale)],
    cellsOf: (unitId) => {
      const owners = units.get(unitId) ?? [];
      const cells = owners.map((owner) => [owner.name, ...ownerCells(locale, owner)]);
      return ['owners', ...ownerFacts].map((_, at) => {
        const column = cells.map((row) => row[at] ?? '');
        return column.some(Boolean) ? column.join('; ') : '';
      });
    },
  };
}

/** The present records with an account, by its membership. */
export async function ownersByMembership(
  em: Em,
  communityId: string,
): Promise<Map<string, OwnerRow[]>> {
  const owners = await currentOwners(em, communityId);
  return Map.groupBy(
    owners.filter(({ membershipId }) => membershipId !== null),
    ({ membershipId }) => membershipId ?? '',
  );
}
