import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { rowPlans } from '../columns.ts';
import type { ImportPage } from '../queries.server.ts';
import { RowTable } from './row-table.tsx';

/** The id of the form with the columns, whose choices the button that saves takes along. */
export const columnsForm = 'columns-form';

/** What saving a list would do, row by row, and the button that saves it. */
export function Preview({ page }: { page: ImportPage }) {
  const t = useMessages(peopleImport);
  const { preview } = page;
  const { slug } = page.community;
  if (!preview) {
    return (
      <>
        <p>{t('columnsMissing')}</p>
        <Discard />
      </>
    );
  }
  const { counts, rows, rowCount, problems, problemCount, needing, owners, mayBeTwo } = preview;
  return (
    <>
      <section aria-labelledby="happens" className={layout.stack}>
        <h2 id="happens">{t('rowsTitle')}</h2>
        <ul>
          {rowPlans
            .filter((plan) => counts[plan] > 0)
            .map((plan) => (
              <li key={plan}>{t(`counts.${plan}`, { count: counts[plan] })}</li>
            ))}
          {needing > 0 && <li>{t('needing', { count: needing })}</li>}
          {owners > 0 && <li>{t('owners', { count: owners })}</li>}
        </ul>
        {mayBeTwo > 0 && <p>{t('mayBeTwo', { count: mayBeTwo })}</p>}
      </section>
      <SaveForm preview={preview} />
      {problemCount > 0 && (
        <RowTable
          slug={slug}
          id="problems"
          title={
            problems.length < problemCount
              ? t('firstProblems', { shown: problems.length, total: problemCount })
              : t('problems', { count: problemCount })
          }
          rows={problems}
        />
      )}
      {rowCount > 0 && (
        <RowTable
          slug={slug}
          id="first-rows"
          title={
            rows.length < rowCount
              ? t('firstRows', { shown: rows.length, total: rowCount })
              : t(problemCount > 0 ? 'otherRows' : 'allRows', { count: rowCount })
          }
          rows={rows}
        />
      )}
    </>
  );
}

function SaveForm({
  preview: { counts, total, owners, needing, missingUnits, missingUnitCount },
}: {
  preview: NonNullable<ImportPage['preview']>;
}) {
  const t = useMessages(peopleImport);
  const intent = useNavigation().formData?.get('intent');
  const count = counts.NEW + counts.UPDATE + counts.MEMBER_UPDATE;
  const changes = count + counts.FURTHER + owners + missingUnitCount;
  return (
    <section aria-labelledby="save" className={layout.stack}>
      <h2 id="save">{t('saveTitle')}</h2>
      {changes === 0 ? (
        <p>{t(counts.ERROR === total ? 'nothingReadable' : 'nothingToSave')}</p>
      ) : (
        <>
          {missingUnitCount > 0 && (
            <div>
              <p>
                {t('missingUnits', { count: missingUnitCount })} {missingUnits.join(', ')}
                {missingUnitCount > missingUnits.length &&
                  ` ${t('andMore', { count: missingUnitCount - missingUnits.length })}`}
              </p>
              <label className={field.choice}>
                <input type="checkbox" form={columnsForm} name="addUnits" value="yes" />
                <span>{t('addUnits')}</span>
              </label>
            </div>
          )}
          <div>
            <Button
              form={columnsForm}
              name="intent"
              value="save"
              disabled={!!intent}
              pending={intent === 'save' && t('saving')}
            >
              {count > 0 && needing === 0 ? t('save', { count }) : t('saveList')}
            </Button>
          </div>
        </>
      )}
      <Discard />
    </section>
  );
}

function Discard() {
  const t = useMessages(peopleImport);
  const intent = useNavigation().formData?.get('intent');
  return (
    <Form method="post">
      <Button
        kind="plain"
        name="intent"
        value="discard"
        disabled={!!intent}
        pending={intent === 'discard' && t('discarding')}
      >
        {t('discard')}
      </Button>
    </Form>
  );
}
