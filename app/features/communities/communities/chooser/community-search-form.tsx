import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { chooser } from '#app/messages/en/chooser.ts';
import { communities } from '#app/messages/en/communities.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunitySearch } from './chooser.ts';

/** Finds communities on a page that lists them; `clear` leads back to all of them. */
export function CommunitySearchForm({
  action,
  label,
  search,
  hidden = {},
  clear,
}: {
  action: string;
  label: string;
  search: CommunitySearch | null;
  /** What of the address stays. */
  hidden?: Record<string, string>;
  clear?: string;
}) {
  const t = useMessages(chooser);
  const about = useMessages(communities);
  return (
    <form method="get" action={action} role="search" aria-label={label} className={layout.stack}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={layout.searchRow}>
        <div className={field.field}>
          <label htmlFor="community-search" className={field.label}>
            {label}
          </label>
          <input
            id="community-search"
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={search?.text}
            className={field.control}
          />
        </div>
        <Button kind="quiet">{t('find')}</Button>
      </div>
      {search && (
        <p role="status">
          {search.said} {clear && <Link to={clear}>{about('clearSearch')}</Link>}
        </p>
      )}
    </form>
  );
}
