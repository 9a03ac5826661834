import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages, useFormats } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import { fieldOf, pickField } from '#app/lib/forms/choice.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Table } from '#app/ui/table.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { unitsChoice } from './choices.ts';
import * as styles from './letters.css.ts';
import type { LettersPage } from './queries.server.ts';
import type { CodedUnit } from './coded-units.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** The id of the form that makes codes, which what is selected in the list belongs to. */
export const codesForm = 'codes';

export function UnitList({
  page,
  ticked,
}: {
  page: LettersPage;
  /** What was selected when the form was sent; undefined before that. */
  ticked: unknown[] | undefined;
}) {
  const t = useMessages(letters);
  const { search, chosen } = page;
  const units = {
    ...page.units,
    items: page.units.items.map((unit) => ({
      ...unit,
      isChosen: ticked ? ticked.includes(unit.label) : unit.isChosen,
    })),
  };
  const path = `/manage/${page.community.slug}/letters`;
  const isAnyChosen = chosen.hasElsewhere || units.items.some(({ isChosen }) => isChosen);
  return (
    <section aria-labelledby="list" className={layout.stack}>
      <h2 id="list">{t('list')}</h2>
      <Form
        method="get"
        role="search"
        action={`${path}#list`}
        className={layout.stack}
        key={search}
      >
        {isAnyChosen && <input type="hidden" name="units" value={chosen.text} />}
        <div className={layout.searchRow}>
          <TextField
            label={t('searchLabel')}
            type="search"
            required={false}
            field={{ name: 'q', id: 'q', value: search, errors: [] }}
            maxLength={unitLength}
          />
          <Button kind="quiet">{t('search')}</Button>
        </div>
        {search && (
          <p>
            <Link to={path + (isAnyChosen ? `?${chosenQuery(chosen.text)}` : '')}>
              {t('clearSearch')}
            </Link>
          </p>
        )}
      </Form>
      {units.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('noneFound', { search })} />
        </EmptyPage>
      ) : (
        <>
          {units.items.every(({ state }) => state === 'NONE') ? (
            <BareUnits path={path} units={units.items} />
          ) : (
            <UnitTable path={path} units={units.items} />
          )}
          <div>
            <Button kind="quiet" form={codesForm} name={pickField} value="which=these&intent=use">
              {t('useTicked')}
            </Button>
          </div>
        </>
      )}
      <ListPages
        page={units}
        previousLabel={t('previousUnits')}
        nextLabel={t('nextUnits')}
        hash="#list"
      />
    </section>
  );
}

const chosenQuery = (units: string): string => new URLSearchParams({ units }).toString();

type ListedUnit = LettersPage['units']['items'][number];

/** Units of which none has a code, which is said once. */
function BareUnits({ path, units }: { path: string; units: ListedUnit[] }) {
  const t = useMessages(letters);
  return (
    <>
      <p>{t('noCodes')}</p>
      <ul role="list" className={styles.bare}>
        {units.map((unit) => (
          <li key={`${unit.id}.${String(unit.isChosen)}`}>
            <PickUnit path={path} unit={unit} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A unit with its box. */
function PickUnit({ path, unit }: { path: string; unit: ListedUnit }) {
  const t = useMessages(letters);
  const unitLabel = useUnitLabel();
  return (
    <span className={styles.tick}>
      <label className={styles.target}>
        <input
          type="checkbox"
          name="ticked"
          form={codesForm}
          {...fieldOf(unitsChoice, 'ticked')}
          value={unit.label}
          defaultChecked={unit.isChosen}
          aria-label={t('tick', { unit: unitLabel(unit.label) })}
        />
      </label>
      <Link to={`${path}/${unit.id}`}>
        <bdi>{unitLabel(unit.label)}</bdi>
      </Link>
    </span>
  );
}

function UnitTable({ path, units }: { path: string; units: ListedUnit[] }) {
  const t = useMessages(letters);
  return (
    <Table
      labelledBy="list"
      head={[t('unit'), t('code'), t('uses')]}
      rows={units.map((unit) => ({
        key: `${unit.id}.${String(unit.isChosen)}`,
        cells: [
          <PickUnit key="unit" path={path} unit={unit} />,
          <CodeStateText key="state" {...unit} />,
          unit.uses > 0 ? t('usedBy', { count: unit.uses }) : unit.state !== 'NONE' && t('unused'),
        ],
      }))}
    />
  );
}

export function CodeStateText({ state, expiresAt }: Pick<CodedUnit, 'state' | 'expiresAt'>) {
  const t = useMessages(letters);
  const { longDate } = useFormats();
  return state === 'NONE' || state === 'LOST' || !expiresAt
    ? t(state === 'LOST' ? 'states.LOST' : 'states.NONE')
    : t(`states.${state}`, { date: longDate(expiresAt) });
}
