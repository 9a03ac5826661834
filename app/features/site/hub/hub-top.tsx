import { BoardWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import type { Emergency } from '#app/features/noticeboard/notices/emergencies/emergencies.server.ts';
import { EmergencyLines } from '#app/features/noticeboard/notices/emergencies/emergency-lines.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';
import * as styles from '#app/features/communities/communities/hub.css.ts';

/** Above everything else on a hub: what is an emergency, and what waits for its moderators. */
export function HubTop({
  community,
  emergencies,
}: {
  community: HubCommunity;
  emergencies: Emergency[];
}) {
  const { work } = community;
  if (emergencies.length === 0 && !work) return null;
  return (
    <div className={`${layout.page} ${styles.top}`}>
      <EmergencyLines emergencies={emergencies} />
      {work && <BoardWork communities={[{ ...community, ...work }]} isNamed={false} />}
    </div>
  );
}
