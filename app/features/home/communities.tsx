import { Link } from '@remix-run/react';
import { BookmarkButton } from '#app/features/bookmarks/bookmark-button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skyline } from '#app/ui/skyline.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunityTile, OwnCommunity } from './queries.server.ts';
import * as styles from './home.css.ts';

/** The way in for whoever has no community yet; those without a skyline are in the selector only. */
export function CommunityGrid({ communities }: { communities: CommunityTile[] }) {
  return (
    <section id="communities" aria-labelledby="communities-title" className={layout.stack}>
      <h2 id="communities-title">Find your condo</h2>
      {communities.length === 0 ? (
        <EmptyState text="No community has joined yet." />
      ) : (
        <div className={styles.communities}>
          {communities.flatMap(({ skyline, ...community }) =>
            skyline ? (
              <Card
                key={community.slug}
                to={`/communities/${community.slug}`}
                title={community.name}
                art={<Skyline drawing={skyline} />}
              >
                {community.address && <p>{community.address}</p>}
                <p className={card.meta}>{community.lit}</p>
                <CardFoot>
                  <span className={styles.enter}>Enter Community Hub</span>
                  {community.bookmarked !== null && (
                    <div className={styles.above}>
                      <BookmarkButton community={community} bookmarked={community.bookmarked} />
                    </div>
                  )}
                </CardFoot>
              </Card>
            ) : (
              []
            ),
          )}
        </div>
      )}
    </section>
  );
}

/** The viewer's own hub, and the shortest ways into it. */
export function OwnHub({ own }: { own: OwnCommunity }) {
  return (
    <section aria-labelledby="own-hub" className={styles.own}>
      <Card
        to={`/communities/${own.slug}`}
        title={own.name}
        heading="h2"
        art={<Skyline drawing={own.skyline} />}
      >
        <p>
          <bdi>{own.unit}</bdi>
          {own.address && (
            <>
              , <bdi>{own.address}</bdi>
            </>
          )}
        </p>
        <p className={card.meta}>{own.lit}</p>
        <CardFoot>
          <span className={styles.enter}>Enter Community Hub</span>
        </CardFoot>
      </Card>
      <div className={layout.stack}>
        <h2 id="own-hub">In your hub</h2>
        <ul role="list" className={styles.ways}>
          {own.ways.map(({ to, title, text }) => (
            <li key={to} className={styles.way}>
              <Link to={to}>{title}</Link>
              <span className={layout.muted}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
