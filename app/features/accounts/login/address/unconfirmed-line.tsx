import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unconfirmed } from '#app/messages/en/unconfirmed.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Says that an address is not confirmed yet, with a button that sends the letter again. */
export function UnconfirmedLine({ email }: { email: string }) {
  const t = useMessages(unconfirmed);
  return (
    <Form method="post" action="/account/confirm-email" reloadDocument className={layout.row}>
      <p className={layout.muted}>{t('text', { email })}</p>
      <Button kind="quiet">{t('sendAgain')}</Button>
    </Form>
  );
}
