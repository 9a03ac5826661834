import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../../register/register.css.ts';
import { importFields } from '../columns.ts';
import type { ImportPage } from '../queries.server.ts';

/** Which column of a list holds what. */
export function ColumnsForm({ page: { mapping, columns } }: { page: ImportPage }) {
  const t = useMessages(peopleImport);
  const busy = useNavigation().formData?.get('intent') === 'map';
  const options = columns.map((text, at) => ({
    value: String(at),
    label: text
      ? t('column', { number: String(at + 1), text: text.slice(0, 40) })
      : t('emptyColumn', { number: String(at + 1) }),
  }));
  return (
    <section aria-labelledby="columns" className={layout.stack}>
      <h2 id="columns">{t('columnsTitle')}</h2>
      <p>{t('columnsHint')}</p>
      <Form method="post" className={layout.stack} key={JSON.stringify(mapping)}>
        <input type="hidden" name="intent" value="map" />
        <label className={field.choice}>
          <input type="checkbox" name="hasHead" value="yes" defaultChecked={mapping.hasHead} />
          <span>{t('hasHead')}</span>
        </label>
        <div className={styles.facts}>
          {importFields.map((name) => (
            <SelectField
              key={name}
              label={t(`fields.${name}`)}
              required={false}
              placeholder={t('noColumn')}
              options={options}
              field={{
                name: `columns.${name}`,
                id: `columns-${name}`,
                value: String(mapping.columns[name] ?? ''),
                errors: [],
              }}
            />
          ))}
        </div>
        <div>
          <Button kind="quiet" disabled={busy} pending={busy && t('applying')}>
            {t('apply')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
