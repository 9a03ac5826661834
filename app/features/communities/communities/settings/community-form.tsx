import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { joinPolicies, languages, otherLanguage, postReaders, type Language } from '#db/enums.ts';
import type { FormConflict } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communitySettings } from '#app/messages/en/community-settings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ChoiceField } from './choice-field.tsx';
import type { CommunityInput } from './schema.ts';
import { twoSided } from './two-sided.ts';

/** The form of a community: the first step of its opening, and its settings. */
export function CommunityForm({
  values,
  result,
  conflict,
  formKey,
  pending,
  submit,
  cancelTo,
  children,
}: {
  values: Record<string, unknown>;
  result: SubmissionResult | undefined;
  conflict: FormConflict | undefined;
  formKey: string;
  pending: boolean;
  submit: string;
  cancelTo: string;
  /** What else the form asks, before its buttons. */
  children?: (form: FormState) => ReactNode;
}) {
  const t = useMessages(communitySettings);
  const { checked, onChange } = useLiveValidation(result);
  useLeaveQuestion();
  const form = formState(checked, values);
  const isNew = values.seen === undefined;
  return (
    <Form method="post" noValidate className={layout.stackWide} onChange={onChange}>
      <ErrorSummary form={form} title={form.errors.length > 0 ? t('notSaved') : undefined}>
        {conflict && <SavedNow conflict={conflict} />}
      </ErrorSummary>
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="seen" value={form.field('seen').value} />
      <section aria-labelledby="about" className={layout.stack}>
        <h2 id="about">{t('about')}</h2>
        <Line form={form} name="name" optional={false} hint={isNew ? t('nameHint') : undefined} />
        <Line form={form} name="address" />
        <SelectField
          label={t('fields.language')}
          hint={t('languageHint')}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          field={form.field('language')}
        />
        <Texts form={form} prefix="" />
      </section>
      <section aria-labelledby="reach" className={layout.stack}>
        <h2 id="reach">{t('reach')}</h2>
        <Line form={form} name="managerEmail" type="email" />
        <Line form={form} name="managerPhone" type="tel" />
        <Line form={form} name="boardEmail" type="email" hint={t('boardEmailHint')} />
        <Line form={form} name="emergencyPhone" type="tel" hint={t('emergencyHint')} />
      </section>
      <OtherSide form={form} />
      <section aria-labelledby="door" className={layout.stack}>
        <h2 id="door">{t('door')}</h2>
        <ChoiceField
          legend={t('fields.joinPolicy')}
          field={form.field('joinPolicy')}
          choices={[...joinPolicies].reverse().map((value) => ({
            value,
            label: t(`policies.${value}`),
            hint: t(`policyHints.${value}`),
          }))}
        />
        <Line form={form} name="peoplePerUnit" inputMode="numeric" hint={t('peopleHint')} />
        <Switch form={form} name="requireModeration" label={t('moderate')} />
        <ChoiceField
          legend={t('fields.postReaders')}
          field={form.field('postReaders')}
          choices={postReaders.map((value) => ({
            value,
            label: t(`readers.${value}`),
            hint: t(`readerHints.${value}`),
          }))}
        />
      </section>
      <section aria-labelledby="work" className={layout.stack}>
        <h2 id="work">{t('work')}</h2>
        <Switch form={form} name="takesRequests" label={t('takeRequests')} />
        <Switch form={form} name="takesBookings" label={t('takeBookings')} />
      </section>
      {children?.(form)}
      <div className={layout.row}>
        <Button pending={pending && t('saving')}>{submit}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** A field of one line, which may be left empty. */
function Line({
  form,
  name,
  ...rest
}: {
  form: FormState;
  name: keyof CommunityInput;
} & Omit<ComponentProps<typeof TextField>, 'label' | 'field' | 'form'>) {
  const t = useMessages(communitySettings);
  return (
    <TextField
      label={t(`fields.${name}`)}
      optional
      autoComplete="off"
      field={form.field(name)}
      {...rest}
    />
  );
}

/** A box that is on or off. */
function Switch({
  form,
  name,
  label,
}: {
  form: FormState;
  name: 'requireModeration' | 'takesRequests' | 'takesBookings';
  label: string;
}) {
  const t = useMessages(communitySettings);
  const field = form.field(name);
  return (
    <CheckboxGroup
      legend={t(`fields.${name}`)}
      field={field}
      options={[{ value: 'on', label, checked: field.value === 'on' }]}
    />
  );
}

/** The texts of one language. */
function Texts({ form, prefix, lang }: { form: FormState; prefix: string; lang?: Language }) {
  const t = useMessages(communitySettings);
  return twoSided.map((text) => {
    const field = form.field(prefix + text);
    return text === 'description' ? (
      <TextArea
        key={text}
        label={t(`fields.${text}`)}
        optional
        rows={4}
        field={field}
        lang={lang}
      />
    ) : (
      <TextField
        key={text}
        label={t(`fields.${text}`)}
        hint={prefix ? undefined : t(`hints.${text}`)}
        optional
        autoComplete="off"
        field={field}
        lang={lang}
      />
    );
  });
}

/** The other language, folded while it is empty. */
function OtherSide({ form }: { form: FormState }) {
  const t = useMessages(communitySettings);
  const chosen = form.field('language').value === 'fr' ? 'fr' : 'en';
  const isOpen = twoSided.some((text) => {
    const { value, errors } = form.field(`translation.${text}`);
    return value !== '' || errors.length > 0;
  });
  return (
    <details open={isOpen}>
      <summary>{t('otherSide')}</summary>
      <div className={layout.stack}>
        <p className={layout.muted}>{t('otherSideLead')}</p>
        <Texts form={form} prefix="translation." lang={otherLanguage[chosen]} />
      </div>
    </details>
  );
}

/** Saved values that differ from what was typed. */
function SavedNow({ conflict }: { conflict: FormConflict }) {
  const t = useMessages(communitySettings);
  return (
    <>
      <p>{t('savedNow')}</p>
      <ul>
        {conflict.changes.map(({ name, label, before }) => (
          <li key={name}>
            {t.rich('fieldNow', { field: label, value: <bdi>{before.text}</bdi> })}
          </li>
        ))}
      </ul>
    </>
  );
}
