import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import type { Handled } from '../events.ts';
import { wordsLength } from '../limits.ts';
import type { DeskBookingPage } from './booking.server.ts';

interface FormsProps {
  page: DeskBookingPage;
  /** The state of the form that a button sends, with what is in it at first. */
  formOf: (intent: string, values?: Record<string, unknown>) => FormState;
}

/** Confirms or refuses a booking that somebody asked for. */
export function Decide({ page, formOf }: FormsProps) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="decide" className={layout.stack}>
      <h2 id="decide">{t('decide')}</h2>
      <DeskForm page={page} form={formOf('confirm')} intent="confirm" label={t('confirm')} />
      <DeskForm
        page={page}
        form={formOf('refuse')}
        intent="refuse"
        label={t('refuse')}
        kind="quiet"
      >
        {(form) => (
          <TextArea
            label={t('refuseReason')}
            hint={t('reasonHint')}
            maxLength={wordsLength}
            field={form.field('reason')}
          />
        )}
      </DeskForm>
    </section>
  );
}

/** What was handed over and came back: the certificate on paper, the deposit, the key, and damage. */
export function Handed({ page, formOf }: FormsProps) {
  const t = useMessages(bookingsDesk);
  const { deposit, depositHeldAt, depositReturnedAt, keyOutAt, keyInAt, damage } = page.booking;
  const { needsCertificate, certificateReceivedAt } = page.booking;
  const written = (what: Handled, at: Date | null) => (
    <Written page={page} what={what} at={at} form={formOf(what)} />
  );
  return (
    <section aria-labelledby="handled" className={layout.stack}>
      <h2 id="handled">{t('handled')}</h2>
      <p className={layout.muted}>{t('handledLead')}</p>
      {(needsCertificate || certificateReceivedAt) &&
        written('CERTIFICATE_RECEIVED', certificateReceivedAt)}
      {deposit !== null && written('DEPOSIT_HELD', depositHeldAt)}
      {depositHeldAt && written('DEPOSIT_RETURNED', depositReturnedAt)}
      {written('KEY_OUT', keyOutAt)}
      {keyOutAt && written('KEY_IN', keyInAt)}
      <DeskForm
        page={page}
        form={formOf('DAMAGE', { damage: damage ?? '' })}
        intent="DAMAGE"
        label={t('saveDamage')}
        kind="quiet"
      >
        {(form) => (
          <TextArea
            label={t('damage')}
            hint={t('damageHint')}
            maxLength={wordsLength}
            optional
            field={form.field('damage')}
          />
        )}
      </DeskForm>
    </section>
  );
}

/** Cancels a booking, with a reason for its person. */
export function CancelForm({ page, formOf }: FormsProps) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="cancel" className={layout.stack}>
      <h2 id="cancel">{t('cancelTitle')}</h2>
      <p>{t('cancelText')}</p>
      <DeskForm
        page={page}
        form={formOf('cancel')}
        intent="cancel"
        label={t('cancel')}
        kind="danger"
      >
        {(form) => (
          <TextArea
            label={t('cancelReason')}
            hint={t('reasonHint')}
            maxLength={wordsLength}
            optional
            field={form.field('reason')}
          />
        )}
      </DeskForm>
    </section>
  );
}

/** Something that the desk writes down, or when it did, with a way to take it back. */
function Written({
  page,
  what,
  at,
  form,
}: {
  page: DeskBookingPage;
  what: Handled;
  at: Date | null;
  form: FormState;
}) {
  const t = useMessages(bookingsDesk);
  const { shortDateTime } = useFormats();
  return (
    <div className={layout.spread}>
      {at && (
        <p>{t.rich(`written.${what}`, { moment: <Moment at={at} text={shortDateTime(at)} /> })}</p>
      )}
      <DeskForm
        page={page}
        form={form}
        intent={what}
        label={t(at ? `undo.${what}` : `write.${what}`)}
        kind={at ? 'plain' : 'quiet'}
        isUndo={at !== null}
      />
    </div>
  );
}

function DeskForm({
  page: { formKey },
  form,
  intent,
  label,
  kind = 'main',
  isUndo = false,
  children,
}: {
  page: DeskBookingPage;
  form: FormState;
  intent: string;
  label: string;
  kind?: ButtonKind;
  isUndo?: boolean;
  children?: (form: FormState) => ReactNode;
}) {
  return (
    <Form method="post" noValidate className={layout.stack}>
      <FormKey form={form} fresh={`${formKey}${intent}`} />
      <input type="hidden" name="intent" value={intent} />
      {isUndo && <input type="hidden" name="undo" value="yes" />}
      {children?.(form)}
      <div>
        <Button kind={kind}>{label}</Button>
      </div>
    </Form>
  );
}
