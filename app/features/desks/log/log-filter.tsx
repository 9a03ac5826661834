import { Form, useNavigation } from '@remix-run/react';
import { logSubjects } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { actionGroups } from './action-groups.ts';
import { LogCommunity } from './log-community.tsx';
import * as styles from './log.css.ts';
import { isReversed, type Months } from './months.ts';
import type { LogChooser } from './queries.server.ts';
import type { LogFilter as Filter } from './schema.ts';

/**
 * The filters of the log: links for everything, this month, last month and refusals, and a folded form for everything
 * else. The form is open while it holds something that no link does.
 */
export function LogFilter({
  filter,
  communities,
  months,
}: {
  filter: Filter;
  communities: LogChooser;
  months: Months;
}) {
  const t = useMessages(log);
  const isSearching = useNavigation().location?.pathname === '/moderation/log';
  const reversed = isReversed(filter);
  const field = (name: 'community' | 'subject' | 'what' | 'q' | 'from' | 'to') => ({
    name,
    id: name,
    value: filter[name] ?? '',
    errors: name === 'to' && reversed ? [t('reversed')] : [],
  });
  const presses = pressesFor(filter, months);
  const isPressed = presses.some(({ isDates, current }) => isDates && current);
  const hasDates = filter.from !== undefined || filter.to !== undefined;
  const isOpen =
    communities.search !== null ||
    (filter.community ?? filter.subject ?? filter.q) !== undefined ||
    (filter.what !== undefined && filter.what !== 'refusals') ||
    (hasDates && !isPressed);
  return (
    <section aria-label={t('filter')} className={styles.filters}>
      <Chips
        label={t('periods.label')}
        chips={presses.map(({ key, to, current }) => ({
          to,
          label: t(`periods.${key}`),
          isCurrent: current,
        }))}
      />
      <details open={isOpen}>
        <summary className={styles.summary}>{t('more')}</summary>
        <Form method="get" action="/moderation/log" role="search" className={styles.filter}>
          <SelectField
            label={t('what')}
            required={false}
            placeholder={t('anything')}
            field={field('what')}
            options={actionGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
          />
          <SelectField
            label={t('subject')}
            required={false}
            placeholder={t('anySubject')}
            field={field('subject')}
            options={logSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          />
          {communities.few && communities.few.length > 1 && (
            <SelectField
              label={t('community')}
              required={false}
              placeholder={t('anyCommunity')}
              field={field('community')}
              options={communities.few.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {!communities.few && <LogCommunity {...communities} />}
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
      </details>
    </section>
  );
}

/** The links, each with its address and whether the page shows what it leads to. */
function pressesFor({ post: _, ...filter }: Filter, { thisMonth, lastMonth }: Months) {
  const path = (wanted: Filter) => {
    const query = new URLSearchParams(
      Object.entries(wanted).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ).toString();
    return query ? `/moderation/log?${query}` : '/moderation/log';
  };
  const month = (key: 'thisMonth' | 'lastMonth', { from, to }: Months['thisMonth']) => ({
    key,
    isDates: true,
    to: path({ ...filter, from, to }),
    current: filter.from === from && filter.to === to,
  });
  const isRefusals = filter.what === 'refusals';
  return [
    {
      key: 'everything' as const,
      isDates: false,
      to: '/moderation/log',
      current: Object.values(filter).every((value) => value === undefined),
    },
    month('thisMonth', thisMonth),
    month('lastMonth', lastMonth),
    {
      key: 'refusals' as const,
      isDates: false,
      to: path({ ...filter, what: 'refusals' }),
      current: isRefusals,
    },
  ];
}
