import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './desk.css.ts';
import { tabs } from './tabbed.css.ts';

/** The tabs of a desk's sections, and the one that the page is in. */
interface DeskMenu {
  label: string;
  tabs: { key: string; label: string; to: string }[];
  /** Empty on a page of no section. */
  current: string;
}

/** A page of a desk, a community's or the editor's: breadcrumb, heading, menu and content. */
export function DeskFrame({
  parents,
  title,
  lang,
  lead,
  menu,
  children,
}: {
  /** The pages above this one. */
  parents: { to: string; label: string }[];
  title: string;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  lead?: ReactNode;
  /** Null where the content is the menu. */
  menu: DeskMenu | null;
  children: ReactNode;
}) {
  return (
    <div className={`${layout.page} ${layout.section} ${styles.frame}`}>
      <header className={layout.stack}>
        <Breadcrumb above={parents} current={title} />
        <h1 lang={lang}>{title}</h1>
        {lead && <p className={layout.lead}>{lead}</p>}
      </header>
      {menu && (
        <div className={tabs}>
          <Tabs {...menu} />
        </div>
      )}
      {children}
    </div>
  );
}
