import { Form, useNavigation } from '@remix-run/react';
import { ChoiceField } from '#app/features/communities/communities/settings/choice-field.tsx';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { sale } from '#app/messages/en/sale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { addressLength, ownerNameLength } from '../owners/limits.ts';
import { buyerHomes, residences } from './options.ts';
import type { SaleReview } from './record-sale.server.ts';
import type { SalePage } from './sale-page.server.ts';
import { SaleReviewForm } from './sale-review.tsx';

/** The sale of a unit: who sells, when, what becomes of their home, and who buys. */
export function SaleForm({
  page,
  reply,
}: {
  page: SalePage;
  reply: FormReply<{ review: SaleReview | null }> | undefined;
}) {
  const t = useMessages(sale);
  const unitLabel = useUnitLabel();
  const pending = useNavigation().formMethod === 'POST';
  const { community, unit, owners, formKey } = page;
  const form = formState(reply?.result, page.values);
  const back = `${deskPath(community.slug, 'units')}/${unit.id}`;
  const review = reply?.shown?.review;
  if (review) {
    return (
      <SaleReviewForm
        review={review}
        unit={unitLabel(unit.label)}
        result={reply.result}
        formKey={formKey}
        pending={pending}
      />
    );
  }
  if (owners.length === 0) return <EmptyState text={t('noOwners')} />;
  return (
    <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : (reply?.heading ?? t('notSaved'))}
      />
      <FormKey form={form} fresh={formKey} />
      <Sellers page={page} form={form} reply={reply} />
      <Buyers form={form} />
      <div className={layout.row}>
        <Button name="step" value="look" pending={pending && t('looking')}>
          {t('look')}
        </Button>
        <ButtonLink kind="plain" to={back}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

function Sellers({
  page: { owners, left, today },
  form,
  reply,
}: {
  page: SalePage;
  form: FormState;
  reply: FormReply<{ review: SaleReview | null }> | undefined;
}) {
  const t = useMessages(sale);
  const chosen: unknown = reply?.result.initialValue?.sellers;
  const isChosen = (id: string) =>
    reply === undefined || (Array.isArray(chosen) ? chosen.includes(id) : chosen === id);
  return (
    <>
      <CheckboxGroup
        legend={t('sellers')}
        hint={t('sellersHint')}
        field={form.field('sellers')}
        options={owners.map(({ id, name }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          checked: isChosen(id),
        }))}
      />
      <TextField
        label={t('soldOn')}
        hint={t('soldOnHint')}
        type="date"
        max={today}
        field={form.field('soldOn')}
      />
      <ChoiceField
        legend={t('residence')}
        field={form.field('residence')}
        choices={residences.map((value) => ({
          value,
          label: t(`residences.${value}.label`),
          hint: t(`residences.${value}.hint`),
        }))}
      />
      <ul>
        <li>{t('notices')}</li>
        <li>{left.requests > 0 ? t('requests', { count: left.requests }) : t('noRequests')}</li>
        <li>{left.bookings > 0 ? t('bookings', { count: left.bookings }) : t('noBookings')}</li>
      </ul>
    </>
  );
}

function Buyers({ form }: { form: FormState }) {
  const t = useMessages(sale);
  return (
    <section aria-labelledby="buyers" className={layout.stack}>
      <h2 id="buyers">{t('buyers')}</h2>
      <p>{t('buyersHint')}</p>
      {(['buyer', 'second'] as const).map((one) => (
        <div key={one} className={layout.stack}>
          <TextField
            label={t(`${one}Name`)}
            optional
            autoComplete="off"
            maxLength={ownerNameLength}
            field={form.field(`${one}Name`)}
          />
          <TextField
            label={t(`${one}Email`)}
            type="email"
            optional
            autoComplete="off"
            field={form.field(`${one}Email`)}
          />
        </div>
      ))}
      <TextArea
        label={t('buyerAddress')}
        hint={t('buyerAddressHint')}
        optional
        rows={4}
        maxLength={addressLength}
        autoComplete="off"
        field={form.field('buyerAddress')}
      />
      <ChoiceField
        legend={t('buyerHome')}
        field={form.field('buyerHome')}
        choices={buyerHomes.map((value) => ({
          value,
          label: t(`buyerHomes.${value}.label`),
          hint: t(`buyerHomes.${value}.hint`),
        }))}
      />
    </section>
  );
}
