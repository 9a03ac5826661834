import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities } from '#app/messages/communities.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { FindYourCondo, type Choice } from './find-your-condo.tsx';

/**
 * The community selector of a page that did not load the list: it fetches it, and gives way to
 * `otherwise` when that fails.
 */
export default function LoadingSelector({ otherwise }: { otherwise: ReactNode }) {
  const t = useMessages(communities);
  const [choices, setChoices] = useState<Choice[] | 'failed'>();
  useEffect(() => {
    fetchChoices().then(setChoices, () => setChoices('failed'));
  }, []);
  if (choices === 'failed') return otherwise;
  return (
    <FindYourCondo
      communities={choices}
      waiting={!choices && <p className={menu.note}>{t('loading')}</p>}
    />
  );
}

async function fetchChoices(): Promise<Choice[]> {
  const response = await fetch('/api/communities');
  if (!response.ok) throw new Error(`communities: ${response.status}`);
  return response.json() as Promise<Choice[]>;
}
