import * as hub from '#app/features/communities/hub.css.ts';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { IssueCard } from './queries.server.ts';

/** The building's own newsletters, newest first. */
export function IssuesTab({ issues, older }: { issues: IssueCard[]; older: string | null }) {
  return (
    <section aria-labelledby="issues" className={layout.stack}>
      <h2 id="issues">Newsletter Archives</h2>
      {issues.length === 0 ? (
        <EmptyState text="No newsletters available yet." />
      ) : (
        <ul role="list" className={hub.issues}>
          {issues.map((issue) => (
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
              <h3>{issue.title}</h3>
              <p className={layout.muted}>{issue.month}</p>
              <a
                href={issue.pdfUrl}
                target="_blank"
                rel="noreferrer"
                className={button.quiet}
                aria-label={`View PDF of ${issue.title}, opens in a new tab`}
              >
                View PDF
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreLink to={older} label="Older issues" />
    </section>
  );
}
