import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { NavLink } from '#app/ui/navigation/link.ts';
import type { AuthTab } from './auth-dialog.tsx';

/** Loaded when it is first opened, because most pages are read without it. */
const AuthDialog = lazy(() => import('./auth-dialog.tsx'));

/** The way to log in or register: a link to the page, which opens as a dialog where scripts run. */
export function AuthLink({
  tab,
  className,
  children,
}: {
  tab: AuthTab;
  className: string;
  children: ReactNode;
}) {
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const onAuthPage = location.pathname === '/login' || location.pathname === '/register';
  const here = onAuthPage ? '' : location.pathname + location.search;
  const onClick = (event: MouseEvent) => {
    if (onAuthPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <NavLink
        to={here && here !== '/' ? `/${tab}?redirectTo=${encodeURIComponent(here)}` : `/${tab}`}
        className={className}
        onClick={onClick}
      >
        {children}
      </NavLink>
      {open && (
        <Suspense fallback={null}>
          <AuthDialog opensAt={tab} redirectTo={here} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
