import { Link, NavLink } from '@remix-run/react';
import { LoginLink } from '#app/features/accounts/auth/login-link.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Menu } from '#app/ui/menu.tsx';
import * as menu from '#app/ui/menu.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './header.css.ts';
import { useShellData, type ShellViewer } from './shell-data.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The header on every page. Menus are `<details>`, so all of it works without scripts. */
export function Header() {
  const { viewer } = useShellData();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={`${layout.page} ${styles.bar}`}>
          <Link to="/" className={styles.brand}>
            <img src="/images/mark.svg" alt="" width={28} height={28} />
            The Local Link
          </Link>
          <nav aria-label="Main" className={styles.nav}>
            <NavLink to="/newsletter/archives" className={styles.navLink}>
              Newsletter Archives
            </NavLink>
            {viewer && <MyCondos viewer={viewer} />}
            {viewer?.canOpenDashboard && (
              <NavLink to="/moderation" className={styles.navLink}>
                Dashboard
              </NavLink>
            )}
            <ThemeToggle className={`${menu.opener} ${styles.navLink}`} />
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
              <LoginLink>Login</LoginLink>
            )}
          </nav>
          <div className={styles.mobile}>
            <Menu boxed label="Menu">
              <nav aria-label="Menu">
                {viewer?.condos.map((condo) => (
                  <CondoLink key={condo.slug} condo={condo} />
                ))}
                {viewer && <div className={menu.rule} />}
                <Link to="/newsletter/archives" className={menu.item}>
                  Newsletter Archives
                </Link>
                {viewer?.canOpenDashboard && (
                  <Link to="/moderation" className={menu.item}>
                    Dashboard
                  </Link>
                )}
                <ThemeToggle className={menu.item} />
                <div className={menu.rule} />
                {viewer ? (
                  <UserMenu viewer={viewer} />
                ) : (
                  <>
                    <Link to="/login" className={menu.item}>
                      Login
                    </Link>
                    <Link to="/register" className={menu.item}>
                      Register
                    </Link>
                  </>
                )}
              </nav>
            </Menu>
          </div>
        </div>
      </header>
    </>
  );
}

function MyCondos({ viewer }: { viewer: ShellViewer }) {
  const [first, ...others] = viewer.condos;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <NavLink to={`/communities/${first.slug}`} className={styles.navLink}>
        My Condo
      </NavLink>
    );
  }
  return (
    <Menu label="My Condos">
      {viewer.condos.map((condo) => (
        <CondoLink key={condo.slug} condo={condo} />
      ))}
    </Menu>
  );
}

function CondoLink({ condo }: { condo: ShellViewer['condos'][number] }) {
  return (
    <Link to={`/communities/${condo.slug}`} className={`${menu.item} ${styles.condo}`}>
      <span>
        <bdi>{condo.name}</bdi>
        <br />
        <span className={styles.unit}>
          <bdi>{condo.unit}</bdi>
        </span>
      </span>
      {condo.isPrimary && <Badge kind="accent">Primary</Badge>}
    </Link>
  );
}

function UserMenu({ viewer }: { viewer: ShellViewer }) {
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
        {primary ? (
          <>
            <bdi>{primary.name}</bdi>, <bdi>{primary.unit}</bdi>
          </>
        ) : (
          'No communities'
        )}
      </p>
      <div className={menu.rule} />
      <Link to="/account/settings" className={menu.item}>
        Account Settings
      </Link>
      <Link to={`/users/${viewer.id}`} className={menu.item}>
        My Profile
      </Link>
      {viewer.canManagePeople && (
        <Link to="/admin/people" className={menu.item}>
          People
        </Link>
      )}
      <div className={menu.rule} />
      <form method="post" action="/logout">
        <button className={menu.item}>Logout</button>
      </form>
    </>
  );
}
