import type { Community } from '#db/entities/index.ts';
import { officeIn } from '#app/features/communities/communities/unit.ts';
import { occupancyFigures } from '#app/features/residency/units/unit-state.ts';
import { unitCounts } from '#app/features/residency/units/unit-counts.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { readPage, type ListPosition, type TwoWayPage } from '#app/lib/db/read-page.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { notMailedCount } from '../invitations/by-mail.server.ts';
import { bulkResults } from '../queue/confirm.server.ts';
import { readQueueFacts, waitingPeople } from '../queue/waiting.server.ts';
import type { PeopleFilter } from './people-list.ts';
import {
  countPeople,
  personKeyFormat,
  readPeopleList,
  type PersonRow,
} from './people-rows.server.ts';

/** The form of the queue has five fields for each of them, and may have 200. */
const pageSize = 36;

/**
 * A page of a community's people: who waits, or one of the other lists. An address that names no list
 * (`isOpen`) has the members where nobody waits. `done` is the key of a form that confirmed many. Guards nothing
 * itself. Throws AppError `invalid` for a malformed cursor.
 */
export async function peoplePage(
  ctx: Ctx,
  community: Community,
  asked: PeopleFilter,
  {
    position,
    done,
    isOpen,
  }: { position: ListPosition | null; done: string | null; isOpen: boolean },
) {
  const { em } = ctx;
  const { id, slug, name, peoplePerUnit = null } = community;
  const members = { ...asked, show: 'members' as const };
  const [found, instead, units, { residents, ...counts }, results, facts, toMail] =
    await Promise.all([
      listPage(em, id, asked, position),
      isOpen ? listPage(em, id, members, position) : null,
      unitCounts(em, id),
      countPeople(em, id),
      bulkResults(ctx, done),
      asked.show === 'waiting' ? readQueueFacts(em, id) : null,
      asked.show === 'invited' && lettersArrive() ? notMailedCount(em, id) : null,
    ]);
  const opensMembers = instead !== null && found.items.length === 0;
  const filter = opensMembers ? members : asked;
  const page = opensMembers ? instead : found;
  const queue = opensMembers ? null : facts;
  return {
    community: { slug, name, peoplePerUnit },
    filter,
    counts,
    /** Of the members: how many the hub counts. */
    residents: filter.show === 'members' ? residents : null,
    figures: occupancyFigures(units),
    /** The floors of the register, upwards. */
    floors: [...new Set(units.flatMap(({ floor }) => floor ?? []))].sort((one, two) => one - two),
    waiting: queue && {
      ...page,
      items: waitingPeople(ctx, { community, units, ...queue }, page.items),
    },
    listed: queue
      ? null
      : { ...page, items: page.items.map((row) => listedPerson(ctx.locale, row)) },
    results,
    /** How many invitations can be sent by mail at one press; null on other lists, and where no mail leaves. */
    toMail,
    formKey: newFormKey(),
  };
}

export type PeoplePage = Awaited<ReturnType<typeof peoplePage>>;

/** A page of one of the lists. Guards nothing itself. Throws AppError `invalid` for a malformed cursor. */
export const listPage = (
  em: Ctx['em'],
  communityId: string,
  filter: PeopleFilter,
  position: ListPosition | null,
): Promise<TwoWayPage<PersonRow>> =>
  readPage(position, {
    size: pageSize,
    format: personKeyFormat,
    read: (from) => readPeopleList(em, communityId, filter, from),
    keyOf: ({ rank, id }) => ({ rank, id }),
  });

/** Whether an invitation was sent by mail, or can be; null for one without an address, and where no mail leaves. */
export const sendingOf = (email: string | null, wasMailed: boolean): 'again' | 'first' | null =>
  !email || !lettersArrive() ? null : wasMailed ? 'again' : 'first';

/** What a list shows of a row, with its moment: that of the end, the confirmation or the request. */
export function listedPerson(locale: Locale, row: PersonRow) {
  const name = nameFor(locale, row.name);
  const { id, email, unit, state, tenure, claimedTenure, canModerate } = row;
  const { endsOn, reason } = row;
  const { inviteExpiresAt, decidedBy, wasRefused, wasMailed } = row;
  const at = row.endedAt ?? row.confirmedAt ?? row.createdAt;
  return {
    id,
    name,
    email,
    unit,
    state,
    tenure,
    claimedTenure,
    canModerate,
    at,
    endsOn,
    reason,
    /** Their other units. */
    further: row.further.map((one) => one.unit),
    inviteExpiresAt,
    wasRefused,
    decidedBy: decidedBy && nameFor(locale, decidedBy),
    /** Whether the register has no such unit, nor is it an office. */
    isUnitUnknown: row.isUnitUnknown && officeIn(unit) === null,
    sending: sendingOf(email, wasMailed),
  };
}

export type ListedPerson = ReturnType<typeof listedPerson>;
