import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import {
  ConfirmBuildings,
  ConfirmKinds,
} from '#app/features/residency/units/register/confirm-units.tsx';
import { rowPlans } from '../columns.ts';
import type { ImportFigures } from '../outcome.server.ts';
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
  const { figures, figuresWithUnits, rows, rowCount, problems, problemCount, mayBeTwo } = preview;
  return (
    <>
      <section aria-labelledby="happens" className={layout.stack}>
        <h2 id="happens">{t('rowsTitle')}</h2>
        {figuresWithUnits && (
          <>
            <h3>{t('withUnits', { count: figuresWithUnits.personCount })}</h3>
            <Figures figures={figuresWithUnits} />
            <h3>{t('withoutUnits', { count: figures.personCount })}</h3>
          </>
        )}
        <Figures figures={figures} />
        {mayBeTwo > 0 && <p>{t('mayBeTwo', { count: mayBeTwo })}</p>}
      </section>
      <SameUnits units={preview.sameUnits} />
      <SaveForm preview={preview} confirmed={page.mapping.confirmed} />
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

/** Units that the list writes in two ways, or otherwise than the register: the desk says which are the same. */
function SameUnits({ units }: { units: NonNullable<ImportPage['preview']>['sameUnits'] }) {
  const t = useMessages(peopleImport);
  const intent = useNavigation().formData?.get('intent');
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="same-units" className={layout.stack}>
      <h2 id="same-units">{t('sameUnits', { count: units.length })}</h2>
      {units.map(({ key, written, other, isSame }, index) => (
        <div key={key}>
          <input type="hidden" name={`sameUnits[${index}].key`} value={key} form={columnsForm} />
          <SelectField
            label={t('isSameUnit', { unit: written, other })}
            required={false}
            placeholder={t('ownUnit')}
            options={[{ value: other, label: t('sameUnit', { unit: other }) }]}
            field={{
              name: `sameUnits[${index}].label`,
              id: `same-unit-${index}`,
              value: isSame ? other : '',
              errors: [],
            }}
            form={columnsForm}
          />
        </div>
      ))}
      <div>
        <Button kind="quiet" form={columnsForm} name="intent" value="map" disabled={!!intent}>
          {t('apply')}
        </Button>
      </div>
    </section>
  );
}

/** What is saved, in the words and figures that the result has. */
function Figures({ figures: { counts, needing, owners, unitsAdded } }: { figures: ImportFigures }) {
  const t = useMessages(peopleImport);
  return (
    <ul>
      {unitsAdded > 0 && <li>{t('addedUnits', { count: unitsAdded })}</li>}
      {rowPlans
        .filter((plan) => counts[plan] > 0)
        .map((plan) => (
          <li key={plan}>{t(`counts.${plan}`, { count: counts[plan] })}</li>
        ))}
      {needing > 0 && <li>{t('needing', { count: needing })}</li>}
      {owners > 0 && <li>{t('owners', { count: owners })}</li>}
    </ul>
  );
}

/** As many units are named that the register does not have, and as many of each kind. */
const mostNamed = 20;

function SaveForm({
  preview: { figures, figuresWithUnits, total, missingUnits, buildings },
  confirmed,
}: {
  preview: NonNullable<ImportPage['preview']>;
  /** What was chosen in the preview before this one. */
  confirmed: ImportPage['mapping']['confirmed'];
}) {
  const t = useMessages(peopleImport);
  const intent = useNavigation().formData?.get('intent');
  const { counts, owners, unitsAdded } = figuresWithUnits ?? figures;
  const count = counts.NEW + counts.UPDATE + counts.MEMBER_UPDATE;
  const changes = count + counts.FURTHER + owners + unitsAdded;
  return (
    <section aria-labelledby="save" className={layout.stack}>
      <h2 id="save">{t('saveTitle')}</h2>
      {changes === 0 ? (
        <p>{t(counts.ERROR === total ? 'nothingReadable' : 'nothingToSave')}</p>
      ) : (
        <>
          {missingUnits.length > 0 && (
            <>
              <div>
                <p>
                  {t('missingUnits', { count: missingUnits.length })}{' '}
                  {missingUnits
                    .slice(0, mostNamed)
                    .map(({ label }) => label)
                    .join(', ')}
                  {missingUnits.length > mostNamed &&
                    ` ${t('andMore', { count: missingUnits.length - mostNamed })}`}
                </p>
                <label className={field.choice}>
                  <input
                    type="checkbox"
                    form={columnsForm}
                    name="addUnits"
                    value="yes"
                    defaultChecked={confirmed?.addUnits}
                  />
                  <span>{t('addUnits')}</span>
                </label>
              </div>
              <ConfirmBuildings
                buildings={buildings}
                confirmed={confirmed?.buildings}
                form={columnsForm}
              />
              <ConfirmKinds
                units={missingUnits}
                confirmed={confirmed?.as}
                mostNamed={mostNamed}
                form={columnsForm}
              />
            </>
          )}
          <div>
            <Button
              form={columnsForm}
              name="intent"
              value="save"
              disabled={!!intent}
              pending={intent === 'save' && t('saving')}
            >
              {count > 0 && figures.needing === 0 ? t('save', { count }) : t('saveList')}
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
