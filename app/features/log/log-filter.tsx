import { Form, useNavigation } from '@remix-run/react';
import { logSubjects } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/log.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { actionGroups } from './action-groups.ts';
import * as styles from './log.css.ts';
import type { LogFilter as Filter } from './schema.ts';

/** The form that filters the log, with a press for each of the last two months. */
export function LogFilter({
  filter,
  communities,
  months,
}: {
  filter: Filter;
  communities: { id: string; name: string }[];
  months: Record<'thisMonth' | 'lastMonth', { from: string; to: string }>;
}) {
  const t = useMessages(log);
  const isSearching = useNavigation().location?.pathname === '/moderation/log';
  const field = (name: 'community' | 'subject' | 'what' | 'q' | 'from' | 'to') => ({
    name,
    id: name,
    value: filter[name] ?? '',
    errors: [],
  });
  const { post: _, ...kept } = filter;
  const inPeriod = (period: object) =>
    `/moderation/log?${new URLSearchParams({ ...kept, ...period }).toString()}`;
  return (
    <section aria-label={t('filter')} className={layout.stack}>
      <nav aria-label={t('periods.label')} className={layout.row}>
        <Link to={inPeriod(months.thisMonth)}>{t('periods.thisMonth')}</Link>
        <Link to={inPeriod(months.lastMonth)}>{t('periods.lastMonth')}</Link>
        <Link to="/moderation/log">{t('clear')}</Link>
      </nav>
      <Form method="get" role="search" className={styles.filter}>
        {communities.length > 1 && (
          <SelectField
            label={t('community')}
            required={false}
            placeholder={t('anyCommunity')}
            field={field('community')}
            options={communities.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SelectField
          label={t('subject')}
          required={false}
          placeholder={t('anySubject')}
          field={field('subject')}
          options={logSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
        <SelectField
          label={t('what')}
          required={false}
          placeholder={t('anything')}
          field={field('what')}
          options={actionGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        />
        <TextField
          label={t('person')}
          hint={t('personHint')}
          type="search"
          required={false}
          maxLength={100}
          field={field('q')}
        />
        <TextField label={t('from')} type="date" required={false} field={field('from')} />
        <TextField label={t('to')} type="date" required={false} field={field('to')} />
        <div>
          <Button kind="quiet" pending={isSearching && t('showing')}>
            {t('show')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
