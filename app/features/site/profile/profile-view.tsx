import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { ListingCards } from '#app/features/posts/listings/listing-cards.tsx';
import { OwnPosts } from '#app/features/posts/posts/own-posts/own-posts.tsx';
import { ownPostsCursors } from '#app/lib/db/cursors.ts';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { profiles } from '#app/messages/en/profiles.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages, useListStart } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PublicProfile } from './public-profile.server.ts';
import * as styles from '#app/features/accounts/security/settings.css.ts';

/** A person's public page: who they are, and what they offer. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  const t = useMessages(profiles);
  const { cardDateTime, monthAndYear } = useFormats();
  const lang = useLang();
  const { memberSince, listings, activities, shared, isOwn, otherPosts } = profile;
  const olderPosts = useListStart(ownPostsCursors) !== null;
  const name = <bdi>{profile.name.split(' ')[0]}</bdi>;
  const month = monthAndYear(memberSince.getUTCFullYear(), memberSince.getUTCMonth() + 1);
  const [first] = shared;
  // Nothing now, and nothing on other pages of the list.
  const hasNothing =
    !isOwn && activities.length === 0 && listings.items.length === 0 && !listings.previous;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      {first && !isOwn && (
        <BackLink to={`/communities/${first.slug}`}>
          <bdi>{first.name}</bdi>
        </BackLink>
      )}
      <header className={styles.photo}>
        <Avatar large initials={profile.initials} image={profile.image} />
        <div className={styles.who}>
          <h1>{profile.name}</h1>
          <p className={layout.muted}>{t('memberSince', { month })}</p>
          {isOwn && (
            <p>
              <ButtonLink kind="quiet" to="/account/settings">
                {t('edit')}
              </ButtonLink>
            </p>
          )}
        </div>
      </header>
      {shared.length > 0 && (
        <section aria-labelledby="shared" className={styles.section}>
          <h2 id="shared">{isOwn ? t('ownCommunities') : t('sharedCommunities')}</h2>
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
      {hasNothing && (
        <p className={layout.muted}>
          {t.rich('noListings', { name })} {t.rich('noActivities', { name })}
        </p>
      )}
      {!hasNothing && (
        <section aria-labelledby="listings" className={styles.section}>
          <h2 id="listings">{t('listings')}</h2>
          {listings.items.length === 0 ? (
            <EmptyPage>
              <p className={layout.muted}>
                {isOwn ? t('noOwnListings') : t.rich('noListings', { name })}
              </p>
            </EmptyPage>
          ) : (
            <ListingCards listings={listings.items} />
          )}
          <ListPages
            page={listings}
            previousLabel={t('newerListings')}
            nextLabel={t('olderListings')}
            hash="#listings"
          />
        </section>
      )}
      {!hasNothing && (
        <section aria-labelledby="activities" className={styles.section}>
          <h2 id="activities">{t('activities')}</h2>
          {activities.length === 0 ? (
            <p className={layout.muted}>
              {isOwn ? t('noOwnActivities') : t.rich('noActivities', { name })}
            </p>
          ) : (
            <div className={layout.grid}>
              {activities.map((activity) => (
                <Card
                  key={activity.id}
                  to={`/activities/${activity.id}`}
                  title={activity.title}
                  lang={lang(activity.language)}
                  picture={
                    activity.picture
                      ? { src: activity.picture }
                      : standInOf('ACTIVITY', activity.id)
                  }
                >
                  <p>
                    {activity.when ? (
                      <Moment at={activity.when} text={cardDateTime(activity.when)} />
                    ) : (
                      t('dayOpen')
                    )}
                  </p>
                  <OtherLanguage language={activity.language} />
                </Card>
              ))}
            </div>
          )}
        </section>
      )}
      {otherPosts && (otherPosts.items.length > 0 || olderPosts) && (
        <section aria-labelledby="other-posts" className={styles.section}>
          <h2 id="other-posts">{t('hidden')}</h2>
          <p className={layout.muted}>{t('hiddenLead')}</p>
          {otherPosts.items.length > 0 ? (
            <OwnPosts posts={otherPosts.items} />
          ) : (
            <EmptyPage names={ownPostsCursors}>{null}</EmptyPage>
          )}
          <ListPages
            names={ownPostsCursors}
            page={otherPosts}
            previousLabel={t('newerPosts')}
            nextLabel={t('olderPosts')}
            hash="#other-posts"
          />
        </section>
      )}
      {profile.canReport && (
        <p className={`${layout.small} ${layout.muted}`}>
          <a href={`/users/${profile.id}/report`}>{t('report')}</a>
        </p>
      )}
    </div>
  );
}
