import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { bookingsPath } from '../paths.ts';

/** A page of a community's bookings: the way back, its title, and its content. */
export function BookingsFrame({
  community: { slug, name },
  above,
  leadsTo = { hub: true, list: true },
  title,
  lead,
  lang,
  children,
}: {
  community: { slug: string; name: string };
  /** The pages between the list and this one; missing for the list itself. */
  above?: { to: string; label: string; lang?: string | undefined }[];
  /** Which of the pages above them open for the reader. */
  leadsTo?: { hub: boolean; list: boolean };
  title: string;
  lead?: ReactNode;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
}) {
  const t = useMessages(bookings);
  const hub = { to: `/communities/${slug}`, label: name };
  const list = { to: bookingsPath(slug), label: t('title') };
  const trail = [
    ...(leadsTo.hub ? [hub] : []),
    ...(above && leadsTo.list ? [list] : []),
    ...(above ?? []),
  ];
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={trail.length > 0 && <Breadcrumb above={trail} current={title} />}
        title={title}
        lead={lead}
        lang={lang}
      />
      {children}
    </div>
  );
}
