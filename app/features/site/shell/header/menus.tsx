import { useLocation, useRouteError } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { registerPath } from '#app/features/residency/registration/register-path.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { isNoCommunity } from '#app/lib/page/error-text.ts';
import { useShellData, type Condo, type ShellViewer } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link, NavLink } from '#app/ui/navigation/link.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import { LanguageButtons, ThemeToggle } from '../switches.tsx';
import * as styles from './header.css.ts';

/** Everything the header has, for a narrow page: what is used most first. */
export function SheetMenu({ viewer }: { viewer: ShellViewer | null }) {
  const t = useMessages(shell);
  const here = useLocation();
  return (
    <nav aria-label={t('menu')}>
      {viewer?.canOpenDashboard && <ModeratorItems />}
      {viewer && <Condos condos={viewer.condos} />}
      <div className={menu.pairs}>
        <Link to="/newsletter/archives" className={menu.item}>
          {t('archives')}
        </Link>
        <EmergencyLink className={menu.item} />
        <LanguageButtons className={menu.item} />
        <ThemeToggle className={menu.item} />
      </div>
      <div className={menu.rule} />
      {viewer ? (
        <UserMenu viewer={viewer} inSheet />
      ) : (
        <div className={menu.pairs}>
          <Link to="/login" className={menu.item}>
            {t('login')}
          </Link>
          <Link to={registerPath(here) ?? '/register'} className={menu.item}>
            {t('register')}
          </Link>
        </div>
      )}
    </nav>
  );
}

/** The two places of a moderator, each with what it is for. */
function ModeratorItems() {
  const t = useMessages(shell);
  return (
    <>
      <div className={menu.pairs}>
        <Link to="/moderation" className={menu.item}>
          {t('dashboard')}
          <span className={menu.about}>{t('dashboardAbout')}</span>
        </Link>
        <Link to="/manage" className={menu.item}>
          {t('manage')}
          <span className={menu.about}>{t('manageAbout')}</span>
        </Link>
      </div>
      <div className={menu.rule} />
    </>
  );
}

/** The viewer's communities. */
function Condos({ condos }: { condos: ShellViewer['condos'] }) {
  const t = useMessages(shell);
  if (condos.length === 0) return null;
  return (
    <>
      <p className={menu.note}>
        <strong>{t(condos.length === 1 ? 'myCondo' : 'myCondos')}</strong>
      </p>
      {condos.map((condo) => (
        <CondoLink key={condo.slug} condo={condo} inSheet />
      ))}
      <div className={menu.rule} />
    </>
  );
}

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
function CondoLink({ condo, inSheet = false }: { condo: Condo; inSheet?: boolean }) {
  const t = useMessages(shell);
  const unitLabel = useUnitLabel();
  return (
    <Link to={pathOf(condo)} className={menu.item}>
      <span className={styles.condo}>
        <span>
          <bdi>{condo.name}</bdi>
          {inSheet ? ' ' : <br />}
          <span className={styles.unit}>
            <bdi>{unitLabel(condo.unit)}</bdi>
          </span>
        </span>
        {condo.waits ? (
          <Badge>{t('waiting')}</Badge>
        ) : (
          condo.isPrimary && <Badge kind="accent">{t('primary')}</Badge>
        )}
      </span>
    </Link>
  );
}

/** The hub, or the door of one that is still closed to the viewer. */
const pathOf = ({ slug, waits }: Condo): string => `/communities/${slug}${waits ? '/door' : ''}`;

/** The items of the menu under the viewer's name, those used most first. */
export function UserMenu({
  viewer,
  inSheet = false,
}: {
  viewer: ShellViewer;
  /** In the menu of a narrow page, which has the way to the emergency page above. */
  inSheet?: boolean;
}) {
  const t = useMessages(shell);
  const unitLabel = useUnitLabel();
  const primary = viewer.condos[0];
  // The sheet has named their communities above.
  const isNamed = !inSheet || !primary;
  const profile = (
    <Link to={`/users/${viewer.id}`} className={menu.item}>
      {t('myProfile')}
    </Link>
  );
  return (
    <>
      <p className={menu.note}>
        <strong>
          <bdi>{viewer.name}</bdi>
        </strong>
        <br />
        {viewer.email}
        {isNamed && (
          <>
            <br />
            {primary
              ? t.rich('unitIn', {
                  community: <bdi>{primary.name}</bdi>,
                  unit: <bdi>{unitLabel(primary.unit)}</bdi>,
                })
              : t('noCommunities')}
            {primary?.waits && ` (${t('waiting')})`}
          </>
        )}
      </p>
      {!inSheet && <div className={menu.rule} />}
      <div className={inSheet ? menu.pairs : undefined}>
        <Link to="/account/settings" className={menu.item}>
          {t('accountSettings')}
        </Link>
        <Link to="/account" className={menu.item}>
          {t('account')}
        </Link>
        {!inSheet && profile}
        {viewer.canManagePeople && (
          <Link to="/admin/people" className={menu.item}>
            {t('people')}
          </Link>
        )}
        {!inSheet && <EmergencyLink className={menu.item} />}
      </div>
      <div className={`${menu.last} ${inSheet ? menu.pairs : ''}`}>
        {inSheet && profile}
        <form method="post" action="/logout">
          <button className={menu.item}>{t('logout')}</button>
        </form>
      </div>
    </>
  );
}

/**
 * The way to the emergency page: that of the viewer's primary community; for people without one, that of the
 * community whose page they are on, and elsewhere the communities on the home page, each with a link to its own.
 */
export function EmergencyLink({ className }: { className: string }) {
  const t = useMessages(shell);
  const { viewer } = useShellData();
  const [here] = /^\/communities\/[^/]+/.exec(useLocation().pathname) ?? [];
  const error = useRouteError();
  const isUnknown = error != null && isNoCommunity(error);
  const primary = viewer?.condos[0];
  const hub = primary ? `/communities/${primary.slug}` : isUnknown ? null : here;
  return (
    <Link to={hub ? `${hub}/emergency` : '/#communities'} className={className}>
      {t('emergency')}
    </Link>
  );
}
