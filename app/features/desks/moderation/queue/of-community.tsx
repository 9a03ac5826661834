import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as styles from '../dashboard.css.ts';
import type { QueueFilter } from './queue-filter.ts';

export function OfCommunity({
  filter,
  community,
  communityName,
  oldestFirst,
  communities,
}: {
  filter: QueueFilter;
  community: string | null;
  communityName: string | null;
  oldestFirst: boolean;
  /** Null where there are too many to list: /manage finds one and leads back. */
  communities: { slug: string; name: string }[] | null;
}) {
  const t = useMessages(moderation);
  if (!communities) {
    return (
      <form method="get" action="/manage" aria-label={t('ofCommunity')} className={styles.buttons}>
        <input type="hidden" name="to" value="queue" />
        <TextField
          label={t('community')}
          type="search"
          required={false}
          field={{ name: 'q', id: 'community', value: communityName ?? '', errors: [] }}
        />
        <Button kind="quiet">{t('show')}</Button>
        {community && <Link to="/moderation#queue">{t('anyCommunity')}</Link>}
      </form>
    );
  }
  return (
    <Form
      method="get"
      action="/moderation#queue"
      key={community}
      aria-label={t('ofCommunity')}
      className={styles.buttons}
    >
      {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
      {oldestFirst && <input type="hidden" name="sort" value="oldest" />}
      <div className={styles.chooser}>
        <SelectField
          label={t('community')}
          required={false}
          placeholder={t('anyCommunity')}
          field={{ name: 'community', id: 'community', value: community ?? '', errors: [] }}
          options={communities.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </div>
      <Button kind="quiet">{t('show')}</Button>
    </Form>
  );
}
