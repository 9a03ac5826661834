import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardWork } from '#app/messages/en/board-work.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import * as styles from './board-work.css.ts';
import type { WaitingWork } from './waiting.server.ts';

/** A community with what waits there. */
export interface CommunityWork extends WaitingWork {
  id: string;
  slug: string;
  name: string;
}

/**
 * What waits for a moderator, with links straight to it, and the way to an emergency notice and to the
 * desk. Everybody else has no such box.
 */
export function BoardWork({
  communities,
  hasMore = false,
  isNamed = true,
}: {
  communities: CommunityWork[];
  /** Whether there is work in further communities. */
  hasMore?: boolean;
  /** Whether the page does not say already which community it is about. */
  isNamed?: boolean;
}) {
  const t = useMessages(boardWork);
  const [only] = communities;
  const isOne = communities.length === 1 && !hasMore;
  return (
    <section aria-label={t('title')} className={styles.box}>
      {communities.length === 0 && <p>{t('nothing')}</p>}
      {communities.map((community) => (
        <div key={community.slug} className={styles.line}>
          {isNamed && (
            <strong>
              <bdi>{community.name}</bdi>
            </strong>
          )}
          <Waiting community={community} />
          {!isOne && <EmergencyNotice community={community} isOneOfMany />}
        </div>
      ))}
      <p className={styles.line}>
        {isOne && only && <EmergencyNotice community={only} />}
        <Link to={isOne && only ? deskPath(only.slug) : '/manage'} className={styles.way}>
          {t(hasMore ? 'manageMore' : 'manage')}
        </Link>
        <Link to="/moderation/log?what=decisions" className={styles.way}>
          {t('decisions')}
        </Link>
      </p>
    </section>
  );
}

function Waiting({ community: { slug, people, posts } }: { community: CommunityWork }) {
  const t = useMessages(boardWork);
  if (people + posts === 0) return <span>{t('nothing')}</span>;
  return (
    <>
      {people > 0 && (
        <span className={styles.dotted}>
          <Link to={deskPath(slug, 'people')} className={styles.waiting}>
            {t('people', { count: people })}
          </Link>
          {posts > 0 && (
            <span aria-hidden className={styles.dot}>
              ·
            </span>
          )}
        </span>
      )}
      {posts > 0 && (
        <Link to={`/moderation?community=${slug}#queue`} className={styles.waiting}>
          {t('posts', { count: posts })}
        </Link>
      )}
    </>
  );
}

function EmergencyNotice({
  community: { slug, name },
  isOneOfMany = false,
}: {
  community: CommunityWork;
  /** Then it is short, and says for whom it is to those who do not see where it stands. */
  isOneOfMany?: boolean;
}) {
  const t = useMessages(boardWork);
  return (
    <Link
      to={`${deskPath(slug, 'notices')}/new?kind=EMERGENCY`}
      className={styles.way}
      aria-label={isOneOfMany ? t('emergencyFor', { community: name }) : undefined}
    >
      {t(isOneOfMany ? 'emergencyShort' : 'emergency')}
    </Link>
  );
}
