import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { NavLink } from '#app/ui/navigation/link.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import type { AuthTab } from './auth-dialog.tsx';

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
  const link = (to: AuthTab) => (
    <NavLink
      to={here && here !== '/' ? `/${to}?redirectTo=${encodeURIComponent(here)}` : `/${to}`}
      className={classNames[to]}
      data-opens-dialog={onAuthPage ? undefined : ''}
      onClick={(event: MouseEvent) => {
        if (onAuthPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
