import { NoticeBoard } from '#app/features/noticeboard/notices/notice-board.tsx';
import type { NoticeCard } from '#app/features/noticeboard/notices/queries.server.ts';
import type { Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { CommunityFacts } from './community-facts.tsx';
import type { HubCommunity } from './hub.server.ts';
import { QuickActions } from './quick-actions.tsx';
import * as styles from '#app/features/communities/communities/hub.css.ts';

/** What a resident looks for first: the notices, what to do, and who to call. */
export function MyCondoTab({
  community,
  notices,
  placements,
}: {
  community: HubCommunity;
  notices: TwoWayPage<NoticeCard>;
  placements: Placement[];
}) {
  return (
    <div className={styles.board}>
      <NoticeBoard page={notices} slug={community.slug} />
      <QuickActions community={community} />
      <CommunityFacts community={community} placements={placements} />
    </div>
  );
}
