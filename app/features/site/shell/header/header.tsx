import { AuthLinks } from '#app/features/residency/registration/auth-links.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { button } from '#app/ui/button.css.ts';
import { focusTarget } from '#app/ui/focus-target.ts';
import { Link, NavLink } from '#app/ui/navigation/link.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as menu from '#app/ui/navigation/menu.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './header.css.ts';
import { LanguageButtons, LanguageForm, ThemeToggle } from '../switches.tsx';
import { brand } from '#app/lib/page/metadata.ts';
import { EmergencyLink, MyCondos, SheetMenu, UserMenu } from './menus.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';

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
        <LanguageForm />
      </header>
    </>
  );
}
