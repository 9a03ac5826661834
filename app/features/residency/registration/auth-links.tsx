import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { NavLink } from '#app/ui/navigation/link.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import type { AuthTab } from './auth-dialog.tsx';
import { registerPath } from './register-path.ts';

/** Loaded when it is first opened, because most pages are read without it. */
const AuthDialog = lazy(() => import('./auth-dialog.tsx'));

/**
 * The ways to register and to log in: links to the pages, which open as one dialog where scripts run.
 * A dialog that was closed keeps what was typed in it until another page is opened.
 */
export function AuthLinks({ classNames }: { classNames: Record<AuthTab, string> }) {
  const t = useMessages(shell);
  const location = useLocation();
  const [panel, setPanel] = useState<{ tab: AuthTab; open: boolean }>();
  const onAuthPage = location.pathname === '/login' || location.pathname === '/register';
  const here = onAuthPage ? '' : location.pathname + location.search;
  useEffect(() => setPanel(undefined), [location.pathname]);
  // The dialog knows no invitation, so its page opens instead.
  const invited = registerPath(location);
  const isPage = (to: AuthTab) => onAuthPage || (to === 'register' && invited !== null);
  const pathTo = (to: AuthTab) =>
    here && here !== '/' ? `/${to}?redirectTo=${encodeURIComponent(here)}` : `/${to}`;
  const link = (to: AuthTab) => (
    <NavLink
      to={(to === 'register' && invited) || pathTo(to)}
      className={classNames[to]}
      data-opens-dialog={isPage(to) ? undefined : ''}
      onClick={(event: MouseEvent) => {
        if (isPage(to) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPanel({ tab: to, open: true });
      }}
    >
      {t(to)}
    </NavLink>
  );
  return (
    <>
      {link('register')}
      {link('login')}
      {panel && (
        <Suspense fallback={null}>
          <AuthDialog
            {...panel}
            onTab={(tab) => setPanel({ tab, open: true })}
            redirectTo={here}
            onClose={() => setPanel((now) => now && { ...now, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
