import * as hub from '#app/features/hub/hub.css.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { OtherLanguage, useLang } from '#app/features/languages/other-language.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletters } from '#app/messages/newsletters.ts';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { IssueCard } from './queries.server.ts';

/** The community's own newsletters, newest first. */
export function IssuesTab({ issues }: { issues: TwoWayPage<IssueCard> }) {
  const t = useMessages(newsletters);
  const { monthAndYear } = useFormats();
  const langOf = useLang();
  return (
    <section aria-labelledby="issues" className={layout.stack}>
      <h2 id="issues">{t('archives')}</h2>
      {issues.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('none')} />
        </EmptyPage>
      ) : (
        <ul role="list" className={hub.issues}>
          {issues.items.map((issue) => (
            <li key={issue.id} className={hub.issue}>
              {issue.cover && (
                <img
                  src={issue.cover}
                  alt=""
                  width={600}
                  height={800}
                  loading="lazy"
                  className={hub.cover}
                />
              )}
              <h3 lang={langOf(issue.language)}>{issue.title}</h3>
              <p className={layout.muted}>{monthAndYear(issue.year, issue.month)}</p>
              <OtherLanguage language={issue.language} />
              <a
                href={issue.pdfUrl}
                target="_blank"
                rel="noreferrer"
                className={button.quiet}
                aria-label={t('viewPdfOf', { title: issue.title })}
              >
                {t('viewPdf')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ListPages page={issues} previousLabel={t('newer')} nextLabel={t('older')} hash="#issues" />
    </section>
  );
}
