import type { CommunityRef } from './access.server.ts';
import { weeklyActivity } from './queries.server.ts';
import { officeIn, unitNumberIn } from './unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { keptSkyline } from '#app/ui/drawings/kept-skylines.server.ts';

type HeadRow = NonNullable<Awaited<ReturnType<typeof findHubHead>>>;

/** What the head of a hub shows above a page below it. For `requireCommunity`. */
export const findHubHead = async (em: Em, ref: CommunityRef) =>
  (await hubHeads(em, { id: null, slug: null, ...ref }))[0];

const hubHeads = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'address', 'openedAt', weeklyActivity().as('weeklyActivity')])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

export type HubHead = ReturnType<typeof toHubHead>;

/** The same in words. The server writes them, so that the hub's own scripts are not divided for them. */
export function toHubHead(
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  { id, slug, name, address, weeklyActivity: lit }: HeadRow,
) {
  const unit = actor?.memberships.find(({ communityId }) => communityId === id)?.condoUnit;
  const tabs = ['my-condo', 'buy-sell', 'activities', 'newsletters'] as const;
  return {
    ...{ slug, name, address, skyline: keptSkyline(slug, lit) },
    whose: unit ? yoursText(locale, unit) : translate(locale, 'hub.youModerate'),
    tabs: tabs.map((key) => ({ key, label: translate(locale, `hub.tabs.${key}`) })),
  };
}

function yoursText(locale: Locale, unit: string): string {
  const number = unitNumberIn(unit);
  if (number) return translate(locale, 'hub.yourCommunity.unit', { unit: number });
  const office = officeIn(unit);
  return translate(locale, 'hub.yourCommunity.place', {
    unit: office ? translate(locale, `units.offices.${office}`) : unit,
  });
}
