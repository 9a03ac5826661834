import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unconfirmed } from '#app/messages/en/unconfirmed.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/**
 * Says that an address is not confirmed yet, with a button that sends the email again. It leads back to `backTo`,
 * or else to Account Settings. It says what else comes by email then: a decision, or neighbours' messages.
 */
export function UnconfirmedLine({
  email,
  backTo,
  about = 'text',
}: {
  email: string;
  backTo?: string;
  about?: 'text' | 'waiting' | 'posts';
}) {
  const t = useMessages(unconfirmed);
  return (
    <Form method="post" action="/account/confirm-email" reloadDocument className={layout.row}>
      {backTo && <input type="hidden" name="redirectTo" value={backTo} />}
      <p className={about === 'text' ? layout.muted : undefined}>{t(about, { email })}</p>
      <Button kind="quiet">{t('sendAgain')}</Button>
    </Form>
  );
}
