import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

/** Loaded when it is first opened, because most pages are read without it. */
const AuthDialog = lazy(() => import('./auth-dialog.tsx'));

/** The Login button: a link to the page, which opens as a dialog where scripts run. */
export function LoginLink({ children }: { children: ReactNode }) {
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
      <ButtonLink
        to={here && here !== '/' ? `/login?redirectTo=${encodeURIComponent(here)}` : '/login'}
        onClick={onClick}
      >
        {children}
      </ButtonLink>
      {open && (
        <Suspense fallback={null}>
          <AuthDialog redirectTo={here} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
