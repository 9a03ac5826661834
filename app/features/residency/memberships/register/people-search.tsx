import { Form } from '@remix-run/react';
import { tenures } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { PeopleFilter } from './list-schema.ts';
import { listPath } from './people-paths.ts';
import * as styles from './register.css.ts';

/** Finds people in the list that is shown. */
export function PeopleSearch({
  slug,
  filter,
  floors,
}: {
  slug: string;
  filter: PeopleFilter;
  floors: number[];
}) {
  const t = useMessages(doorQueue);
  const { show, q, tenure, floor } = filter;
  const field = (name: string, value: string) => ({ name, id: name, value, errors: [] });
  const isFiltered = q !== '' || tenure !== null || floor !== null;
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filter)}>
      <input type="hidden" name="show" value={show} />
      <div className={styles.typed}>
        <TextField
          label={t('searchLabel')}
          type="search"
          required={false}
          field={field('q', q)}
          maxLength={120}
        />
      </div>
      <SelectField
        label={t('tenure')}
        required={false}
        placeholder={t('anyTenure')}
        options={[...tenures, 'NONE' as const].map((value) => ({
          value,
          label: value === 'NONE' ? t('noTenure') : t(`tenures.${value}`),
        }))}
        field={field('tenure', tenure ?? '')}
      />
      <SelectField
        label={t('floor')}
        required={false}
        placeholder={t('anyFloor')}
        options={floors.map((value) => ({ value: String(value), label: String(value) }))}
        field={field('floor', floor === null ? '' : String(floor))}
      />
      <Button kind="quiet">{t('search')}</Button>
      {isFiltered && <Link to={listPath(slug, show)}>{t('clearSearch')}</Link>}
    </Form>
  );
}
