import { NoticeBoard } from '#app/features/notices/notice-board.tsx';
import type { NoticeCard } from '#app/features/notices/queries.server.ts';
import type { Placement } from '#app/features/sponsors/queries.server.ts';
import { CommunityFacts } from './community-facts.tsx';
import type { HubCommunity } from './hub.server.ts';
import { QuickActions } from './quick-actions.tsx';
import * as styles from './hub.css.ts';

/** What a resident looks for first: the notices, what to do, and who to call. */
export function MyCondoTab({
  community,
  notices,
  older,
  placements,
}: {
  community: HubCommunity;
  notices: NoticeCard[];
  /** The address of the next page of notices. */
  older: string | null;
  placements: Placement[];
}) {
  return (
    <div className={styles.board}>
      <NoticeBoard notices={notices} older={older} />
      <QuickActions community={community} />
      <CommunityFacts community={community} placements={placements} />
    </div>
  );
}
