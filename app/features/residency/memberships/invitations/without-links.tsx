import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { Link } from '#app/ui/navigation/link.ts';

/** How the people of a list learn of their invitations, which have no links: by the letters. */
export function WithoutLinks({ slug }: { slug: string }) {
  const t = useMessages(invitations);
  return (
    <p>
      {t('withoutLinks')} <Link to={`${deskPath(slug)}/letters`}>{t('toLetters')}</Link>
    </p>
  );
}
