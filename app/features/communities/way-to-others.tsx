import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

const LoadingSelector = lazy(() => import('./loading-selector.tsx'));

/** The way to the communities there are: the selector, and where no scripts run the home page. */
export function WayToOthers() {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const link = <ButtonLink to="/#communities">Find Your Condo</ButtonLink>;
  if (!scripted) return link;
  return (
    <Suspense fallback={link}>
      <LoadingSelector />
    </Suspense>
  );
}
