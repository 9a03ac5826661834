import { Form, useNavigation } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/**
 * The button that sends every invitation by mail that was not sent yet. Nothing where there is none, or
 * where no mail leaves.
 */
export function MailAll({
  slug,
  count,
  formKey,
}: {
  slug: string;
  /** How many one press sends; null where no mail leaves. */
  count: number | null;
  formKey: string;
}) {
  const t = useMessages(invitations);
  const pending = useNavigation().formMethod === 'POST';
  if (!count) return null;
  return (
    <Form method="post" action={`${deskPath(slug)}/invitations`} className={layout.row}>
      <input type="hidden" name="idempotencyKey" value={`${formKey}-all`} />
      <p>{t('mail.allLead')}</p>
      <Button kind="quiet" name="intent" value="mail-all" disabled={pending}>
        {t('mail.all', { count })}
      </Button>
    </Form>
  );
}
