import { useMatches, useRouteError } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { handleOf } from '#app/lib/http/route-handle.ts';
import { draftOf } from '#app/lib/page/error-text.ts';

/**
 * Whether a form of the frame must leave the page as it is, so that nothing typed on it is lost: on
 * pages whose `handle` or data says that they are a form, or that keep what was typed before a login,
 * where no scripts run.
 */
export function useStays(): boolean {
  const isForm = useMatches().some((match) => {
    const { form, photos } = handleOf(match);
    const { data } = match;
    return form || photos || (data as { isForm?: boolean } | undefined)?.isForm;
  });
  const keepsDraft = draftOf(useRouteError()) !== undefined;
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (isForm || keepsDraft) && !scripted;
}
