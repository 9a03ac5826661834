import { BookmarkButton } from '#app/features/communities/bookmarks/bookmark-button.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home } from '#app/messages/en/home.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { drawSkyline } from '#app/ui/drawings/skyline.ts';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunityTile } from './communities.server.ts';
import * as styles from './home.css.ts';

/** A browser draws again what the server drew: the program is smaller than the paths of twelve skylines. */
const drawingOf = ({ slug, weeklyActivity }: CommunityTile) => drawSkyline(slug, weeklyActivity);

/** The way in for people who have no community yet; those without a skyline are in the selector. */
export function CommunityGrid({
  communities,
  isEditor,
  canWriteToUs,
}: {
  communities: CommunityTile[];
  isEditor: boolean;
  canWriteToUs: boolean;
}) {
  const t = useMessages(home);
  return (
    <section id="communities" aria-labelledby="communities-title" className={layout.stack}>
      <h2 id="communities-title">{t('findYourCondo')}</h2>
      {communities.length === 0 ? (
        <EmptyState text={t('noCommunities')}>
          {isEditor ? (
            <ButtonLink to="/manage/new">{t('addFirstCommunity')}</ButtonLink>
          ) : (
            <p>
              {t('haveCode')} <Link to="/join">{t('enterCode')}</Link>
              <br />
              {canWriteToUs ? (
                <>
                  {t('askForBuilding')} <Link to="/contact">{t('contactUs')}</Link>
                </>
              ) : (
                t('askBoard')
              )}
            </p>
          )}
        </EmptyState>
      ) : (
        <div className={styles.communities}>
          {communities.map(
            (community) =>
              community.isDrawn && (
                <Card
                  key={community.slug}
                  to={`/communities/${community.slug}`}
                  title={community.name}
                  art={<Skyline drawing={drawingOf(community)} />}
                >
                  {community.address && <p>{community.address}</p>}
                  <p className={card.meta}>
                    {t('windowsLit', { count: community.weeklyActivity })}
                  </p>
                  <CardFoot>
                    <span className={styles.enter}>{t('enterHub')}</span>
                    <EmergencyLink community={community} />
                    {community.bookmarked !== null && (
                      <div className={styles.above}>
                        <BookmarkButton community={community} bookmarked={community.bookmarked} />
                      </div>
                    )}
                  </CardFoot>
                </Card>
              ),
          )}
        </div>
      )}
    </section>
  );
}

/** The way to the emergency page of a community. */
export function EmergencyLink({
  community: { slug, name },
}: {
  community: { slug: string; name: string };
}) {
  const t = useMessages(home);
  return (
    <Link
      to={`/communities/${slug}/emergency`}
      className={styles.above}
      aria-label={t('emergencyAt', { community: name })}
    >
      {t('emergency')}
    </Link>
  );
}
