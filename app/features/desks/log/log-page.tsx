import type { LogFilter as Filter } from './schema.ts';
import { useLocation } from '@remix-run/react';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LogCount } from './log-count.tsx';
import { LogFilter } from './log-filter.tsx';
import { LogEntry } from './log-entry.tsx';
import * as styles from './log.css.ts';
import type { LogChooser } from './queries.server.ts';
import type { Months } from './months.ts';
import type { LogLine } from './log-line.server.ts';

/** The log: its filters, a page of its lines, and the way to all of them as a file. */
export function LogPage({
  filter,
  communities,
  months,
  page,
  count,
  most,
}: {
  filter: Filter;
  communities: LogChooser;
  months: Months;
  /** Null where the dates of the filter are the wrong way round. */
  page: TwoWayPage<LogLine> | null;
  count: number;
  /** As many lines are counted. */
  most: number;
}) {
  const t = useMessages(log);
  const dashboard = useMessages(moderation);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of ['after', 'before']) query.delete(name);
  const title = filter.post ? t('ofPost') : t('title');
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: '/moderation', label: dashboard('title') },
              ...(filter.post ? [{ to: '/moderation/log', label: t('title') }] : []),
            ]}
            current={title}
          />
        }
        title={title}
        lead={t('lead')}
      />
      {!filter.post && (
        <LogFilter key={search} filter={filter} communities={communities} months={months} />
      )}
      {page ? (
        <LogCount {...{ filter, count, most }} place={communities.chosen?.name} />
      ) : (
        <AlertBox news={filter}>
          <h2>{t('reversedTitle')}</h2>
          <p>
            <a href="#to">{t('reversed')}</a>
          </p>
        </AlertBox>
      )}
      {page && page.items.length === 0 && (
        <EmptyPage>
          <EmptyState text={t('none')} />
        </EmptyPage>
      )}
      {page && page.items.length > 0 && (
        <ol role="list" className={styles.lines}>
          {page.items.map((line) => (
            <li key={line.id} className={styles.line}>
              <LogEntry line={line} isOfPost={filter.post !== undefined} />
            </li>
          ))}
        </ol>
      )}
      {page && <ListPages page={page} previousLabel={t('newer')} nextLabel={t('older')} />}
      {page && (
        <p>
          {/* A file, which the browser itself fetches. */}
          <a href={`/moderation/log.csv?${query.toString()}`} download>
            {t('csv')}
          </a>
        </p>
      )}
    </div>
  );
}
