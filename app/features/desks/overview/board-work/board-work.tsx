import { Fragment } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardWork } from '#app/messages/en/board-work.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import * as styles from './board-work.css.ts';
import type { WaitingLink } from './waiting-links.server.ts';

/** A community with what waits there. */
export interface CommunityWork {
  slug: string;
  name: string;
  waiting: WaitingLink[];
}

/**
 * What waits for a moderator, with links to it, to an emergency notice and to the desk. Nobody else has this box.
 */
export function BoardWork({
  communities,
  hasMore = false,
  isNamed = true,
}: {
  communities: CommunityWork[];
  /** Whether work waits in further communities. */
  hasMore?: boolean;
  /** False where the page names the community already. */
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

function Waiting({ community: { waiting } }: { community: CommunityWork }) {
  const t = useMessages(boardWork);
  if (waiting.length === 0) return <span>{t('nothing')}</span>;
  return waiting.map(([label, to]) => (
    <Fragment key={to}>
      <Link to={to} className={styles.waiting}>
        {label}
      </Link>{' '}
    </Fragment>
  ));
}

function EmergencyNotice({
  community: { slug, name },
  isOneOfMany = false,
}: {
  community: Pick<CommunityWork, 'slug' | 'name'>;
  /** Then its words are short, and its label names the community for screen readers. */
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
