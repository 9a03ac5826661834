import type { ReactNode } from 'react';
import * as layout from './styles/layout.css.ts';

export function PageHeader({
  above,
  title,
  lead,
  lang,
}: {
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Of the heading and the line, where they are in another language than the page. */
  lang?: string | undefined;
}) {
  return (
    <header className={layout.stack}>
      {above}
      <h1 lang={lang}>{title}</h1>
      {lead && (
        <p lang={lang} className={layout.lead}>
          {lead}
        </p>
      )}
    </header>
  );
}
