import { unitKinds } from '#db/enums.ts';
import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { NewsBox } from '#app/features/communities/manage/news-box.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitKinds as unitKindWords } from '#app/messages/en/unit-kinds.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { UnitsPreview } from './submit-units.server.ts';

/** Adds units: typed as ranges, pasted as a list, or from a file; looked at before they are saved. */
export function AddUnitsForm({
  slug,
  result,
  preview,
  formKey,
  sending,
}: {
  slug: string;
  result: SubmissionResult | undefined;
  preview: UnitsPreview | undefined;
  formKey: string;
  sending: FormDataEntryValue | null | undefined;
}) {
  const t = useMessages(unitsDesk);
  const form = formState(result);
  return (
    <>
      {preview && <Preview preview={preview} formKey={formKey} pending={sending === 'add'} />}
      <Form
        // After a preview the fields start again with what the file had in it.
        key={preview?.checked}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={`${layout.stack} ${desk.column}`}
      >
        <ErrorSummary form={form} title={t('notRead')} />
        {preview && <h2>{t('correct')}</h2>}
        <TextField
          label={t('ranges')}
          hint={t('rangesHint')}
          optional
          autoComplete="off"
          field={form.field('ranges')}
        />
        <TextArea
          label={t('list')}
          hint={t('listHint')}
          optional
          rows={8}
          field={form.field('list')}
        />
        <FileField
          label={t('file')}
          hint={t('fileHint')}
          optional
          accept=".csv,.txt,text/csv,text/plain"
          field={form.field('file')}
        />
        <div className={layout.row}>
          <Button
            name="step"
            value="preview"
            formAction={`${deskPath(slug, 'units')}/add#preview`}
            kind={preview ? 'quiet' : 'main'}
            pending={sending === 'preview' && t('looking')}
          >
            {t('look')}
          </Button>
          <ButtonLink kind="plain" to={deskPath(slug, 'units')}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** What looks like parking spaces and the like by its label, each with what it is added as. */
function OtherKinds({ added }: Pick<UnitsPreview, 'added'>) {
  const t = useMessages(unitsDesk);
  const kinds = useMessages(unitKindWords);
  const options = unitKinds.map((value) => ({ value, label: kinds(value) }));
  return unitKinds.map((kind) => {
    const labels = added.filter((unit) => unit.kind === kind).map(({ label }) => label);
    if (kind === 'HOME' || labels.length === 0) return null;
    const name = `as.${kind}`;
    return (
      <div key={kind} className={layout.stack}>
        <p>{t(`looksLike.${kind}`, { count: labels.length, labels: labels.join(', ') })}</p>
        <SelectField
          label={t('addAs')}
          options={options}
          field={{ name, id: name, value: kind, errors: [] }}
        />
      </div>
    );
  });
}

function Preview({
  preview,
  formKey,
  pending,
}: {
  preview: UnitsPreview;
  formKey: string;
  pending: boolean;
}) {
  const t = useMessages(unitsDesk);
  const { added, present, unclear, checked } = preview;
  const form = formState(null);
  const either = new Intl.ListFormat(`${useLocale()}-CA`, { type: 'disjunction' });
  const homes = added.filter(({ kind }) => kind === 'HOME');
  const floors = [...new Set(homes.map(({ floor }) => floor))].sort(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  );
  return (
    <NewsBox id="preview" title={t('preview', { count: added.length })} news={preview}>
      {unclear.length > 0 && (
        <AlertBox news={preview} focused={false}>
          <h3>{t('unclear', { count: unclear.length })}</h3>
          <ul>
            {unclear.map(({ text, readings }, index) => (
              <li key={index}>
                <bdi>{text}</bdi>
                {readings && `: ${t('spoilt', { labels: either.format(readings) })}`}
              </li>
            ))}
          </ul>
        </AlertBox>
      )}
      {homes.length > 0 && (
        <dl className={layout.stack}>
          {floors.map((floor) => {
            const labels = homes.filter((unit) => unit.floor === floor).map(({ label }) => label);
            return (
              <div key={floor ?? 'none'}>
                <dt>
                  <b>{floor === null ? t('noFloor') : t('onFloor', { floor })}</b>{' '}
                  <span className={layout.muted}>{t('unitsIn', { count: labels.length })}</span>
                </dt>
                <dd>{labels.join(', ')}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {present.length > 0 && (
        <p>{t('present', { count: present.length, labels: present.join(', ') })}</p>
      )}
      {added.length > 0 && (
        <Form method="post" className={layout.stack}>
          <FormKey form={form} fresh={formKey} />
          <input type="hidden" name="checked" value={checked} />
          <OtherKinds added={added} />
          <div>
            <Button name="step" value="add" pending={pending && t('adding')}>
              {t('addCount', { count: added.length })}
            </Button>
          </div>
        </Form>
      )}
    </NewsBox>
  );
}
