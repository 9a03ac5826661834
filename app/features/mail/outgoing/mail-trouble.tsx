import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { mailTrouble as words } from '#app/messages/en/mail-trouble.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Trouble } from './trouble.server.ts';

/** Tells an ADMIN that email does not leave, with the way to the reason. Nothing for everybody else. */
export function MailTroubleLine({ trouble }: { trouble: Trouble | null }) {
  const t = useMessages(words);
  if (!trouble) return null;
  return (
    <p className={layout.row}>
      <Badge kind="danger">{t('warning')}</Badge>
      <Link to="/admin/mail">{t(`about.${trouble.about}`)}</Link>
    </p>
  );
}
