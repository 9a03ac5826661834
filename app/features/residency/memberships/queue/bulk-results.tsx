import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import * as field from '#app/ui/forms/field.css.ts';
import { Button } from '#app/ui/button.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Form } from '@remix-run/react';
import * as styles from '../people/people.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { personPath } from '../people/people-list.ts';
import type { BulkResults as Results, ShownResult } from './confirm.server.ts';

/** The result for each person a moderator selected, with a button that takes an approval back. */
export function BulkResults({
  slug,
  results,
  formKey,
}: {
  slug: string;
  results: Results;
  formKey: string;
}) {
  const t = useMessages(doorQueue);
  return (
    <div role="status" className={field.note}>
      <h2>{t('resultsTitle')}</h2>
      <ul className={field.summaryList}>
        {results.people.map((result) => (
          <li key={result.id}>
            <ResultLine {...result} />{' '}
            {result.outcome !== 'gone' && (
              <Link
                to={personPath(slug, result.id)}
                aria-label={t('openPerson', { name: result.name ?? '' })}
              >
                {t('open')}
              </Link>
            )}{' '}
            {result.outcome === 'confirmed' && (
              <Form method="post" action={personPath(slug, result.id)} className={styles.undo}>
                <FormKey form={formState(null)} fresh={`${formKey}-${result.id}`} />
                {/* The others keep their buttons: the page comes back with the results. */}
                <input type="hidden" name="results" value={results.key} />
                <Button
                  kind="plain"
                  name="intent"
                  value="unconfirm"
                  aria-label={t('undoPerson', { name: result.name ?? '' })}
                >
                  {t('undo')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResultLine({ outcome, name: known, unit, by }: ShownResult) {
  const t = useMessages(doorQueue);
  const name = <bdi>{known ?? t('somebody')}</bdi>;
  switch (outcome) {
    case 'confirmed':
    case 'full':
    case 'otherUnit':
      return t.rich(`results.${outcome}`, { name, unit });
    case 'already':
    case 'refused':
      return by
        ? t.rich(`results.${outcome}By`, { name, by: <bdi>{by}</bdi> })
        : t.rich(`results.${outcome}`, { name });
    case 'gone':
    case 'undone':
    case 'ended':
      return t.rich(`results.${outcome}`, { name });
  }
}
