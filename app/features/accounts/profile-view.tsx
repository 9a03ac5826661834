import { Link } from '@remix-run/react';
import { ListingCards } from '#app/features/listings/listing-cards.tsx';
import { OwnPosts } from '#app/features/posts/own-posts.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PublicProfile } from './public-profile.server.ts';
import * as styles from './settings.css.ts';

/** A person's public page: who they are, and what they offer. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  const { listings, activities, shared, isOwn, otherPosts } = profile;
  const has = (
    <>
      <bdi>{profile.name.split(' ')[0]}</bdi> has
    </>
  );
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={styles.photo}>
        <Avatar large initials={profile.initials} image={profile.image} />
        <div className={styles.who}>
          <h1>{profile.name}</h1>
          <p className={layout.muted}>With The Local Link since {profile.since}</p>
          {isOwn && (
            <p>
              <ButtonLink kind="quiet" to="/account/settings">
                Edit in Account Settings
              </ButtonLink>
            </p>
          )}
        </div>
      </header>
      {shared.length > 0 && (
        <section aria-labelledby="shared" className={styles.section}>
          <h2 id="shared">{isOwn ? 'Your communities' : 'Communities you share'}</h2>
          <ul role="list" className={layout.row}>
            {shared.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={`/communities/${slug}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="listings" className={styles.section}>
        <h2 id="listings">For sale</h2>
        {listings.items.length === 0 ? (
          <p className={layout.muted}>{isOwn ? 'You have' : has} nothing for sale at the moment.</p>
        ) : (
          <ListingCards listings={listings.items} />
        )}
        <MoreLink
          to={listings.next && `/users/${profile.id}?after=${listings.next}`}
          label="Older listings"
        />
      </section>
      <section aria-labelledby="activities" className={styles.section}>
        <h2 id="activities">Activities</h2>
        {activities.length === 0 ? (
          <p className={layout.muted}>{isOwn ? 'You have' : has} no activities coming up.</p>
        ) : (
          <div className={layout.grid}>
            {activities.map((activity) => (
              <Card
                key={activity.id}
                to={`/activities/${activity.id}`}
                title={activity.title}
                picture={{ src: activity.picture ?? '/images/activities/none.svg' }}
              >
                <p>{activity.when}</p>
              </Card>
            ))}
          </div>
        )}
      </section>
      {otherPosts && otherPosts.items.length > 0 && (
        <section aria-labelledby="other-posts" className={styles.section}>
          <h2 id="other-posts">Not in the hub</h2>
          <p className={layout.muted}>
            What waits for the board, came back, was closed or taken down. Only you see this list.
          </p>
          <OwnPosts posts={otherPosts.items} />
          <MoreLink
            to={otherPosts.next && `/users/${profile.id}?posts=${otherPosts.next}`}
            label="Older posts"
          />
        </section>
      )}
    </div>
  );
}
