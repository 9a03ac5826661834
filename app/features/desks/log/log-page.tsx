import type { ReactNode } from 'react';
import { useLocation } from '@remix-run/react';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LogFilter } from './log-filter.tsx';
import { LogEntry } from './log-entry.tsx';
import * as styles from './log.css.ts';
import { wholeMonth } from './months.ts';
import type { logPage } from './queries.server.ts';
import type { LogFilter as Filter } from './schema.ts';

/** The log: its filters, a page of its lines, and the way to all of them as a file. */
export function LogPage({
  filter,
  communities,
  months,
  page,
  count,
  most,
  tabs,
}: Awaited<ReturnType<typeof logPage>> & {
  /** To the pages of moderation beside it. */
  tabs: ReactNode;
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
      {tabs}
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
              <LogEntry
                line={line}
                isOfPost={filter.post !== undefined}
                namesCommunity={communities.few?.length !== 1}
              />
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

/** Says how many lines there are, such as '24 lines, October 2026'. */
function LogCount({
  filter,
  place,
  count,
  most,
}: {
  filter: Filter;
  /** The name of the community that is chosen. */
  place: string | undefined;
  count: number;
  /** The most that are counted. */
  most: number;
}) {
  const t = useMessages(log);
  const { number } = useFormats();
  const period = usePeriod(filter);
  const { what, subject, q } = filter;
  const parts = [
    count > most ? t('countMore', { most: number(most) }) : t('count', { count }),
    period,
    what && t(`groups.${what}`),
    subject && t(`subjects.${subject}`),
    place,
    q && t('quoted', { words: q }),
  ];
  return <h2 aria-live="polite">{parts.filter(Boolean).join(', ')}</h2>;
}

/** The period of a filter in words; none without dates. */
function usePeriod({ from, to }: Filter): string | undefined {
  const t = useMessages(log);
  const { monthAndYear } = useFormats();
  const day = useDay();
  const month = wholeMonth(from, to);
  if (month) return monthAndYear(month.year, month.month);
  if (from && to) return t('between', { from: day(from), to: day(to) });
  if (from) return t('since', { from: day(from) });
  return to ? t('until', { to: day(to) }) : undefined;
}
