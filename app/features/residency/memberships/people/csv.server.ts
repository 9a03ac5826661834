import type { Community } from '#db/entities/index.ts';
import { officeIn } from '#app/features/communities/communities/unit.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { ownerCells, ownerHead, ownersByMembership } from '../../owners/csv-columns.server.ts';
import { csvFile } from '#app/features/media/csv/csv.ts';
import type { PeopleFilter } from './people-list.ts';
import { listedPerson } from './people-page.server.ts';
import { readPeopleList } from './people-rows.server.ts';

/** More people than any building has. */
const mostRows = 20_000;

/**
 * The people of a list as a CSV file for a spreadsheet, a row for each of their units, with the columns that an import
 * reads again. Guards nothing itself.
 */
export async function peopleCsv(
  { em, locale }: Ctx,
  community: Community,
  filter: PeopleFilter,
): Promise<{ text: string; filename: string }> {
  const [rows, owners] = await Promise.all([
    readPeopleList(em, community.id, filter, { back: null, limit: mostRows }),
    ownersByMembership(em, community.id),
  ]);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
  const head = (
    [
      'unit',
      'name',
      'email',
      'phone',
      'tenure',
      'state',
      'since',
      'endsOn',
      'reason',
      'says',
    ] as const
  ).map((column) => translate(locale, `doorQueue.csv.${column}`));
  const cells = rows.flatMap((row) => {
    const { unit, name, email, state, tenure, at, endsOn, reason, wasRefused } = listedPerson(
      locale,
      row,
    );
    const office = officeIn(unit);
    const records = owners.get(row.id) ?? [];
    const known = tenure ?? (state === 'WAITING' ? row.claimedTenure : null);
    const own = {
      unit: office ? translate(locale, `units.offices.${office}`) : unit,
      tenure: known,
    };
    return [own, ...row.further].map((one) => [
      one.unit,
      name,
      email ?? '',
      row.phone ?? '',
      one.tenure ? translate(locale, `doorQueue.tenures.${one.tenure}`) : '',
      translate(locale, wasRefused ? 'doorQueue.refused' : `doorQueue.states.${state}`),
      day.format(at),
      lastDayOf({ state, wasRefused, endsOn, endedOn: day.format(at) }),
      reason ?? '',
      row.claimedTenure ? translate(locale, `doorQueue.tenures.${row.claimedTenure}`) : '',
      ...ownerCells(locale, records.find((record) => record.unit === one.unit) ?? null),
    ]);
  });
  return {
    text: csvFile([[...head, ...ownerHead(locale)], ...cells], locale),
    filename: `${community.slug}-${translate(locale, `doorQueue.csv.files.${filter.show}`)}.csv`,
  };
}

/** The last day of a membership: the one that was set, unless it ended before. Empty where none is known. */
function lastDayOf({
  state,
  wasRefused,
  endsOn,
  endedOn,
}: {
  state: string;
  wasRefused: boolean;
  endsOn: string | null;
  endedOn: string;
}): string {
  if (state !== 'ENDED' || wasRefused) return endsOn ?? '';
  return endsOn !== null && endsOn < endedOn ? endsOn : endedOn;
}
