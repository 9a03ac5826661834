import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unconfirmed } from '#app/messages/en/unconfirmed.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/**
 * Says that an address is not confirmed yet, with a button that sends the email again. With `waitingAt`, the
 * page where somebody waits for a decision, it says that it comes by mail then, and leads back there.
 */
export function UnconfirmedLine({ email, waitingAt }: { email: string; waitingAt?: string }) {
  const t = useMessages(unconfirmed);
  return (
    <Form method="post" action="/account/confirm-email" reloadDocument className={layout.row}>
      {waitingAt && <input type="hidden" name="redirectTo" value={waitingAt} />}
      <p className={waitingAt ? undefined : layout.muted}>
        {t(waitingAt ? 'waiting' : 'text', { email })}
      </p>
      <Button kind="quiet">{t('sendAgain')}</Button>
    </Form>
  );
}
