import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { siteMissing } from '#app/messages/en/site-missing.ts';
import { Link } from '#app/ui/navigation/link.ts';

/** Leads an ADMIN to say who runs this site, until they have. */
export function OperatorMissing({ missing }: { missing: boolean }) {
  const t = useMessages(siteMissing);
  if (!missing) return null;
  return <p>{t.rich('lead', { form: <Link to="/admin/site">{t('link')}</Link> })}</p>;
}
