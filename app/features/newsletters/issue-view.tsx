import { Link } from '@remix-run/react';
import { SponsorCards } from '#app/features/sponsors/sponsor-cards.tsx';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import { IssueSection, sectionId } from './issue-sections.tsx';
import type { IssuePage } from './issues.server.ts';
import * as styles from './issue.css.ts';

/** A whole issue, read as one page; what is only good on a screen is left out in print. */
export function IssueView({ issue, month, pdfPath, others, placements }: IssuePage) {
  return (
    <article className={styles.issue}>
      <p className={styles.screenOnly}>
        <Link to="/">Back to Home</Link>
      </p>
      <header className={styles.head}>
        <img
          src={issue.cover.src}
          alt={issue.cover.alt}
          width={1200}
          height={675}
          className={reading.opening}
        />
        <p className={layout.muted}>The Local Link newsletter, {month}</p>
        <h1 className={styles.title}>{issue.title}</h1>
        <p className={reading.standfirst}>{issue.standfirst}</p>
        <p className={styles.screenOnly}>
          <a href={pdfPath} className={button.quiet} aria-label={`Download PDF of ${issue.title}`}>
            Download PDF
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
          <nav aria-labelledby="contents" className={styles.sideGroup}>
            <h2 id="contents" className={styles.sideTitle}>
              In this issue
            </h2>
            <ol role="list" className={styles.links}>
              {issue.sections.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${sectionId(heading)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <nav aria-labelledby="other-issues" className={styles.sideGroup}>
            <h2 id="other-issues" className={styles.sideTitle}>
              Other Issues
            </h2>
            <ul role="list" className={styles.links}>
              {others.map((other) => (
                <li key={other.path}>
                  <Link to={other.path}>{other.title}</Link>{' '}
                  <span className={layout.muted}>{other.month}</span>
                </li>
              ))}
              <li>
                <Link to="/newsletter/archives">Newsletter Archives</Link>
              </li>
            </ul>
          </nav>
          <SponsorCards placements={placements} />
        </div>
      </div>
    </article>
  );
}
