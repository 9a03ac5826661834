import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import * as layout from '../styles/layout.css.ts';

/** The names of a list's cursors in an address. */
type CursorNames = readonly [after: string, before: string];
const listCursors: CursorNames = ['after', 'before'];

/** The current address with other cursors, and whether it has any now. */
function useListAddress(names: CursorNames, also: Record<string, string> = {}) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(also)) query.set(name, value);
  const isLater = names.some((name) => query.get(name));
  for (const name of names) query.delete(name);
  const addressOf = (cursor?: Record<string, string>) => {
    const asked = new URLSearchParams([...query, ...Object.entries(cursor ?? {})]).toString();
    return asked === '' ? pathname : `${pathname}?${asked}`;
  };
  return { isLater, addressOf };
}

/** The address of a list's first page; null on that page. */
export function useListStart(names = listCursors): string | null {
  const { isLater, addressOf } = useListAddress(names);
  return isLater ? addressOf() : null;
}

/** Links to the first page, the one before, and the one after. */
export function ListPages({
  page: { items, previous, next },
  previousLabel,
  nextLabel,
  names = listCursors,
  query,
  hash = '',
}: {
  page: { items: unknown[]; previous: string | null; next: string | null };
  previousLabel: string;
  nextLabel: string;
  names?: CursorNames;
  /** What the page shows without its address saying so. */
  query?: Record<string, string>;
  /** Where the list is on its page: '#attendees'. */
  hash?: string;
}) {
  const t = useMessages(ui);
  const { isLater, addressOf } = useListAddress(names, query);
  const [after, before] = names;
  const isFirst = !isLater || (previous === null && items.length > 0);
  const links = [
    !isFirst && [t('listStart'), addressOf()],
    previous !== null && [previousLabel, addressOf({ [before]: previous })],
    next !== null && [nextLabel, addressOf({ [after]: next })],
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <p className={layout.row}>
      {links.map(([label, to]) => (
        <ButtonLink key={label} kind="quiet" to={to + hash}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

/**
 * The text of an empty page. An old link to a later page may find nothing: that is the end of the
 * list. Only an empty first page shows `children`.
 */
export function EmptyPage({ children, names }: { children: ReactNode; names?: CursorNames }) {
  const t = useMessages(ui);
  return useListStart(names) === null ? children : <EmptyState text={t('listEnd')} />;
}
