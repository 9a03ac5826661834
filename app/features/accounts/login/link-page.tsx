import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The page of a link from an email: what it is for, or why it opens nothing and what to do then. */
export function LinkPage({
  email,
  title,
  lead,
  over,
  children,
}: {
  /** The address that the link is about; null for one that opens nothing. */
  email: string | null;
  title: string;
  lead: (email: ReactNode) => ReactNode;
  over: { title: string; lead: string; steps?: ReactNode; to: string; next: string };
  children: ReactNode;
}) {
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {email ? (
        <>
          <PageHeader title={title} lead={lead(<b>{email}</b>)} />
          {children}
        </>
      ) : (
        <>
          <PageHeader title={over.title} lead={over.lead} />
          {over.steps && <ul className={layout.stack}>{over.steps}</ul>}
          <div>
            <ButtonLink to={over.to}>{over.next}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
