import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import * as menu from '#app/ui/menu.css.ts';
import { FindYourCondo, type Choice } from './find-your-condo.tsx';

/** The community selector of a page that does not have the list at hand: it fetches it. */
export default function LoadingSelector() {
  const { load, data } = useFetcher<Choice[]>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    load('/api/communities');
  }, [load]);
  return (
    <FindYourCondo
      communities={data}
      waiting={!data && <p className={menu.note}>Loading communities...</p>}
    />
  );
}
