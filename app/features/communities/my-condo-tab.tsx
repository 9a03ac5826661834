import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { button } from '#app/ui/button.css.ts';
import type { NoticeCard } from '#app/features/notices/queries.server.ts';
import type { Placement } from '#app/features/sponsors/queries.server.ts';
import { CommunityFacts } from './community-facts.tsx';
import type { HubCommunity } from './queries.server.ts';
import * as styles from './hub.css.ts';

/** What a resident comes for first: the notices, what to do, whom to call. */
export function MyCondoTab({
  community,
  notices,
  older,
  placements,
}: {
  community: HubCommunity;
  notices: NoticeCard[];
  /** Where the list goes on. */
  older: string | null;
  placements: Placement[];
}) {
  const pinned = notices.filter((notice) => notice.pinned);
  const others = notices.filter((notice) => !notice.pinned);
  const behind = pinned.length > 0 ? styles.later : '';
  return (
    <div className={styles.board}>
      <section aria-labelledby="notices" className={styles.noticeBoard}>
        <div className={styles.noticesHead}>
          <h2 id="notices">Important Notices</h2>
          {pinned.length > 0 && <p className={layout.muted}>{pinned.length} pinned</p>}
        </div>
        {notices.length === 0 && (
          <EmptyState text="No notices at the moment. When the board or the manager posts one, it stands here." />
        )}
        {pinned.length > 0 && (
          <ol role="list" className={styles.notices}>
            {pinned.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
        {behind && others.length > 0 && <h2 className={styles.laterTitle}>More notices</h2>}
        {others.length > 0 && (
          <ol role="list" className={behind}>
            {others.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
        {older && (
          <div className={behind}>
            <MoreLink to={older} label="Older notices" />
          </div>
        )}
      </section>
      <QuickActions community={community} />
      <CommunityFacts community={community} placements={placements} />
    </div>
  );
}

function Notice({ notice }: { notice: NoticeCard }) {
  return (
    <li className={`${styles.notice} ${notice.pinned ? styles.pinned : ''}`}>
      <p className={styles.date} aria-label={notice.publishedOn}>
        <span className={styles.day}>{notice.day}</span>
        <span className={layout.small}>{notice.month}</span>
      </p>
      <div className={styles.noticeWords}>
        {notice.pinned && <p className={styles.pin}>Pinned</p>}
        <h3>{notice.title}</h3>
        {notice.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </li>
  );
}

/** The manager's door, four ways. What a community has not filled in is not offered. */
function QuickActions({ community }: { community: HubCommunity }) {
  const { managerEmail, rulesUrl, name, unit } = community;
  const mail = (subject: string, lines: string[]) =>
    `mailto:${managerEmail}?subject=${encodeURIComponent(`${subject}: ${name}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  const from = unit ? `Unit: ${unit}` : '';
  const actions = [
    managerEmail && {
      label: 'Report Issue',
      href: mail('Report an issue', [from, 'What is wrong: ', 'Where: ', 'Since when: ']),
    },
    rulesUrl && { label: 'View Rules', href: rulesUrl },
    { label: 'Emergency', href: `/communities/${community.slug}/emergency` },
    managerEmail && { label: 'Contact Board', href: mail('For the board', [from, '']) },
  ].filter((action) => !!action);
  return (
    <section aria-labelledby="quick-actions" className={layout.stack}>
      <h2 id="quick-actions">Quick Actions</h2>
      <div className={styles.quick}>
        {actions.map(({ label, href }) => (
          <a key={label} href={href} className={button.quiet}>
            {label}
          </a>
        ))}
      </div>
      {managerEmail && (
        <p className={`${layout.small} ${layout.muted}`}>
          Report Issue and Contact Board open a message to {managerEmail} in your own mail program.
        </p>
      )}
    </section>
  );
}
