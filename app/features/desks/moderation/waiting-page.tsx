import type { ReactNode } from 'react';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ModerationTabs, type ToDecide } from './moderation-tabs.tsx';
import * as styles from './desk-list.css.ts';

/** The top of a page below the dashboard. */
export function BelowDashboard({
  title,
  current = title,
  lead,
}: {
  title: string;
  /** Its name in the breadcrumb. */
  current?: string;
  lead: ReactNode;
}) {
  const t = useMessages(moderation);
  const dashboard = { to: '/moderation', label: t('title') };
  return (
    <PageHeader
      above={<Breadcrumb above={[dashboard]} current={current} />}
      title={title}
      lead={lead}
    />
  );
}

type Word = 'title' | 'lead' | 'notDecided' | 'none' | 'older' | 'newer';

/** The page of what waits besides the queue: appeals, or reports. */
export function WaitingPage<Item>({
  t,
  current,
  toDecide,
  page,
  posted,
  formId,
  apart,
  children,
}: {
  /** The words of the page. */
  t: (key: `queue.${Word}`) => string;
  current: keyof ToDecide;
  toDecide: ToDecide;
  page: TwoWayPage<Item>;
  /** The reply to a decision that was not carried out. */
  posted: FormState;
  /** The id of the form that it is about. */
  formId?: string;
  /** What others decide: below the rest, with its heading. */
  apart?: { title: string; has: (item: Item) => boolean };
  /** The entry of the list for an item. */
  children: (item: Item) => ReactNode;
}) {
  const isApart = (item: Item) => apart?.has(item) === true;
  const others = page.items.filter(isApart);
  const items = page.items.filter((item) => !isApart(item));
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <BelowDashboard title={t('queue.title')} lead={t('queue.lead')} />
      <ModerationTabs current={current} toDecide={toDecide} />
      <ErrorSummary form={posted} title={t('queue.notDecided')} formId={formId} />
      {items.length === 0 && others.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('queue.none')} />
        </EmptyPage>
      ) : (
        items.length > 0 && (
          <ol role="list" className={styles.list}>
            {items.map(children)}
          </ol>
        )
      )}
      {apart && others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{apart.title}</h2>
          <ol role="list" className={styles.list}>
            {others.map(children)}
          </ol>
        </section>
      )}
      <ListPages page={page} previousLabel={t('queue.older')} nextLabel={t('queue.newer')} />
    </div>
  );
}
