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
  const { listings, activities, shared, isOwn, otherPosts } = profile;
  const olderPosts = useListStart(ownPostsCursors) !== null;
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
      <ProfileHead profile={profile} />
      {shared.length > 0 && <SharedCommunities profile={profile} />}
      {hasNothing ? (
        <p className={layout.muted}>
          {t.rich('noListings', { name: firstName(profile) })}{' '}
          {t.rich('noActivities', { name: firstName(profile) })}
        </p>
      ) : (
        <>
          <ProfileListings profile={profile} />
          <ProfileActivities profile={profile} />
        </>
      )}
      {otherPosts && (otherPosts.items.length > 0 || olderPosts) && (
        <OtherPosts posts={otherPosts} />
      )}
      {profile.canReport && (
        <p className={`${layout.small} ${layout.muted}`}>
          <a href={`/users/${profile.id}/report`}>{t('report')}</a>
        </p>
      )}
    </div>
  );
}

interface ProfileProps {
  profile: PublicProfile;
}

const firstName = ({ name }: PublicProfile) => <bdi>{name.split(' ')[0]}</bdi>;

function ProfileHead({ profile: { name, initials, image, memberSince, isOwn } }: ProfileProps) {
  const t = useMessages(profiles);
  const { monthAndYear } = useFormats();
  const month = monthAndYear(memberSince.getUTCFullYear(), memberSince.getUTCMonth() + 1);
  return (
    <header className={styles.photo}>
      <Avatar large initials={initials} image={image} />
      <div className={styles.who}>
        <h1>{name}</h1>
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
  );
}

function SharedCommunities({ profile: { shared, isOwn } }: ProfileProps) {
  const t = useMessages(profiles);
  return (
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
  );
}

function ProfileListings({ profile }: ProfileProps) {
  const t = useMessages(profiles);
  const { listings, isOwn } = profile;
  return (
    <section aria-labelledby="listings" className={styles.section}>
      <h2 id="listings">{t('listings')}</h2>
      {listings.items.length === 0 ? (
        <EmptyPage>
          <p className={layout.muted}>
            {isOwn ? t('noOwnListings') : t.rich('noListings', { name: firstName(profile) })}
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
  );
}

function ProfileActivities({ profile }: ProfileProps) {
  const t = useMessages(profiles);
  const { cardDateTime } = useFormats();
  const lang = useLang();
  const { activities, isOwn } = profile;
  return (
    <section aria-labelledby="activities" className={styles.section}>
      <h2 id="activities">{t('activities')}</h2>
      {activities.length === 0 ? (
        <p className={layout.muted}>
          {isOwn ? t('noOwnActivities') : t.rich('noActivities', { name: firstName(profile) })}
        </p>
      ) : (
        <div className={layout.grid}>
          {activities.map(({ id, title, language, picture, when }) => (
            <Card
              key={id}
              to={`/activities/${id}`}
              title={title}
              lang={lang(language)}
              picture={picture ? { src: picture } : standInOf('ACTIVITY', id)}
            >
              <p>{when ? <Moment at={when} text={cardDateTime(when)} /> : t('dayOpen')}</p>
              <OtherLanguage language={language} />
            </Card>
          ))}
        </div>
      )}
    </section>
  );
}

/** The person's own posts that nobody else sees here. */
function OtherPosts({ posts }: { posts: NonNullable<PublicProfile['otherPosts']> }) {
  const t = useMessages(profiles);
  return (
    <section aria-labelledby="other-posts" className={styles.section}>
      <h2 id="other-posts">{t('hidden')}</h2>
      <p className={layout.muted}>{t('hiddenLead')}</p>
      {posts.items.length > 0 ? (
        <OwnPosts posts={posts.items} />
      ) : (
        <EmptyPage names={ownPostsCursors}>{null}</EmptyPage>
      )}
      <ListPages
        names={ownPostsCursors}
        page={posts}
        previousLabel={t('newerPosts')}
        nextLabel={t('olderPosts')}
        hash="#other-posts"
      />
    </section>
  );
}
