import type { ReactNode } from 'react';
import { ContractorList } from '#app/features/newsroom/contractors/contractor-list.tsx';
import { FollowLink } from '#app/features/newsroom/feeds/follow-link.tsx';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import type { ArchivePage, IssueLink } from './city-issues.server.ts';
import { NoIssue } from './no-issue.tsx';
import { Recipe } from './recipe.tsx';
import * as styles from './archive.css.ts';

/** Every city-wide issue, and the best of them gathered by subject. */
export function ArchiveView({
  issues,
  isEditor,
  contractors,
  discoveries,
  recipes,
  columns,
}: ArchivePage) {
  const t = useMessages(cityIssues);
  return (
    <>
      <header className={styles.banner}>
        <div className={`${layout.page} ${layout.stack}`}>
          <h1 className={styles.title}>{t('archives')}</h1>
          <p className={reading.standfirst}>{t('archivesLead')}</p>
        </div>
      </header>
      <div className={`${layout.page} ${layout.section} ${styles.parts}`}>
        <Part id="all-issues">
          {issues.length === 0 ? (
            <NoIssue isEditor={isEditor} />
          ) : (
            <div className={styles.issues}>
              {issues.map((issue) => (
                <IssueCard key={issue.path} issue={issue} />
              ))}
            </div>
          )}
          <FollowLink feed="newsletters" />
        </Part>
        <Part id="contractors">
          {contractors.length > 0 ? (
            <>
              <p>{t('contractorsChosen')}</p>
              <ContractorList heading="h3" contractors={contractors} />
            </>
          ) : (
            <EmptyState text={t('noContractors')}>
              {isEditor && (
                <ButtonLink to="/manage/editor/contractors/new">{t('addContractor')}</ButtonLink>
              )}
            </EmptyState>
          )}
        </Part>
        <Part id="discoveries">
          <ul role="list" className={styles.three}>
            {discoveries.map(({ title, text, place }) => (
              <li key={title} className={styles.entry}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={`${layout.small} ${layout.muted}`}>{place}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="wellness">
          <div className={styles.recipes}>
            {recipes.map((recipe) => (
              <section key={recipe.heading} className={styles.recipe}>
                <h3>{recipe.heading}</h3>
                <Recipe recipe={recipe} />
              </section>
            ))}
          </div>
        </Part>
        <Part id="smart-living">
          <div className={styles.three}>
            {columns.map(({ heading, points }) => (
              <section key={heading} className={styles.entry}>
                <h3>{heading}</h3>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Part>
        <section aria-labelledby="join" className={styles.join}>
          <h2 id="join">{t('joinTitle')}</h2>
          <p>{t('joinText')}</p>
          <p>
            <ButtonLink to="/">{t('join')}</ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}

/** The parts of the page by their ids, with their headings. */
const parts = {
  'all-issues': 'allIssues',
  contractors: 'contractors',
  discoveries: 'discoveries',
  wellness: 'wellness',
  'smart-living': 'smartLiving',
} as const;
type PartId = keyof typeof parts;

function Part({ id, children }: { id: PartId; children: ReactNode }) {
  const t = useMessages(cityIssues);
  return (
    <section aria-labelledby={id} className={layout.stack}>
      <h2 id={id}>{t(parts[id])}</h2>
      {children}
    </section>
  );
}

function IssueCard({ issue }: { issue: IssueLink }) {
  const t = useMessages(cityIssues);
  const { monthAndYear } = useFormats();
  return (
    <Card
      to={issue.path}
      title={issue.title}
      lang={useLang()(issue.language)}
      picture={issue.cover ? { src: issue.cover, wide: true } : null}
    >
      <p className={`${layout.muted} ${layout.small} ${facts}`}>
        <span className={fact}>{monthAndYear(issue.year, issue.month)}</span>
        {issue.isCurrent && (
          <span className={fact}>
            <strong>{t('currentIssue')}</strong>
          </span>
        )}
      </p>
      <OtherLanguage language={issue.language} />
    </Card>
  );
}
