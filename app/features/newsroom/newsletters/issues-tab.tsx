import * as hub from '#app/features/communities/communities/hub.css.ts';
import { OtherLanguageNote } from '#app/features/accounts/languages/language-note.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletters } from '#app/messages/en/newsletters.ts';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import type { HubIssues } from './queries.server.ts';

/** The community's own newsletters, newest first, and a search of their titles. */
export function IssuesTab({
  hubPath,
  issues: { page, filters },
}: {
  hubPath: string;
  issues: HubIssues;
}) {
  const t = useMessages(newsletters);
  const { monthAndYear } = useFormats();
  const langOf = useLang();
  return (
    <section aria-labelledby="issues" className={layout.stack}>
      <h2 id="issues">{t('archives')}</h2>
      <FilterForm filters={filters} isEmpty={page.items.length === 0} />
      {page.items.length === 0 && !filters.found && (
        <EmptyPage>
          <EmptyState text={t('none')}>
            <Link to={`${hubPath}/documents`} className={button.quiet}>
              {t('toDocuments')}
            </Link>
          </EmptyState>
        </EmptyPage>
      )}
      {page.items.length > 0 && (
        <ul role="list" className={hub.issues}>
          {page.items.map((issue) => (
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
              <p className={`${facts} ${layout.muted}`}>
                <span className={fact}>{monthAndYear(issue.year, issue.month)}</span>
                <OtherLanguageNote language={issue.language} />
              </p>
              <p>
                <a
                  href={issue.pdfUrl}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('viewPdfOf', { title: issue.title })}
                >
                  {t('viewPdf')}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPages page={page} previousLabel={t('newer')} nextLabel={t('older')} hash="#issues" />
    </section>
  );
}
