import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { subjectPath } from '#app/features/posts/reports/subject-path.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { reports } from '#app/messages/en/reports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk-list.css.ts';
import type { ReportGroup } from './queries.server.ts';
import { ReportDecisions } from './report-decisions.tsx';

/** What members reported and nobody decided on yet. */
export function ReportsPage({
  page,
  reasons,
  reply,
}: {
  page: TwoWayPage<ReportGroup>;
  /** The list of reasons for Remove. */
  reasons: ReasonOption[];
  reply: FormReply | undefined;
}) {
  const t = useMessages(reports);
  const dashboard = useMessages(moderation);
  const posted = formState(reply?.result);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/moderation', label: dashboard('title') }]}
            current={t('queue.title')}
          />
        }
        title={t('queue.title')}
        lead={t('queue.lead')}
      />
      <ErrorSummary form={posted} title={t('queue.notDecided')} />
      {page.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('queue.none')} />
        </EmptyPage>
      ) : (
        <ol role="list" className={styles.list}>
          {page.items.map((group) => (
            <li key={group.id + group.communityId} className={styles.item}>
              <Group group={group} reasons={reasons} posted={posted} />
            </li>
          ))}
        </ol>
      )}
      <ListPages page={page} previousLabel={t('queue.older')} nextLabel={t('queue.newer')} />
    </div>
  );
}

function Group({
  group,
  reasons,
  posted,
}: {
  group: ReportGroup;
  reasons: ReasonOption[];
  posted: FormState;
}) {
  const t = useMessages(reports);
  const state = useMessages(postStates);
  const { relativeTime } = useFormats();
  const { type, id, title, about, community, count, since, status, text, language } = group;
  const lang = useLang()(language);
  return (
    <>
      <p className={layout.row}>
        <Badge kind="accent">{t(`subjects.${type}`)}</Badge>
        {type !== 'USER' && type !== 'LETTER' && status && (
          <Badge>{state(statusKey(type, status))}</Badge>
        )}
        <strong>{t('queue.count', { count })}</strong>
      </p>
      <h2 lang={lang}>
        <Link to={subjectPath(type, id, about.id)}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('queue.about', {
          author: <bdi>{about.name}</bdi>,
          community: <bdi>{community}</bdi>,
          when: <Moment at={since} text={relativeTime(since)} />,
        })}
      </p>
      {text !== null && (
        <details>
          <summary>{t('queue.text')}</summary>
          <p className={styles.words} lang={lang}>
            {text}
          </p>
        </details>
      )}
      <ul role="list" className={layout.stack}>
        {group.reports.map(({ at, reasonCode, words }, index) => (
          <li key={index} className={styles.quote}>
            <p>
              <strong>{t(`reasons.${reasonCode}`)}</strong>{' '}
              <span className={`${layout.small} ${layout.muted}`}>
                {t.rich('queue.neighbour', { when: <Moment at={at} text={relativeTime(at)} /> })}
              </span>
            </p>
            {words && (
              <p className={styles.words}>
                <bdi>{words}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      <ReportDecisions group={group} reasons={reasons} posted={posted} />
    </>
  );
}
