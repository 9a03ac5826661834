import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { BookmarkButton } from '#app/features/communities/bookmarks/bookmark-button.tsx';
import * as styles from '#app/features/communities/communities/hub.css.ts';
import { unitNumberIn, useUnitLabel } from '#app/features/communities/communities/unit.ts';
import { BoardWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import type { Emergency } from '#app/features/noticeboard/notices/emergencies/emergencies.server.ts';
import { EmergencyLines } from '#app/features/noticeboard/notices/emergencies/emergency-lines.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { FilterForm, type Filters } from '#app/ui/forms/filter-form.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';

/** Above everything else on a hub: an emergency, that no emails come, and what waits for its moderators. */
export function HubTop({
  community,
  emergencies,
  unconfirmed,
}: {
  community: HubCommunity;
  emergencies: Emergency[];
  /** The viewer's address, if it is not confirmed. */
  unconfirmed: string | null;
}) {
  const { slug, work } = community;
  if (emergencies.length === 0 && !work && !unconfirmed) return null;
  return (
    <div className={`${layout.page} ${styles.top}`}>
      <EmergencyLines emergencies={emergencies} />
      {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo={`/communities/${slug}`} />}
      {work && <BoardWork communities={[{ ...community, ...work }]} isNamed={false} />}
    </div>
  );
}

/** The head of a hub: whose it is, what the viewer can do, and how active the community is. */
export function HubHero({ community, search }: { community: HubCommunity; search: Filters }) {
  const t = useMessages(hub);
  const { slug, name, address, unit } = community;
  const unitLabel = useUnitLabel();
  const number = unit && unitNumberIn(unit);
  return (
    <div className={styles.hero}>
      <div className={`${layout.page} ${styles.heroInner}`}>
        <div className={styles.heroWords}>
          <p className={styles.where}>
            {unit
              ? t(`yourCommunity.${number ? 'unit' : 'place'}`, {
                  unit: number ?? unitLabel(unit),
                })
              : t('youModerate')}
          </p>
          <h1 className={styles.name}>{name}</h1>
          {address && <p>{address}</p>}
          <div className={styles.actions}>
            {community.canPost && (
              <>
                <ButtonLink to={`/communities/${slug}/activities/new`}>
                  {t('postActivity')}
                </ButtonLink>
                <ButtonLink kind="quiet" to={`/communities/${slug}/listings/new`}>
                  {t('postForSale')}
                </ButtonLink>
              </>
            )}
            <BookmarkButton community={community} bookmarked={community.bookmarked} />
          </div>
          <div className={styles.actions}>
            <FilterForm filters={search} />
          </div>
        </div>
        <Skyline drawing={community.skyline} />
      </div>
    </div>
  );
}
