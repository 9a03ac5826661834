import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/ui.ts';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import * as layout from '../styles/layout.css.ts';

/**
 * The address of a list's first page, where the present one is a later page; otherwise null.
 * `param` is the one that holds the list's cursor.
 */
export function useListStart(param = 'after'): string | null {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (!query.get(param)) return null;
  query.delete(param);
  const rest = query.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/** The links below a page of a list: back to the first page, and on to the next one. */
export function ListPages({
  next,
  label,
  param,
  hash = '',
}: {
  /** The address of the next page. */
  next: string | null;
  label: string;
  param?: string;
  /** Where the list is on its page: '#attendees'. */
  hash?: string;
}) {
  const t = useMessages(ui);
  const start = useListStart(param);
  if (next === null && start === null) return null;
  return (
    <p className={layout.row}>
      {start !== null && (
        <ButtonLink kind="quiet" to={start + hash}>
          {t('listStart')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="quiet" to={next + hash}>
          {label}
        </ButtonLink>
      )}
    </p>
  );
}

/**
 * What a page with nothing on it says. An old or shared link to a later page may find nothing, which
 * is the end of the list; only the first page is an empty list, and says `children`.
 */
export function EmptyPage({ children, param }: { children: ReactNode; param?: string }) {
  const t = useMessages(ui);
  return useListStart(param) === null ? children : <EmptyState text={t('listEnd')} />;
}
