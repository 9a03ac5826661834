import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Closing a place, or opening it again. */
export function ClosingForm({
  isClosed,
  noMail,
  formKey,
  reply,
  cancelTo,
}: {
  isClosed: boolean;
  /** That no email leaves the site; null where they do. */
  noMail: string | null;
  formKey: string;
  reply: FormReply | undefined;
  cancelTo: string;
}) {
  const t = useMessages(bookingsDesk);
  const form = formState(reply?.result);
  return (
    <Form method="post" className={layout.stack}>
      <ErrorSummary form={form} title={t('notSaved')} />
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="to" value={isClosed ? 'open' : 'closed'} />
      <p>{isClosed ? t('openText') : `${t('closeText')} ${noMail ?? t('closeTold')}`}</p>
      <div className={layout.row}>
        <Button kind={isClosed ? 'main' : 'danger'}>{t(isClosed ? 'open' : 'close')}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          {t('back')}
        </ButtonLink>
      </div>
    </Form>
  );
}
