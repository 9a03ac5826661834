import { unitKinds } from '#db/enums.ts';
import type { ReactNode } from 'react';
import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitKinds as unitKindWords } from '#app/messages/en/unit-kinds.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { RegisteredUnit } from './register.server.ts';

export function UnitForm({
  slug,
  unit,
  result,
  sending,
  children,
}: {
  slug: string;
  unit: RegisteredUnit;
  result: SubmissionResult | undefined;
  sending: FormDataEntryValue | null | undefined;
  /** Stands between who is in the unit and how it is changed. */
  children: ReactNode;
}) {
  const t = useMessages(unitsDesk);
  const kinds = useMessages(unitKindWords);
  const { label, kind, building, floor, names, waiting, invited } = unit;
  const posted = result?.initialValue?.change;
  const form = formState(posted === 'remove' ? undefined : result, {
    label,
    kind,
    building: building ?? '',
    floor: floor ?? '',
  });
  const isEmpty = names.length + waiting + invited === 0;
  const list = names.length > 0 ? 'members' : waiting > 0 ? 'waiting' : 'invited';
  return (
    <>
      <section aria-labelledby="in-it" className={layout.stack}>
        <h2 id="in-it">{t('inIt')}</h2>
        {names.length > 0 && (
          <ul>
            {names.map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {waiting > 0 && <p>{t('waiting', { count: waiting })}</p>}
        {invited > 0 && <p>{t('invited', { count: invited })}</p>}
        {isEmpty && <p>{t('nobody')}</p>}
        <p className={layout.row}>
          {!isEmpty && (
            <Link to={`${deskPath(slug, 'people')}?show=${list}&q=${encodeURIComponent(label)}`}>
              {t('toPeople')}
            </Link>
          )}
          {isLivedIn(kind) && <Link to={`${deskPath(slug)}/letters`}>{t('letters')}</Link>}
        </p>
      </section>
      {children}
      <section aria-labelledby="correct" className={`${layout.stack} ${desk.column}`}>
        <h2 id="correct">{t('correctUnit')}</h2>
        <Form method="post" noValidate className={layout.stack}>
          <ErrorSummary form={form} title={t('notSaved')} />
          <TextField
            label={t('label')}
            hint={t('labelHint')}
            autoComplete="off"
            field={form.field('label')}
          />
          <SelectField
            label={t('kind')}
            hint={t('kindHint')}
            options={unitKinds.map((value) => ({ value, label: kinds(value) }))}
            field={form.field('kind')}
          />
          <TextField
            label={t('building')}
            hint={t('buildingHint')}
            optional
            autoComplete="off"
            field={form.field('building')}
          />
          <TextField
            label={t('floor')}
            hint={t('floorHint')}
            optional
            inputMode="numeric"
            autoComplete="off"
            field={form.field('floor')}
          />
          <div>
            <Button name="change" value="save" pending={sending === 'save' && t('saving')}>
              {t('save')}
            </Button>
          </div>
        </Form>
      </section>
      <section aria-labelledby="remove" className={layout.stack}>
        <h2 id="remove">{t('removeTitle')}</h2>
        {posted === 'remove' && <ErrorSummary form={formState(result)} title={t('notRemoved')} />}
        <p>{t(isEmpty ? 'removeLead' : 'removeLater')}</p>
        {isEmpty && (
          <Form method="post">
            <Button
              kind="quiet"
              name="change"
              value="remove"
              pending={sending === 'remove' && t('removing')}
            >
              {t('remove', { label })}
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}
