import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities } from '#app/messages/en/communities.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const LoadingSelector = lazy(() => import('./loading-selector.tsx'));

/** The way to all communities: the selector, or the home page where no scripts run. */
export function WayToOthers() {
  const t = useMessages(communities);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const link = <ButtonLink to="/#communities">{t('find')}</ButtonLink>;
  if (!scripted) return link;
  return (
    <Suspense fallback={link}>
      <LoadingSelector otherwise={link} />
    </Suspense>
  );
}
