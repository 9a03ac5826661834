import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities } from '#app/messages/en/communities.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { FindYourCondo, type Choice } from './chooser/find-your-condo.tsx';

/**
 * The community selector of a page that did not load the list: it fetches it, and gives way to
 * `otherwise` when that fails.
 */
export default function LoadingSelector({ otherwise }: { otherwise: ReactNode }) {
  const t = useMessages(communities);
  const [choices, setChoices] = useState<Choices | 'failed'>();
  useEffect(() => {
    fetchChoices().then(setChoices, () => setChoices('failed'));
  }, []);
  if (choices === 'failed') return otherwise;
  return (
    <FindYourCondo
      communities={choices?.communities}
      isMore={choices?.isMore ?? false}
      waiting={!choices && <p className={menu.note}>{t('loading')}</p>}
    />
  );
}

interface Choices {
  communities: Choice[];
  isMore: boolean;
}

async function fetchChoices(): Promise<Choices> {
  const response = await fetch('/api/communities?limit=12');
  if (!response.ok) throw new Error(`communities: ${response.status}`);
  const communities = (await response.json()) as Choice[];
  return { communities, isMore: response.headers.has('Link') };
}
