import { DecisionSummary } from '#app/features/posts/posts/decisions/controls/decision-summary.tsx';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import { LandedToast } from '#app/ui/overlays/toast.tsx';
import type { dashboardPage } from './dashboard.server.ts';
import { ModerationTabs } from './moderation-tabs.tsx';
import type { QueueFilter } from './queries.server.ts';
import * as styles from './dashboard.css.ts';
import { OfCommunity } from './queue/of-community.tsx';
import { queueAnchor, queuePath } from './queue/queue-paths.ts';
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
  communities,
  queue,
  recent,
  reasons,
  toDecide,
  reply,
}: Awaited<ReturnType<typeof dashboardPage>> & { reply: FormReply | undefined }) {
  const t = useMessages(moderation);
  const { number, timeOfDay } = useFormats();
  const { toast } = useShellData();
  const posted = formState(reply?.result);
  const isLanded = toast?.at !== undefined;
  const above = isLanded && queue.items.find(({ id }) => queueAnchor(id) === toast.at);
  const landed = isLanded ? <LandedToast message={toast} /> : null;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <p>
            {role && <Badge kind="accent">{t(`roles.${role}`)}</Badge>}{' '}
            <Link to="/manage">{t('manage')}</Link>
          </p>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <DecisionSummary reply={reply} title={t('notDecided')}>
        <WayOn posted={posted} next={reply?.conflict?.next} items={queue.items} recent={recent} />
      </DecisionSummary>
      <ModerationTabs current="posts" toDecide={toDecide} />
      <FigureTiles ruled>
        <FigureTile label={t('pendingApproval')} value={number(figures.pending)} />
        <FigureTile label={t('approvedToday')} value={number(figures.approvedToday)} />
        <FigureTile label={t('totalListings')} value={number(figures.listings)} />
        <FigureTile label={t('activeEvents')} value={number(figures.activities)} />
      </FigureTiles>
      {figures.countedAt !== null && (
        <p className={layout.muted}>
          {t('countedAt', { time: timeOfDay(new Date(figures.countedAt)) })}
        </p>
      )}
      <section aria-labelledby="queue" className={layout.stack}>
        <div className={styles.heading}>
          <h2 id="queue" data-landing tabIndex={-1}>
            {t('queue')}
          </h2>
          <Tabs
            label={t('filter')}
            current={filter}
            tabs={filters.map((key) => ({
              key,
              label: t(`filters.${key}`),
              to: queuePath({ filter: key, community }, null),
            }))}
          />
        </div>
        {!above && landed}
        {communities?.length !== 1 && (
          <OfCommunity {...{ filter, community, communityName, communities }} />
        )}
        <QueueList
          isFiltered={figures.pending > 0 || community !== null}
          queue={queue}
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
