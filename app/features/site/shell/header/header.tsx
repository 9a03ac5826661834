import { useLocation, useRouteError } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { AuthLinks } from '#app/features/residency/registration/auth-links.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { isNoCommunity } from '#app/lib/page/error-text.ts';
import { brand } from '#app/lib/page/metadata.ts';
import { useShellData, type ShellViewer } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { button } from '#app/ui/button.css.ts';
import { focusTarget } from '#app/ui/focus-target.ts';
import { Link, NavLink } from '#app/ui/navigation/link.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LanguageButtons } from '../language-switch.tsx';
import * as styles from './header.css.ts';
import { MyCondos, SheetMenu } from './sheet-menu.tsx';
import { ThemeToggle } from '../theme.tsx';

/** The header on every page. Menus are `<details>`, so all of it works without scripts. */
export function Header() {
  const t = useMessages(shell);
  const { viewer } = useShellData();
  return (
    <>
      <a href="#main" onClick={focusTarget} className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <div className={`${layout.page} ${styles.bar}`}>
          <Link to="/" className={styles.brand}>
            <img src="/images/mark.svg" alt="" width={28} height={28} />
            {brand}
          </Link>
          <nav aria-label={t('mainNavigation')} className={styles.nav}>
            <NavLink to="/newsletter/archives" className={styles.navLink}>
              {t('archives')}
            </NavLink>
            {viewer && <MyCondos viewer={viewer} />}
            {viewer?.canOpenDashboard && (
              <>
                <NavLink to="/moderation" className={styles.navLink} title={t('dashboardAbout')}>
                  {t('dashboard')}
                </NavLink>
                <NavLink
                  to="/manage"
                  reloadDocument
                  className={styles.navLink}
                  title={t('manageAbout')}
                >
                  {t('manage')}
                </NavLink>
              </>
            )}
            {!viewer && <EmergencyLink className={styles.navLink} />}
            <LanguageButtons className={`${menu.opener} ${styles.navLink}`} />
            <ThemeToggle tip className={`${menu.opener} ${styles.navLink}`} />
            {viewer ? (
              <Menu
                boxed
                label={
                  <>
                    <Avatar initials={viewer.initials} image={viewer.image} />
                    <bdi>{viewer.name}</bdi>
                  </>
                }
              >
                <UserMenu viewer={viewer} />
              </Menu>
            ) : (
              <AuthLinks classNames={{ register: styles.navLink, login: button.main }} />
            )}
          </nav>
          <div className={styles.mobile}>
            <Menu boxed sheet label={t('menu')}>
              <SheetMenu viewer={viewer} />
            </Menu>
          </div>
        </div>
      </header>
    </>
  );
}

/** The items of the menu under the viewer's name, those used most first. */
export function UserMenu({
  viewer,
  inSheet = false,
}: {
  viewer: ShellViewer;
  /** In the menu of a narrow page, which has the emergency pages beside their communities. */
  inSheet?: boolean;
}) {
  const t = useMessages(shell);
  const unitLabel = useUnitLabel();
  const primary = viewer.condos[0];
  return (
    <>
      <p className={menu.note}>
        <strong>
          <bdi>{viewer.name}</bdi>
        </strong>
        <br />
        {viewer.email}
        <br />
        {primary
          ? t.rich('unitIn', {
              community: <bdi>{primary.name}</bdi>,
              unit: <bdi>{unitLabel(primary.unit)}</bdi>,
            })
          : t('noCommunities')}
        {primary?.waits && ` (${t('waiting')})`}
      </p>
      {!inSheet && <div className={menu.rule} />}
      <div className={inSheet ? menu.pairs : undefined}>
        <Link to="/account/settings" className={menu.item}>
          {t('accountSettings')}
        </Link>
        <Link to="/account" className={menu.item}>
          {t('myAccount')}
        </Link>
        <Link to={`/users/${viewer.id}`} className={menu.item}>
          {t('myProfile')}
        </Link>
        {viewer.canManagePeople && (
          <Link to="/admin/people" className={menu.item}>
            {t('people')}
          </Link>
        )}
        {!primary && <EmergencyLink className={menu.item} />}
        {!inSheet &&
          viewer.condos.map(({ slug, name }) => (
            <Link key={slug} to={`/communities/${slug}/emergency`} className={menu.item}>
              {viewer.condos.length === 1
                ? t('emergency')
                : t.rich('emergencyAt', { community: <bdi>{name}</bdi> })}
            </Link>
          ))}
      </div>
      <form method="post" action="/logout" className={menu.last}>
        <button className={menu.item}>{t('logout')}</button>
      </form>
    </>
  );
}

/**
 * The way to the emergency page for people without a community of their own: that of the community
 * whose page they are on, elsewhere the communities on the home page, each with a link to its own.
 */
export function EmergencyLink({ className }: { className: string }) {
  const t = useMessages(shell);
  const [hub] = /^\/communities\/[^/]+/.exec(useLocation().pathname) ?? [];
  const isUnknown = isNoCommunity(useRouteError());
  return (
    <Link to={hub && !isUnknown ? `${hub}/emergency` : '/#communities'} className={className}>
      {t('emergency')}
    </Link>
  );
}
