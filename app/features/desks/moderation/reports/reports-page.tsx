import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { subjectPath } from '#app/features/posts/reports/subject-path.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postStates } from '#app/messages/post-states.ts';
import { reports } from '#app/messages/reports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk-list.css.ts';
import { WaitingPage } from '../waiting-page.tsx';
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
  const posted = formState(reply?.result);
  return (
    <WaitingPage t={t} page={page} posted={posted}>
      {(group) => (
        <li key={group.id + group.communityId} className={styles.item}>
          <Group group={group} />
          <ReportDecisions group={group} reasons={reasons} posted={posted} />
        </li>
      )}
    </WaitingPage>
  );
}

function Group({ group }: { group: ReportGroup }) {
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
    </>
  );
}
