import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import { button } from '#app/ui/button.css.ts';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { Contents } from '#app/ui/navigation/contents.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { IssueLink, IssuePage } from './city-issues.server.ts';
import { rhythmOf } from './rhythm.ts';
import { IssueSection } from './issue-sections.tsx';
import { sectionId } from './section-id.ts';
import * as styles from './issue.css.ts';

/** A whole issue on one page. */
export function IssueView({ issue, pdfPath, others, placements }: IssuePage) {
  const t = useMessages(cityIssues);
  const { monthAndYear } = useFormats();
  const lang = useLang()(issue.language);
  const { drawings, quotes } = rhythmOf(issue.sections);
  return (
    <article className={styles.issue}>
      <BackLink to="/">{t('backToHome')}</BackLink>
      <header className={styles.head}>
        {issue.cover && (
          <img
            src={issue.cover.src}
            alt={issue.cover.alt}
            lang={lang}
            width={1200}
            height={675}
            className={reading.opening}
          />
        )}
        <p className={layout.muted}>
          {t('issueOf', { month: monthAndYear(issue.year, issue.month) })}
        </p>
        <OtherLanguage language={issue.language} />
        <h1 lang={lang} className={styles.title}>
          {issue.title}
        </h1>
        <p lang={lang} className={reading.standfirst}>
          {issue.standfirst}
        </p>
        {pdfPath && (
          <p className={layout.screenOnly}>
            <a
              href={pdfPath}
              className={button.quiet}
              aria-label={t('downloadPdfOf', { title: issue.title })}
            >
              {t('downloadPdf')}
            </a>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <Contents
          title={t('contents')}
          lang={lang}
          sections={issue.sections.map(({ heading }) => ({ id: sectionId(heading), heading }))}
        />
        <div className={styles.sections}>
          {issue.sections.map((section, index) => (
            <IssueSection
              key={section.heading}
              section={section}
              lang={lang}
              drawing={drawings.get(index)}
              quote={quotes.get(index)}
            />
          ))}
        </div>
        <div className={styles.side}>
          <OtherIssues issues={others} />
          <SponsorCards placements={placements} />
        </div>
      </div>
    </article>
  );
}

function OtherIssues({ issues }: { issues: IssueLink[] }) {
  const t = useMessages(cityIssues);
  const { monthAndYear } = useFormats();
  const langOf = useLang();
  return (
    <nav aria-labelledby="other-issues" className={styles.sideGroup}>
      <h2 id="other-issues" className={styles.sideTitle}>
        {t('otherIssues')}
      </h2>
      <ul role="list" className={styles.links}>
        {issues.map((issue) => (
          <li key={issue.path}>
            <Link to={issue.path} lang={langOf(issue.language)}>
              {issue.title}
            </Link>
            <span className={layout.muted}> · {monthAndYear(issue.year, issue.month)}</span>
          </li>
        ))}
        <li>
          <Link to="/newsletter/archives">{t('archives')}</Link>
        </li>
      </ul>
    </nav>
  );
}
