import { BookmarkButton } from '#app/features/bookmarks/bookmark-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Skyline } from '#app/ui/skyline.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './queries.server.ts';
import * as styles from './hub.css.ts';

/** The head of a hub: whose it is, what one can do, and how alive the place is. */
export function HubHero({ community }: { community: HubCommunity }) {
  const { unit } = community;
  return (
    <div className={styles.hero}>
      <div className={`${layout.page} ${styles.heroInner}`}>
        <div className={styles.heroWords}>
          <p className={styles.where}>
            {unit
              ? `Your community, ${/^\d/.test(unit) ? `unit ${unit}` : unit}`
              : 'You moderate here'}
          </p>
          <h1 className={styles.name}>{community.name}</h1>
          {community.address && <p>{community.address}</p>}
          <div className={styles.actions}>
            {community.canPost && (
              <>
                <ButtonLink to={`/communities/${community.slug}/activities/new`}>
                  Post Activity
                </ButtonLink>
                <ButtonLink kind="quiet" to={`/communities/${community.slug}/listings/new`}>
                  Post for Sale
                </ButtonLink>
              </>
            )}
            <BookmarkButton community={community} bookmarked={community.bookmarked} />
          </div>
        </div>
        <Skyline drawing={community.skyline} />
      </div>
    </div>
  );
}
