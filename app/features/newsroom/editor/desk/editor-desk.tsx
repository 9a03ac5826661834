import type { ReactNode } from 'react';
import * as styles from '#app/features/communities/manage/desk.css.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { editorPath, editorSections, type EditorSection } from '../pieces.ts';

/** A page of the editor's desk: where it is, the menu, the heading and the page itself. */
export function EditorDesk({
  section,
  above = [],
  title,
  lang,
  lead,
  children,
}: {
  /** The section the page is in; none on the desk's first page. */
  section?: EditorSection;
  /** The pages between the section's list and this one; null for the list itself. */
  above?: { to: string; label: string }[] | null;
  title: string;
  /** Of the title, where it is not in the language of the page. */
  lang?: string | undefined;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages(editorDesk);
  const parents = [
    { to: '/manage', label: t('manage') },
    ...(section ? [{ to: editorPath(), label: t('title') }] : []),
    ...(section && above ? [{ to: editorPath(section), label: t(`sections.${section}`) }] : []),
    ...(above ?? []),
  ];
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.stack}>
        <PageHeader
          above={<Breadcrumb above={parents} current={title} />}
          title={title}
          lang={lang}
        />
        {lead && <p className={layout.lead}>{lead}</p>}
      </header>
      <nav aria-label={t('menu')}>
        <ul role="list" className={styles.sections}>
          {editorSections.map((one) => (
            <li key={one}>
              <Link
                to={editorPath(one)}
                className={styles.section}
                aria-current={one === section ? 'page' : undefined}
              >
                {t(`sections.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
