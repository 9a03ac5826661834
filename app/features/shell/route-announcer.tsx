import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Where focus goes on a page that stays, when what held it is gone: `data-landing` marks it. */
const landing = 'main [data-landing]';

/**
 * After a navigation by script, focus goes to the new page's heading and its title is said, as a
 * browser does for a page it loads. Tabs, filters and forms that come back stay on their page, and
 * the focus stays where it is; only where its element is gone does it go to the landing mark or
 * the heading. A refused form's summary and a dialog keep the focus they took, and a link into
 * a page goes where it points.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState('');
  const seen = useRef({ pathname, key });
  useEffect(() => {
    if (seen.current.key === key) return;
    const moved = seen.current.pathname !== pathname;
    seen.current = { pathname, key };
    setTitle(document.title);
    const held = document.activeElement;
    const lost = !held || held === document.body;
    if (hash || (!moved && !lost) || held?.closest('main [role="alert"], dialog')) return;
    focusOn(
      (!moved && document.querySelector<HTMLElement>(landing)) ||
        document.querySelector<HTMLElement>('main h1'),
    );
  }, [pathname, hash, key]);
  return (
    <p aria-live="polite" className={layout.visuallyHidden}>
      {title}
    </p>
  );
}

/** Focuses what is no control; where the page is scrolled to is the router's business. */
function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
