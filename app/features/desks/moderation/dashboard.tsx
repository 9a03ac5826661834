import type { ReactNode } from 'react';
import { DecisionSummary } from '#app/features/posts/posts/decisions/controls/decision-summary.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { LandedToast } from '#app/ui/overlays/toast.tsx';
import type { dashboardPage } from './dashboard.server.ts';
import { ModerationTabs } from './moderation-tabs.tsx';
import type { QueueFilter } from './queue/queue-filter.ts';
import * as styles from './dashboard.css.ts';
import { counted } from './queue/queue.css.ts';
import { OfCommunity } from './queue/of-community.tsx';
import { queueAnchor, queueForm, queuePath } from './queue/queue-paths.ts';
import { WayOn } from './queue/way-on.tsx';
import { RecentDecisions } from './recent/recent-decisions.tsx';
import { QueueList } from './queue/queue-list.tsx';

const filters: QueueFilter[] = ['all', 'listings', 'activities'];

export function Dashboard({
  role,
  figures,
  filter,
  community,
  communityName,
  oldestFirst,
  communities,
  queue,
  recent,
  reasons,
  toDecide,
  reply,
}: Awaited<ReturnType<typeof dashboardPage>> & { reply: FormReply | undefined }) {
  const t = useMessages(moderation);
  const { toast } = useShellData();
  const posted = formState(reply?.result);
  const isLanded = toast?.at !== undefined;
  const above = isLanded && queue.items.find(({ id }) => queueAnchor(id) === toast.at);
  const landed = isLanded ? <LandedToast message={toast} /> : null;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <p className={`${styles.lead} ${layout.small} ${layout.muted}`}>
          {role && <Badge kind="accent">{t(`roles.${role}`)}</Badge>} <span>{t('lead')}</span>
        </p>
      </header>
      <DecisionSummary reply={reply} title={t('notDecided')} formId={queueForm}>
        <WayOn posted={posted} next={reply?.conflict?.next} items={queue.items} recent={recent} />
      </DecisionSummary>
      <ModerationTabs current="posts" toDecide={toDecide} />
      <section aria-labelledby="queue" className={`${layout.stack} ${counted}`}>
        <div className={styles.heading}>
          <h2 id="queue" data-landing tabIndex={-1}>
            {t('queue')}
          </h2>
          <Chips
            label={t('filter')}
            chips={filters.map((key) => ({
              label: t(`filters.${key}`),
              isCurrent: key === filter,
              to: queuePath({ filter: key, community, oldestFirst }, null),
            }))}
          />
        </div>
        <Figures figures={figures}>
          {figures.pending > 1 && (
            <Link to={`${queuePath({ filter, community, oldestFirst: !oldestFirst }, null)}#queue`}>
              {t(oldestFirst ? 'showNewestFirst' : 'showOldestFirst')}
            </Link>
          )}
        </Figures>
        {!above && landed}
        {communities?.length !== 1 && (
          <OfCommunity {...{ filter, community, communityName, oldestFirst, communities }} />
        )}
        <QueueList
          isFiltered={figures.pending > 0 || community !== null}
          queue={queue}
          oldestFirst={oldestFirst}
          reasons={reasons}
          namesCommunity={communities?.length !== 1 && community === null}
          posted={posted}
          above={above ? { id: above.id, landed } : null}
        />
      </section>
      {queue.previous === null && <RecentDecisions decisions={recent} />}
    </div>
  );
}

/** The four figures as tiles, and what is below them. */
function Figures({
  figures,
  children,
}: Pick<Awaited<ReturnType<typeof dashboardPage>>, 'figures'> & { children: ReactNode }) {
  const t = useMessages(moderation);
  const { number, timeOfDay } = useFormats();
  const { pending, approvedToday, listings, activities, countedAt } = figures;
  const counts = [
    [t('pendingApproval'), pending],
    [t('approvedToday'), approvedToday],
    [t('totalListings'), listings],
    [t('activeEvents'), activities],
  ] as const;
  return (
    <>
      <FigureTiles ruled>
        {counts.map(([label, count]) => (
          <FigureTile key={label} label={label} value={number(count)} />
        ))}
      </FigureTiles>
      <div className={styles.below}>
        {countedAt !== null && <p>{t('countedAt', { time: timeOfDay(new Date(countedAt)) })}</p>}
        {children}
      </div>
    </>
  );
}
