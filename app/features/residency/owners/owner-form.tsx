import { Form, useNavigation } from '@remix-run/react';
import { consentAnswers, consentWays } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ConsentHistory } from './consent-history.tsx';
import { addressLength, ownerNameLength } from './limits.ts';
import type { OwnerPage } from './owner-page.server.ts';

/** An owner of a unit in the corporation's record, new or known, for the desk to change. */
export function OwnerForm({ page, reply }: { page: OwnerPage; reply: FormReply | undefined }) {
  const t = useMessages(owners);
  const pending = useNavigation().formMethod === 'POST';
  const { community, unit, owner, accounts, consents, formKey } = page;
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
        <AddressField form={form} />
        <SelectField
          label={t('answer')}
          hint={t('answerHint')}
          required={false}
          placeholder={t('notSaid')}
          options={consentAnswers.map((value) => ({ value, label: t(`answers.${value}`) }))}
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
            .filter((value) => value !== 'HERE' || owner?.way === 'HERE')
            .map((value) => ({ value, label: t(`wayOptions.${value}`) }))}
          field={form.field('way')}
        />
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
