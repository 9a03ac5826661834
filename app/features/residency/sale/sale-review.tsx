import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { sale } from '#app/messages/en/sale.ts';
import { Button } from '#app/ui/button.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { SaleReview } from './record-sale.server.ts';

/** What a sale would do, with the buttons that record it and that lead back to the form. */
export function SaleReviewForm({
  review: { sellers, lastDay, soldOn, staysAsTenant, replacesCode, buyers },
  unit,
  result,
  formKey,
  pending,
}: {
  review: SaleReview;
  /** As people read it: 'Unit 305'. */
  unit: string;
  result: SubmissionResult;
  formKey: string;
  pending: boolean;
}) {
  const t = useMessages(sale);
  const day = useDay();
  const named = (name: string) => ({ name: <bdi>{name}</bdi>, unit });
  return (
    <section aria-labelledby="review" className={layout.stack}>
      <h2 id="review">{t('review.title')}</h2>
      <ul>
        {sellers.map(({ id, name, loses }) => (
          <li key={id}>
            {t.rich('review.owned', { ...named(name), day: day(lastDay) })}{' '}
            {staysAsTenant ? t('review.tenant') : t(`review.loses.${loses}`)}
          </li>
        ))}
        {replacesCode && <li>{t('review.code')}</li>}
        {buyers.map(({ name, invitedAt }) => (
          <li key={name}>
            {t.rich('review.buys', { ...named(name), day: day(soldOn) })}{' '}
            {invitedAt !== null && t.rich('review.invited', { email: <bdi>{invitedAt}</bdi> })}
          </li>
        ))}
        {buyers.length === 0 && <li>{t('review.noBuyer')}</li>}
      </ul>
      <p>{t('review.noUndo')}</p>
      <Form method="post" className={layout.row}>
        <FormKey form={formState(result)} fresh={formKey} />
        <Typed result={result} />
        <Button name="step" value="record" pending={pending && t('saving')}>
          {t('review.confirm')}
        </Button>
        <Button kind="plain" name="step" value="edit" disabled={pending}>
          {t('review.edit')}
        </Button>
      </Form>
    </section>
  );
}

const fields = [
  ...['sellers', 'soldOn', 'residence', 'buyerName', 'buyerEmail', 'buyerSameAs'],
  ...['secondName', 'secondEmail', 'secondSameAs', 'buyerAddress', 'buyerHome'],
];

/** What was typed and chosen, to be sent again. */
function Typed({ result: { initialValue } }: { result: SubmissionResult }) {
  return fields.flatMap((name) =>
    [initialValue?.[name] ?? []]
      .flat()
      .map((value) => (
        <input key={`${name} ${String(value)}`} type="hidden" name={name} value={String(value)} />
      )),
  );
}
