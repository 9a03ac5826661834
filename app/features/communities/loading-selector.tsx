import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities } from '#app/messages/communities.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { FindYourCondo, type Choice } from './find-your-condo.tsx';

/** The community selector of a page that did not load the list: it fetches it. */
export default function LoadingSelector() {
  const t = useMessages(communities);
  const { load, data } = useFetcher<Choice[]>();
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    load('/api/communities');
  }, [load]);
  return (
    <FindYourCondo
      communities={data}
      waiting={!data && <p className={menu.note}>{t('loading')}</p>}
    />
  );
}
