import { Link } from '@remix-run/react';
import { BookmarkButton } from '#app/features/bookmarks/bookmark-button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Facade } from '#app/ui/facade.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunityTile, OwnCommunity } from './queries.server.ts';
import * as styles from './home.css.ts';

/** How many communities show their facade; the selector above names them all. */
const facadesShown = 12;

/** The way in for whoever has no community yet. */
export function CommunityGrid({ communities }: { communities: CommunityTile[] }) {
  return (
    <section id="communities" aria-labelledby="communities-title" className={layout.stack}>
      <h2 id="communities-title">Find your condo</h2>
      {communities.length === 0 ? (
        <EmptyState text="No community has joined yet." />
      ) : (
        <div className={styles.communities}>
          {communities.slice(0, facadesShown).map((community) => (
            <Card
              key={community.slug}
              to={`/communities/${community.slug}`}
              title={community.name}
              art={<Facade slug={community.slug} litWindows={community.litWindows} />}
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
          ))}
        </div>
      )}
    </section>
  );
}

/** The viewer's own hub, and the shortest ways into it. */
export function OwnHub({ own }: { own: OwnCommunity }) {
  const hub = `/communities/${own.slug}`;
  return (
    <section aria-labelledby="own-hub" className={styles.own}>
      <Card
        to={hub}
        title={own.name}
        heading="h2"
        art={<Facade slug={own.slug} litWindows={own.litWindows} />}
      >
        <p>
          {own.unit}
          {own.address && `, ${own.address}`}
        </p>
        <p className={card.meta}>{own.lit}</p>
        <CardFoot>
          <span className={styles.enter}>Enter Community Hub</span>
        </CardFoot>
      </Card>
      <div className={layout.stack}>
        <h2 id="own-hub">In your hub</h2>
        <ul role="list" className={styles.ways}>
          <Way
            to={`${hub}?tab=my-condo`}
            title="Notices"
            text="What the board and the manager say"
          />
          <Way to={`${hub}?tab=buy-sell`} title="Buy & Sell" text="What neighbours pass on" />
          <Way to={`${hub}?tab=activities`} title="Activities" text="What to do, and with whom" />
          <Way
            to={`${hub}?tab=newsletters`}
            title="Newsletter Archives"
            text="Your building's own letters"
          />
          {own.others.map(({ slug, name, unit }) => (
            <Way key={slug} to={`/communities/${slug}`} title={name} text={`Also yours, ${unit}`} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const Way = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li className={styles.way}>
    <Link to={to}>{title}</Link>
    <span className={layout.muted}>{text}</span>
  </li>
);
