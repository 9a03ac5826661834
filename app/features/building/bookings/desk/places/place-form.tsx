import { Form, useNavigation } from '@remix-run/react';
import { bookers, type BookablePlaceKind } from '#db/enums.ts';
import { PhotosField } from '#app/features/media/photos/uploads/photos-field.tsx';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { MoneyField } from '#app/ui/forms/money-field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { mostPictures, nameLength, rulesLength } from '../../limits.ts';
import { weekdays } from './weekdays.ts';

/** The form of a place to book: what it is, when it can be had, by whom, and what it takes. */
export function PlaceForm({
  kind,
  values,
  formKey,
  reply,
  cancelTo,
}: {
  kind: BookablePlaceKind;
  values: Record<string, unknown>;
  formKey: string;
  reply: FormReply | undefined;
  cancelTo: string;
}) {
  const t = useMessages(bookingsDesk);
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result, values);
  const changes = reply?.conflict?.changes ?? [];
  /** What was typed, or what is saved: for fields that hold more than one value. */
  const typed: Record<string, unknown> = form.result?.initialValue ?? values;
  return (
    <Form method="post" encType="multipart/form-data" noValidate className={layout.stackWide}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')}>
        {changes.length > 0 && (
          <Comparison fields={changes} before={t('form.savedNow')} after={t('form.yours')} />
        )}
      </ErrorSummary>
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={form.field('version').value} />
      <section aria-labelledby="what" className={layout.stack}>
        <h2 id="what">{t('form.what')}</h2>
        <TextField
          label={t('form.nameEn')}
          hint={t('form.nameHint')}
          maxLength={nameLength}
          optional
          lang="en"
          field={form.field('nameEn')}
        />
        <TextField
          label={t('form.nameFr')}
          maxLength={nameLength}
          optional
          lang="fr"
          field={form.field('nameFr')}
        />
        <TextArea
          label={t('form.rulesEn')}
          hint={t('form.rulesHint')}
          maxLength={rulesLength}
          optional
          lang="en"
          field={form.field('rulesEn')}
        />
        <TextArea
          label={t('form.rulesFr')}
          maxLength={rulesLength}
          optional
          lang="fr"
          field={form.field('rulesFr')}
        />
        <PhotosField form={form} most={mostPictures} />
      </section>
      {values.byNight === 'yes' ? (
        <Nights form={form} nights={listOf(typed.nights)} />
      ) : (
        <Hours form={form} />
      )}
      <section aria-labelledby="who" className={layout.stack}>
        <h2 id="who">{t('form.who')}</h2>
        <TextField
          label={t('form.capacity')}
          hint={t('form.capacityHint')}
          inputMode="numeric"
          field={form.field('capacity')}
        />
        <SelectField
          label={t('form.bookers')}
          options={bookers.map((value) => ({ value, label: t(`form.bookersAre.${value}`) }))}
          field={form.field('bookers')}
        />
        <TextField
          label={t('form.mostPerMonth')}
          hint={t('form.mostPerMonthHint')}
          inputMode="numeric"
          optional
          field={form.field('mostPerMonth')}
        />
        <TextField
          label={t('form.aheadDays')}
          inputMode="numeric"
          field={form.field('aheadDays')}
        />
        <TextField
          label={t('form.leadHours')}
          hint={t('form.leadHoursHint')}
          inputMode="numeric"
          field={form.field('leadHours')}
        />
        <TextField
          label={t('form.cancelHours')}
          hint={t('form.cancelHoursHint')}
          inputMode="numeric"
          field={form.field('cancelHours')}
        />
      </section>
      <section aria-labelledby="takes" className={layout.stack}>
        <h2 id="takes">{t('form.takes')}</h2>
        <SelectField
          label={t('form.confirms')}
          options={(['NOW', 'BY_HAND'] as const).map((value) => ({
            value,
            label: t(`form.confirmsHow.${value}`),
          }))}
          field={form.field('confirms')}
        />
        <MoneyField
          label={t('form.deposit')}
          hint={t('form.depositHint')}
          optional
          field={form.field('deposit')}
        />
        <CheckboxGroup
          legend={t('form.certificate')}
          hint={t('form.certificateHint')}
          field={form.field('needsCertificate')}
          options={[
            {
              value: 'yes',
              label: t('form.needsCertificate'),
              checked: typed.needsCertificate === 'yes',
            },
          ]}
        />
      </section>
      <div className={layout.row}>
        <Button pending={isSending && t('saving')}>{t('save')}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          {t('back')}
        </ButtonLink>
      </div>
    </Form>
  );
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** The hours of each day of the week. */
function Hours({ form }: { form: FormState }) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="hours" className={layout.stack}>
      <h2 id="hours">{t('form.hours')}</h2>
      <p>{t('form.hoursHint')}</p>
      {weekdays.map((day) => (
        <TextField key={day} label={t(`weekdays.${day}`)} optional field={form.field(day)} />
      ))}
      <Closed form={form} />
    </section>
  );
}

/** Which nights a place can be had, and until when. */
function Nights({ form, nights }: { form: FormState; nights: string[] }) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="hours" className={layout.stack}>
      <h2 id="hours">{t('form.nights')}</h2>
      <input type="hidden" name="byNight" value="yes" />
      <CheckboxGroup
        legend={t('form.nightsFrom')}
        field={form.field('nights')}
        options={weekdays.map((day, index) => ({
          value: String(index + 1),
          label: t(`weekdays.${day}`),
          checked: nights.includes(String(index + 1)),
        }))}
      />
      <TextField label={t('form.arrive')} hint={t('form.clockHint')} field={form.field('arrive')} />
      <TextField label={t('form.leave')} hint={t('form.leaveHint')} field={form.field('leave')} />
      <TextField
        label={t('form.mostNights')}
        inputMode="numeric"
        field={form.field('mostNights')}
      />
      <Closed form={form} />
    </section>
  );
}

function Closed({ form }: { form: FormState }) {
  const t = useMessages(bookingsDesk);
  return (
    <TextArea
      label={t('form.closedDays')}
      hint={t('form.closedDaysHint')}
      optional
      field={form.field('closedDays')}
    />
  );
}
