import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { pickField } from '#app/ui/forms/row-intents.ts';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import type { Handled } from '../events.ts';
import { wordsLength } from '../limits.ts';
import type { DeskBookingPage } from './booking.server.ts';

interface PartProps {
  page: DeskBookingPage;
  /** The one form of the page. */
  form: FormState;
}

/** Confirms or refuses a booking that somebody asked for. */
export function Decide({ form }: PartProps) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="decide" className={layout.stack}>
      <h2 id="decide">{t('decide')}</h2>
      <Press intent="confirm" label={t('confirm')} />
      <TextArea
        label={t('refuseReason')}
        hint={t('reasonHint')}
        maxLength={wordsLength}
        field={form.field('reason')}
      />
      <Press intent="refuse" label={t('refuse')} kind="quiet" />
    </section>
  );
}

/** What was handed over and came back: the certificate on paper, the deposit, the key, and damage. */
export function Handed({ page, form }: PartProps) {
  const t = useMessages(bookingsDesk);
  const { deposit, depositHeldAt, depositReturnedAt, keyOutAt, keyInAt } = page.booking;
  const { needsCertificate, certificateReceivedAt } = page.booking;
  return (
    <section aria-labelledby="handled" className={layout.stack}>
      <h2 id="handled">{t('handled')}</h2>
      <p className={layout.muted}>{t('handledLead')}</p>
      {(needsCertificate || certificateReceivedAt) && (
        <Written what="CERTIFICATE_RECEIVED" at={certificateReceivedAt} />
      )}
      {deposit !== null && <Written what="DEPOSIT_HELD" at={depositHeldAt} />}
      {depositHeldAt && <Written what="DEPOSIT_RETURNED" at={depositReturnedAt} />}
      <Written what="KEY_OUT" at={keyOutAt} />
      {keyOutAt && <Written what="KEY_IN" at={keyInAt} />}
      <TextArea
        label={t('damage')}
        hint={t('damageHint')}
        maxLength={wordsLength}
        optional
        field={form.field('damage')}
      />
      <Press intent="DAMAGE" label={t('saveDamage')} kind="quiet" />
    </section>
  );
}

/** Cancels a booking, with a reason for its person. */
export function CancelForm({ form }: PartProps) {
  const t = useMessages(bookingsDesk);
  return (
    <section aria-labelledby="cancel" className={layout.stack}>
      <h2 id="cancel">{t('cancelTitle')}</h2>
      <p>{t('cancelText')}</p>
      <TextArea
        label={t('cancelReason')}
        hint={t('reasonHint')}
        maxLength={wordsLength}
        optional
        field={form.field('cancelReason')}
      />
      <Press intent="cancel" label={t('cancel')} kind="danger" />
    </section>
  );
}

/** Something that the desk writes down, or when it did, with a way to take it back. */
function Written({ what, at }: { what: Handled; at: Date | null }) {
  const t = useMessages(bookingsDesk);
  const { shortDateTime } = useFormats();
  if (!at) return <Press intent={what} label={t(`write.${what}`)} kind="quiet" />;
  return (
    <div className={layout.spread}>
      <p>{t.rich(`written.${what}`, { moment: <Moment at={at} text={shortDateTime(at)} /> })}</p>
      <Button kind="plain" name={pickField} value={`intent=${what}&undo=yes`}>
        {t(`undo.${what}`)}
      </Button>
    </div>
  );
}

const Press = ({
  intent,
  label,
  kind = 'main',
}: {
  intent: string;
  label: string;
  kind?: ButtonKind;
}) => (
  <div>
    <Button kind={kind} name="intent" value={intent}>
      {label}
    </Button>
  </div>
);
