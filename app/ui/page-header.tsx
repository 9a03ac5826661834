import type { ReactNode } from 'react';
import * as layout from './styles/layout.css.ts';

/** The top of a page: a breadcrumb or the kind of page, the heading, and a line about it. */
export function PageHeader({
  above,
  title,
  lead,
}: {
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
}) {
  return (
    <header className={layout.stack}>
      {above}
      <h1>{title}</h1>
      {lead && <p className={layout.lead}>{lead}</p>}
    </header>
  );
}
