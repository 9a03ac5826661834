import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { personPath } from '../register/people-paths.ts';
import type { ConfirmResult } from './results.ts';

/** What became of each of those whom a moderator ticked. */
export function BulkResults({ slug, results }: { slug: string; results: ConfirmResult[] }) {
  const t = useMessages(doorQueue);
  return (
    <AlertBox news={results}>
      <h2>{t('resultsTitle')}</h2>
      <ul className={field.summaryList}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultLine {...result} />{' '}
            {result.outcome !== 'gone' && (
              <Link
                to={personPath(slug, result.id)}
                aria-label={t('openPerson', { name: result.name ?? '' })}
              >
                {t('open')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}

function ResultLine({ outcome, name: known, unit, by }: ConfirmResult) {
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
      return t.rich('results.gone', { name });
  }
}
