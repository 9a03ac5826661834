import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { formState, type FormState } from '#app/ui/form-state.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { DecisionButtons } from '#app/features/posts/decisions/decision-buttons.tsx';
import { DecisionSummary } from '#app/features/posts/decisions/decision-summary.tsx';
import * as styles from './dashboard.css.ts';
import { QueueItem } from './queue-item.tsx';
import type { Figures, QueueFilter, QueueItem as Item, RecentDecision } from './queries.server.ts';
import { waysFrom } from '#app/features/posts/state-machine.ts';

export interface DashboardProps {
  figures: Figures;
  filter: QueueFilter;
  queue: { items: Item[]; next: string | null };
  recent: RecentDecision[];
  answer: { result: SubmissionResult; unexplained?: boolean } | undefined;
}

export function Dashboard({ figures, filter, queue, recent, answer }: DashboardProps) {
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <p>
            <Badge kind="accent">Board Member</Badge>
          </p>
        }
        title="Moderation Dashboard"
        lead="Manage community content and user submissions"
      />
      <DecisionSummary answer={answer} title="This was not decided" />
      <FigureTiles ruled>
        <FigureTile label="Pending Approval" value={figures.pending} />
        <FigureTile label="Approved Today" value={figures.approvedToday} />
        <FigureTile label="Total Listings" value={figures.listings} />
        <FigureTile label="Active Events" value={figures.activities} />
      </FigureTiles>
      <div className={layout.aside}>
        <section aria-labelledby="queue" className={layout.stack}>
          <h2 id="queue" data-landing>
            Pending Approvals
          </h2>
          <Tabs
            label="Filter the queue"
            current={filter}
            tabs={[
              { key: 'all', label: 'All', to: '/moderation' },
              { key: 'listings', label: 'Listings', to: '/moderation?show=listings' },
              { key: 'activities', label: 'Activities', to: '/moderation?show=activities' },
            ]}
          />
          <Queue
            filter={filter}
            pending={figures.pending}
            queue={queue}
            posted={formState(answer?.result)}
          />
        </section>
        <Recent decisions={recent} />
      </div>
    </div>
  );
}

function Queue({
  filter,
  pending,
  queue,
  posted,
}: Pick<DashboardProps, 'filter' | 'queue'> & { pending: number; posted: FormState }) {
  if (queue.items.length === 0) {
    return pending > 0 ? (
      <EmptyState text="No items pending review." />
    ) : (
      <EmptyState
        text={
          <>
            <strong>All caught up!</strong>
            <br />
            No pending items to review at the moment.
          </>
        }
      />
    );
  }
  const query = filter === 'all' ? '' : `show=${filter}&`;
  return (
    <>
      <ol role="list" className={styles.queue}>
        {queue.items.map((item) => (
          <QueueItem
            key={`${item.id}.${item.version}`}
            item={item}
            typedReason={posted.field('id').value === item.id ? posted.field('reason').value : ''}
          />
        ))}
      </ol>
      <MoreLink
        to={queue.next && `/moderation?${query}after=${queue.next}`}
        label="Older submissions"
      />
    </>
  );
}

/** What was decided, by whom, when and why; each can be turned round from here. */
function Recent({ decisions }: { decisions: RecentDecision[] }) {
  return (
    <aside aria-labelledby="recent" className={layout.stack}>
      <h2 id="recent">Recent Moderation Activity</h2>
      {decisions.length === 0 ? (
        <p className={layout.muted}>
          Moderation activity will appear here as you approve or reject items.
        </p>
      ) : (
        <ol role="list" className={styles.recent}>
          {decisions.map((decision) => (
            <li key={decision.id} className={styles.decision}>
              <p>
                <bdi>{decision.actor}</bdi> {decision.did}{' '}
                <Link to={decision.viewPath}>
                  <bdi>{decision.title}</bdi>
                </Link>
              </p>
              <p className={`${layout.small} ${layout.muted}`}>{decision.when}</p>
              {decision.reason && <p className={layout.small}>“{decision.reason}”</p>}
              {newestOf(decisions, decision) && (
                <DecisionButtons
                  quiet
                  type={decision.type}
                  id={decision.subjectId}
                  version={decision.version}
                  ways={waysFrom(decision.type, decision.status, ['moderator']).filter(
                    () => decision.status !== 'PENDING',
                  )}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}

/** Only the newest decision about an item offers to turn it round. */
const newestOf = (decisions: RecentDecision[], decision: RecentDecision) =>
  decisions.find(({ subjectId }) => subjectId === decision.subjectId) === decision;
