import { unitKinds, type UnitKind } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitKinds as unitKindWords } from '#app/messages/en/unit-kinds.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Confirmed } from './confirmed-units.ts';
import type { ShownBuilding } from './preview-units.server.ts';

/** How many units of each kind there are by their labels, each kind with what they are added as. */
export function ConfirmKinds({
  units,
  confirmed = {},
  mostNamed = Infinity,
  form,
  label,
}: {
  units: readonly { label: string; kind: UnitKind }[];
  /** What was chosen before. */
  confirmed?: Confirmed['as'];
  /** How many of a kind are named. */
  mostNamed?: number;
  /** The id of the form that the fields belong to, where they are not in it. */
  form?: string;
  /** Of the choice of a kind, where the units aren't to be added. */
  label?: string;
}) {
  const t = useMessages(unitsDesk);
  const kinds = useMessages(unitKindWords);
  const options = unitKinds.map((value) => ({ value, label: kinds(value) }));
  return unitKinds.map((kind) => {
    const labels = units.filter((unit) => unit.kind === kind).map(({ label }) => label);
    if (labels.length === 0) return null;
    const name = `as.${kind}`;
    const named = labels.slice(0, mostNamed).join(', ') + (labels.length > mostNamed ? ', …' : '');
    return (
      <div key={kind} className={layout.stack}>
        <p>{t(`looksLike.${kind}`, { count: labels.length, labels: named })}</p>
        <SelectField
          label={label ?? t('addAs')}
          options={options}
          field={{ name, id: name, value: confirmed[kind] ?? kind, errors: [] }}
          form={form}
        />
      </div>
    );
  });
}

/** As many units of a building are named, and its last one. */
const mostNamedInBuilding = 3;

/** The buildings of units, each with its name to change. */
export function ConfirmBuildings({
  buildings,
  confirmed = [],
  form,
}: {
  buildings: readonly ShownBuilding[];
  /** The names that were given before. */
  confirmed?: Confirmed['buildings'];
  form?: string;
}) {
  const t = useMessages(unitsDesk);
  return buildings.map(({ name, was, isGuess, labels }, index) => {
    const field = `buildings[${index}]`;
    const first = labels.slice(0, mostNamedInBuilding).join(', ');
    const rest = labels.length > mostNamedInBuilding ? ` … ${labels.at(-1) ?? ''}` : '';
    const units = `${first}${rest}`;
    const named = confirmed.find((one) => one.was === was);
    const value = named ? (named.name ?? '') : name;
    return (
      <div key={was}>
        <input type="hidden" name={`${field}.was`} value={was} form={form} />
        <TextField
          label={t('buildingOf', { count: labels.length })}
          hint={isGuess ? t('guessedBuilding', { units }) : units}
          optional
          autoComplete="off"
          field={{ name: `${field}.name`, id: `building-${index}`, value, errors: [] }}
          form={form}
        />
      </div>
    );
  });
}
