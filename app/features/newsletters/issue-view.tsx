import { SponsorCards } from '#app/features/sponsors/sponsor-cards.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/city-issues.ts';
import { button } from '#app/ui/button.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { IssueLink, IssuePage } from './city-issues.server.ts';
import type { NewsletterSection } from './content/types.ts';
import { IssueSection } from './issue-sections.tsx';
import { sectionId } from './section-id.ts';
import * as styles from './issue.css.ts';

/** A whole issue on one page. Print leaves out what only works on a screen. */
export function IssueView({ issue, pdfPath, others, placements }: IssuePage) {
  const t = useMessages(cityIssues);
  const { monthAndYear } = useFormats();
  return (
    <article className={styles.issue}>
      <p className={styles.screenOnly}>
        <Link to="/">{t('backToHome')}</Link>
      </p>
      <header className={styles.head}>
        <img
          src={issue.cover.src}
          alt={issue.cover.alt}
          width={1200}
          height={675}
          className={reading.opening}
        />
        <p className={layout.muted}>
          {t('issueOf', { month: monthAndYear(issue.year, issue.month) })}
        </p>
        <h1 className={styles.title}>{issue.title}</h1>
        <p className={reading.standfirst}>{issue.standfirst}</p>
        <p className={styles.screenOnly}>
          <a
            href={pdfPath}
            className={button.quiet}
            aria-label={t('downloadPdfOf', { title: issue.title })}
          >
            {t('downloadPdf')}
          </a>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.sections}>
          {issue.sections.map((section) => (
            <IssueSection key={section.heading} section={section} />
          ))}
        </div>
        <div className={styles.side}>
          <Contents sections={issue.sections} />
          <OtherIssues issues={others} />
          <SponsorCards placements={placements} />
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: NewsletterSection[] }) {
  const t = useMessages(cityIssues);
  return (
    <nav aria-labelledby="contents" className={styles.sideGroup}>
      <h2 id="contents" className={styles.sideTitle}>
        {t('contents')}
      </h2>
      <ol role="list" className={styles.links}>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${sectionId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OtherIssues({ issues }: { issues: IssueLink[] }) {
  const t = useMessages(cityIssues);
  const { monthAndYear } = useFormats();
  return (
    <nav aria-labelledby="other-issues" className={styles.sideGroup}>
      <h2 id="other-issues" className={styles.sideTitle}>
        {t('otherIssues')}
      </h2>
      <ul role="list" className={styles.links}>
        {issues.map((issue) => (
          <li key={issue.path}>
            <Link to={issue.path}>{issue.title}</Link>{' '}
            <span className={layout.muted}>{monthAndYear(issue.year, issue.month)}</span>
          </li>
        ))}
        <li>
          <Link to="/newsletter/archives">{t('archives')}</Link>
        </li>
      </ul>
    </nav>
  );
}
