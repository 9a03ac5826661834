import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** A page of one's own account: the way back to it, the heading and the page itself. */
export function AccountPage({
  title,
  lead,
  above = [],
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** The pages between the account's own and this one. */
  above?: { to: string; label: string }[];
  children: ReactNode;
}) {
  const t = useMessages(ownAccount);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/account', label: t('title') }, ...above]} current={title} />
        }
        title={title}
        lead={lead}
      />
      {children}
    </div>
  );
}
