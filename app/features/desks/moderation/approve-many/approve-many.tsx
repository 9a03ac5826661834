import { Form, useLocation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Button } from '#app/ui/button.tsx';
import type { QueueItem } from '../queue/queue-entry.server.ts';

/** The form that the checkboxes of the queue belong to. Each carries the version that was shown. */
export function ApproveMany({ items }: { items: QueueItem[] }) {
  const t = useMessages(moderation);
  const { pathname, search } = useLocation();
  if (items.every(({ leftToOthers, tooLate }) => leftToOthers || tooLate)) return null;
  return (
    <Form id="approve-many" method="post" action="/moderation/approve">
      <input type="hidden" name="from" value={pathname + search} />
      <Button kind="quiet">{t('approveTicked')}</Button>
    </Form>
  );
}
