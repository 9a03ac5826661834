import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as styles from './register.css.ts';
import { unitLists, unitsPath, type RegisterFilter } from './register-filter.ts';

/** Finds units by label or people, and by how they stand. */
export function RegisterSearch({ slug, filter }: { slug: string; filter: RegisterFilter }) {
  const t = useMessages(unitsDesk);
  const { show, q } = filter;
  const field = (name: string, value: string) => ({ name, id: name, value, errors: [] });
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filter)}>
      <TextField
        label={t('searchLabel')}
        type="search"
        required={false}
        field={field('q', q)}
        maxLength={120}
      />
      <SelectField
        label={t('filter')}
        options={unitLists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        field={field('show', show)}
      />
      <Button kind="quiet">{t('search')}</Button>
      {(show !== 'all' || q !== '') && (
        <Link to={unitsPath(slug, { show: 'all', q: '' })}>{t('clearSearch')}</Link>
      )}
    </Form>
  );
}
