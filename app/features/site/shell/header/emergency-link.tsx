import { useLocation, useRouteError } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { isNoCommunity } from '#app/lib/page/error-text.ts';

/**
 * The way to the emergency page for people without a community of their own: that of the community
 * whose page they are on, elsewhere the communities on the home page, each with a link to its own.
 */
export function EmergencyLink({ className }: { className: string }) {
  const t = useMessages(shell);
  const [hub] = /^\/communities\/[^/]+/.exec(useLocation().pathname) ?? [];
  const isUnknown = isNoCommunity(useRouteError());
  return (
    <Link to={hub && !isUnknown ? `${hub}/emergency` : '/#communities'} className={className}>
      {t('emergency')}
    </Link>
  );
}
