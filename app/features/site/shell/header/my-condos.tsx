import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link, NavLink } from '#app/ui/navigation/link.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as menu from '#app/ui/navigation/menu.css.ts';
import * as styles from './header.css.ts';
import type { Condo, ShellViewer } from '#app/lib/page/shell-data.ts';

/** The way to the viewer's communities: a link to the only one, or a menu of them. */
export function MyCondos({ viewer }: { viewer: ShellViewer }) {
  const t = useMessages(shell);
  const [first, ...others] = viewer.condos;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <NavLink to={pathOf(first)} className={styles.navLink}>
        {t('myCondo')}
      </NavLink>
    );
  }
  return (
    <Menu label={t('myCondos')}>
      {viewer.condos.map((condo) => (
        <CondoLink key={condo.slug} condo={condo} />
      ))}
    </Menu>
  );
}

/** A community of the viewer's, as an item of a menu. */
export function CondoLink({ condo }: { condo: Condo }) {
  const t = useMessages(shell);
  const unitLabel = useUnitLabel();
  return (
    <Link to={pathOf(condo)} className={`${menu.item} ${styles.condo}`}>
      <span>
        <bdi>{condo.name}</bdi>
        <br />
        <span className={styles.unit}>
          <bdi>{unitLabel(condo.unit)}</bdi>
        </span>
      </span>
      {condo.waits ? (
        <Badge>{t('waiting')}</Badge>
      ) : (
        condo.isPrimary && <Badge kind="accent">{t('primary')}</Badge>
      )}
    </Link>
  );
}

/** The hub, or the door of one that is still closed to the viewer. */
const pathOf = ({ slug, waits }: Condo): string => `/communities/${slug}${waits ? '/door' : ''}`;
