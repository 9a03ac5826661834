import { Form } from '@remix-run/react';
import { requestCategories } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as styles from '../desk-requests.css.ts';
import { isNarrowed, requestAges, requestListPath, wholeList } from './filter.ts';
import type { RequestListPage } from './list-page.server.ts';

/** Narrows the list that is shown; folded while it shows the whole list. */
export function ListSearch({ page }: { page: RequestListPage }) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const lang = useLang();
  const { community, filter, places, people } = page;
  const { show, place, category, age, who, q } = filter;
  const field = (name: string, value: string | null) => ({
    ...{ name, id: name, value: value ?? '', errors: [] },
  });
  return (
    <details open={isNarrowed(filter)}>
      <summary>{t('search.title')}</summary>
      <Form method="get" role="search" className={styles.search} key={JSON.stringify(filter)}>
        {show !== 'OPEN' && <input type="hidden" name="show" value={show} />}
        <TextField
          label={t('search.words')}
          type="search"
          required={false}
          maxLength={120}
          field={field('q', q)}
        />
        <SelectField
          label={t('search.place')}
          required={false}
          placeholder={t('search.anyPlace')}
          options={[
            { value: 'unit', label: t('search.units') },
            ...places.map(({ id, name, language }) => ({
              ...{ value: id, label: name },
              ...(lang(language) && { lang: language }),
            })),
          ]}
          field={field('place', place)}
        />
        <SelectField
          label={t('search.category')}
          required={false}
          placeholder={t('search.anyCategory')}
          options={requestCategories.map((value) => ({ value, label: say(`categories.${value}`) }))}
          field={field('category', category)}
        />
        <SelectField
          label={t('search.age')}
          required={false}
          placeholder={t('search.anyAge')}
          options={requestAges.map((value) => ({ value, label: t(`search.ages.${value}`) }))}
          field={field('age', age)}
        />
        <SelectField
          label={t('search.who')}
          required={false}
          placeholder={t('search.anybody')}
          options={[
            { value: 'nobody', label: t('search.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          field={field('who', who)}
        />
        <Button kind="quiet">{t('search.show')}</Button>
        {isNarrowed(filter) && (
          <Link to={requestListPath(community.slug, wholeList(show))}>{t('search.clear')}</Link>
        )}
      </Form>
    </details>
  );
}
