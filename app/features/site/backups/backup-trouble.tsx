import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { backupTrouble as words } from '#app/messages/en/backup-trouble.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Tells an ADMIN that the backups need a look, with the way to them. */
export function BackupTroubleLine() {
  const t = useMessages(words);
  return (
    <p className={layout.row}>
      <Badge kind="danger">{t('warning')}</Badge>
      <Link to="/admin/site#backups">{t('look')}</Link>
    </p>
  );
}
