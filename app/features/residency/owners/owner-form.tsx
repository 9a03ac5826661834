import { Form, useNavigation } from '@remix-run/react';
import { consentAnswers, consentWays } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ConsentHistory, WayWords } from './consent-history.tsx';
import { addressLength, ownerNameLength } from './limits.ts';
import type { OwnerPage } from './owner-page.server.ts';

/** An owner of a unit in the corporation's record, new or known, for the desk to change. */
export function OwnerForm({ page, reply }: { page: OwnerPage; reply: FormReply | undefined }) {
  const t = useMessages(owners);
  const pending = useNavigation().formMethod === 'POST';
  const unitLabel = useUnitLabel();
  const { community, unit, owner, accounts, documents, consents, formKey } = page;
  const form = formState(reply?.result, page.values);
  const version = form.field('version').value;
  return (
    <>
      <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
        <Refused form={form} reply={reply} />
        <FormKey form={form} fresh={formKey} />
        {version && <input type="hidden" name="version" value={version} />}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="off"
          maxLength={ownerNameLength}
          field={form.field('name')}
        />
        <SelectField
          label={t('account')}
          hint={t('accountHint')}
          required={false}
          placeholder={t('withoutAccount')}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          field={form.field('membership')}
        />
        {owner && (
          <p>
            <WayWords way={owner.way} address={owner.address} noMail={page.noMail} />
          </p>
        )}
        {owner && owner.otherUnits.length > 0 && (
          <p className={layout.muted}>
            {t('otherUnits', { units: owner.otherUnits.map(unitLabel).join(', ') })}
          </p>
        )}
        <EmailField page={page} form={form} />
        <AddressField form={form} />
        <SelectField
          label={t('answer')}
          hint={t('answerHint')}
          required={false}
          placeholder={t('notSaid')}
          options={consentAnswers.map((value) => ({ value, label: t(`choices.${value}`) }))}
          field={form.field('answer')}
        />
        <TextField
          label={t('givenOn')}
          type="date"
          required={false}
          field={form.field('givenOn')}
        />
        <SelectField
          label={t('way')}
          hint={t('wayHint')}
          required={false}
          placeholder={t('noWay')}
          options={consentWays
            .filter((value) => value !== 'HERE' || owner?.answeredBy === 'HERE')
            .map((value) => ({ value, label: t(`wayOptions.${value}`) }))}
          field={form.field('way')}
        />
        {documents.length > 0 && (
          <SelectField
            label={t('document')}
            hint={t('documentHint')}
            required={false}
            placeholder={t('noDocument')}
            options={documents.map(({ id, title }) => ({ value: id, label: title }))}
            field={form.field('document')}
          />
        )}
        <TextField label={t('startedOn')} type="date" optional field={form.field('startedOn')} />
        <TextField
          label={t('endedOn')}
          hint={t('endedOnHint')}
          type="date"
          optional
          field={form.field('endedOn')}
        />
        <div className={layout.row}>
          <Button pending={pending && t('saving')}>{t(owner ? 'save' : 'addOwner')}</Button>
          <ButtonLink kind="plain" to={`${deskPath(community.slug, 'units')}/${unit.id}`}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      <ConsentHistory consents={consents} />
    </>
  );
}

/** The email address for service, where it comes from, and that email comes back from there. */
function EmailField({
  page: { owner },
  form,
}: {
  page: Pick<OwnerPage, 'owner'>;
  form: FormState;
}) {
  const t = useMessages(owners);
  const day = useDay();
  const { returned } = owner ?? {};
  return (
    <>
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="off"
        optional
        field={form.field('email')}
      />
      {owner?.source && owner.emailOn && (
        <p className={layout.muted}>
          {owner.emailBy && owner.source !== 'OWNER'
            ? t.rich(`emailFromBy.${owner.source}`, {
                day: day(owner.emailOn),
                name: <bdi>{owner.emailBy}</bdi>,
              })
            : t(`emailFrom.${owner.source}`, { day: day(owner.emailOn) })}
        </p>
      )}
      {returned && (
        <div>
          <p>{t('cameBackOn', { email: returned.email, day: day(returned.on) })}</p>
          <label className={field.choice}>
            <input
              type="checkbox"
              name="worksAgain"
              defaultChecked={form.field('worksAgain').value === 'on'}
            />
            <span>{t('worksAgain')}</span>
          </label>
        </div>
      )}
    </>
  );
}

/** Why a form was refused, and what the record says by now where it changed. */
export function Refused({ form, reply }: { form: FormState; reply: FormReply | undefined }) {
  const t = useMessages(owners);
  const conflict = reply?.conflict;
  return (
    <>
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : (reply?.heading ?? t('notSaved'))}
      />
      {conflict && conflict.changes.length > 0 && (
        <section aria-labelledby="changed" className={layout.stack}>
          <h2 id="changed">{t('changed')}</h2>
          <Comparison fields={conflict.changes} before={t('savedNow')} after={t('yours')} />
        </section>
      )}
    </>
  );
}

/** The address for service. */
export function AddressField({ form }: { form: FormState }) {
  const t = useMessages(owners);
  return (
    <TextArea
      label={t('address')}
      hint={t('addressHint')}
      optional
      rows={4}
      maxLength={addressLength}
      autoComplete="off"
      field={form.field('address')}
    />
  );
}
