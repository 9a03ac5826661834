import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export function SearchTitles({
  action,
  search,
  hint,
}: {
  action: string;
  search: string;
  hint?: string;
}) {
  const t = useMessages(records);
  return (
    <form method="get" role="search" action={action} className={layout.searchRow}>
      <TextField
        label={t('searchLabel')}
        hint={hint}
        type="search"
        required={false}
        field={{ name: 'q', id: 'q', value: search, errors: [] }}
      />
      <Button kind="quiet">{t('search')}</Button>
    </form>
  );
}
