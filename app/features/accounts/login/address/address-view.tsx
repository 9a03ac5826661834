import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { address } from '#app/messages/en/address.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkPage } from '../link-page.tsx';

/** The page of a link about an address: what the button does, or why the link opens nothing. */
export function AddressView({
  kind,
  email,
  pending,
}: {
  kind: 'confirm' | 'undo';
  email: string | null;
  pending: boolean;
}) {
  const t = useMessages(address);
  return (
    <LinkPage
      email={email}
      title={t(`${kind}.title`)}
      lead={(email) => t.rich(`${kind}.lead`, { email })}
      over={{
        title: t('over'),
        lead: t(`${kind}.over`),
        to: kind === 'confirm' ? '/account/settings' : '/forgot-password',
        next: t(`${kind}.next`),
      }}
    >
      <Form method="post">
        <Button pending={pending && t('saving')}>{t(`${kind}.button`)}</Button>
      </Form>
    </LinkPage>
  );
}
