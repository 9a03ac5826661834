import { useLocation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as styles from './bottom-bar.css.ts';

const places = [
  { key: 'condo', icon: 'condo', path: '', pages: /./ },
  { key: 'buySell', icon: 'tag', path: '?tab=buy-sell', pages: /\/listings|tab=buy/ },
  { key: 'activities', icon: 'people', path: '?tab=activities', pages: /\/activities|tab=a/ },
  { key: 'search', icon: 'search', path: '/search', pages: /\/search/ },
] as const;

/**
 * On a narrow page, the places that members use most, at the foot of the screen: of the building whose page they
 * are on, or else of their primary one. The page of a post has its own action there, and a way back.
 */
export function BottomBar() {
  const t = useMessages(shell);
  const { viewer } = useShellData();
  const { pathname, search } = useLocation();
  const own = viewer?.condos.filter(({ waits }) => !waits) ?? [];
  const condo = own.find(({ slug }) => pathname.split('/')[2] === slug) ?? own[0];
  if (!condo || /^\/(listings|activities)\/[^/]+$/.test(pathname)) return null;
  const hub = `/communities/${condo.slug}`;
  // The last place that its pages belong to: all of the building's belong to its first.
  const here = pathname.startsWith(hub)
    ? places.filter(({ pages }) => pages.test(pathname + search)).pop()?.key
    : null;
  return (
    <nav aria-label={t('shortcuts.label')} className={styles.bar}>
      {places.map(({ key, icon, path }) => (
        <Link
          key={key}
          to={hub + path}
          aria-current={here === key || undefined}
          className={styles.place}
        >
          <Icon name={icon} />
          {t(`shortcuts.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
