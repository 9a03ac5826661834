import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { reports } from '#app/messages/en/reports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import type { OwnReport } from './own-reports.server.ts';
import { subjectPath } from './subject-path.ts';

/** What somebody reported, each with what became of it. */
export function OwnReports({ page }: { page: TwoWayPage<OwnReport> }) {
  const t = useMessages(reports);
  const account = useMessages(ownAccount);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account', label: account('title') }]}
            current={t('own.title')}
          />
        }
        title={t('own.title')}
        lead={t('own.lead')}
      />
      {page.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('own.none')} />
        </EmptyPage>
      ) : (
        <ul role="list" className={lines.lines}>
          {page.items.map((report) => (
            <li key={report.id} className={lines.line}>
              <Report report={report} />
            </li>
          ))}
        </ul>
      )}
      <ListPages page={page} previousLabel={t('own.newer')} nextLabel={t('own.older')} />
    </div>
  );
}

function Report({
  report: {
    type,
    subjectId,
    aboutId,
    title,
    language,
    isThere,
    reasonCode,
    words,
    state,
    answer,
    ...when
  },
}: {
  report: OwnReport;
}) {
  const t = useMessages(reports);
  const { longDate } = useFormats();
  const lang = useLang()(language);
  const decided = when.decidedAt && <Moment at={when.decidedAt} text={longDate(when.decidedAt)} />;
  return (
    <>
      <p className={layout.row}>
        {isThere ? (
          <Link to={subjectPath(type, subjectId, aboutId)} className={lines.title}>
            <bdi lang={lang}>{title}</bdi>
          </Link>
        ) : (
          <strong className={lines.title}>
            <bdi lang={lang}>{title}</bdi>
          </strong>
        )}
        <Badge kind={state === 'OPEN' ? 'notice' : 'plain'}>{t(`states.${state}`)}</Badge>
        {language && <OtherLanguageBadge language={language} />}
      </p>
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('own.reported', {
          reason: t(`reasons.${reasonCode}`),
          when: <Moment at={when.createdAt} text={longDate(when.createdAt)} />,
        })}
      </p>
      {words && (
        <p className={layout.small}>
          <bdi>{words}</bdi>
        </p>
      )}
      {state !== 'OPEN' && (
        <p>
          {t.rich(`own.outcome.${state}`, { when: decided })} <bdi>{answer}</bdi>
        </p>
      )}
    </>
  );
}
