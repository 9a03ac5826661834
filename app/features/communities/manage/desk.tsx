import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './desk.css.ts';
import { deskPath, deskSections, type DeskSection } from './sections.ts';

/** A page under /manage/{slug}: breadcrumb, menu, heading and content. */
export function Desk({
  community,
  section,
  above = [],
  title,
  lead,
  lang,
  hasMenu = true,
  children,
}: {
  community: { slug: string; name: string };
  /** The section the page is in; none on the desk's own page. */
  section?: DeskSection;
  /** The pages between the section and this one. */
  above?: { to: string; label: string }[];
  title: string;
  lead?: ReactNode;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  /** False where the content is the menu. */
  hasMenu?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(manage);
  const { slug, name } = community;
  const desk = { to: deskPath(slug), label: name };
  const parents = [
    { to: '/manage', label: t('title') },
    ...(title === name ? [] : [desk]),
    ...(section && above.length > 0
      ? [{ to: deskPath(slug, section), label: t(`sections.${section}`) }]
      : []),
    ...above.slice(section ? 1 : 0),
  ];
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={<Breadcrumb above={parents} current={title} />}
        title={title}
        lead={lead}
        lang={lang}
      />
      {hasMenu && (
        <nav aria-label={t('menu')}>
          <ul role="list" className={styles.sections}>
            {deskSections.map((one) => (
              <li key={one}>
                <Link
                  to={deskPath(slug, one)}
                  className={styles.section}
                  aria-current={one === section ? 'page' : undefined}
                >
                  {t(`sections.${one}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </div>
  );
}
