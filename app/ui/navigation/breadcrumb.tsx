import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import * as styles from './breadcrumb.css.ts';
import { Link } from './link.ts';

/** The place of a page in the site: the pages above it, the highest first, and its own name. */
export function Breadcrumb({
  above,
  current,
}: {
  /** With the `lang` of a label that is in another language than the page. */
  above: { to: string; label: string; lang?: string | undefined }[];
  current: string;
}) {
  const t = useMessages(ui);
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol role="list" className={styles.trail}>
        {above.map(({ to, label, lang }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              <bdi lang={lang}>{label}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
