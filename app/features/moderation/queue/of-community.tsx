import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/moderation.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import * as styles from '../dashboard.css.ts';
import type { QueueFilter } from '../queries.server.ts';

/** Chooses whose posts the queue shows: those of one community, or of all. */
export function OfCommunity({
  filter,
  community,
  communities,
}: {
  filter: QueueFilter;
  community: string | null;
  communities: { slug: string; name: string }[];
}) {
  const t = useMessages(moderation);
  return (
    <Form
      method="get"
      action="/moderation#queue"
      key={community}
      aria-label={t('ofCommunity')}
      className={styles.buttons}
    >
      {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
      <div className={styles.reasons}>
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
