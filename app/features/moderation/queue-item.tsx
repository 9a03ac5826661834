import { Form, useNavigation } from '@remix-run/react';
import { postPath } from '#app/features/posts/paths.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listings } from '#app/messages/listings.ts';
import { moderation } from '#app/messages/moderation.ts';
import { posts } from '#app/messages/posts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Moment } from '#app/ui/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './dashboard.css.ts';
import type { QueueItem as Item } from './queries.server.ts';

/** One thing to decide: what it is, by whom, and the three buttons. */
export function QueueItem({
  item,
  typedReason,
}: {
  item: Item;
  /** The reason of a decision that was not carried out. */
  typedReason: string;
}) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const { relativeTime } = useFormats();
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const sending = busy && formData.get('id') === item.id ? formData.get('status') : null;
  const reasonField = { name: 'reason', id: `reason-${item.id}`, value: typedReason, errors: [] };
  return (
    <li className={styles.item}>
      <img
        src={
          item.picture ??
          (item.type === 'LISTING' ? '/images/listings/none.svg' : '/images/activities/none.svg')
        }
        alt=""
        width={800}
        height={600}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={layout.row}>
          <Badge kind="accent">{post(`types.${item.type}`)}</Badge>
          <Facts item={item} />
        </p>
        <h3>{item.title}</h3>
      </div>
      <div className={styles.rest}>
        <p>{item.description}</p>
        <p className={`${layout.small} ${layout.muted}`}>
          {t.rich('submittedBy', {
            author: <bdi>{item.author.name}</bdi>,
            community: <bdi>{item.community}</bdi>,
            when: <Moment at={item.createdAt} text={relativeTime(item.createdAt)} />,
          })}
          <br />
          {t('authorId', { id: item.author.id })}
        </p>
        <Form method="post" className={styles.reason}>
          <input type="hidden" name="subjectType" value={item.type} />
          <input type="hidden" name="id" value={item.id} />
          <input type="hidden" name="version" value={item.version} />
          {/* Enter in the reason presses the first button of the form: a reason goes with Reject. */}
          <button
            name="status"
            value="REJECTED"
            disabled={busy}
            className={layout.visuallyHidden}
            tabIndex={-1}
            aria-hidden
          >
            {t('reject')}
          </button>
          <div className={styles.buttons}>
            <Button
              name="status"
              value="PUBLISHED"
              disabled={busy}
              pending={sending === 'PUBLISHED' && post('actions.APPROVE.pending')}
              aria-label={t('approvePost', { title: item.title })}
            >
              {t('approve')}
            </Button>
            <Button
              kind="danger"
              name="status"
              value="REJECTED"
              disabled={busy}
              pending={sending === 'REJECTED' && post('actions.REJECT.pending')}
              aria-label={t('rejectPost', { title: item.title })}
            >
              {t('reject')}
            </Button>
            <ButtonLink
              kind="quiet"
              to={postPath(item.type, item.id)}
              aria-label={t('viewPost', { title: item.title })}
            >
              {t('view')}
            </ButtonLink>
          </div>
          <details open={typedReason !== ''}>
            <summary className={styles.why}>{t('sayWhy')}</summary>
            <TextField
              label={t('reason')}
              optional
              hint={t('reasonHint')}
              field={reasonField}
              maxLength={500}
            />
          </details>
        </Form>
      </div>
    </li>
  );
}

/** A listing's category and price, or an activity's first tag and its start. */
function Facts({ item: { category, tag, price, when } }: { item: Item }) {
  const listing = useMessages(listings);
  const { exactPrice, shortDateTime } = useFormats();
  const label = category ? listing(`categories.${category}`) : tag;
  return (
    <>
      {label && <Badge>{label}</Badge>}
      {price !== null && <span className={styles.headline}>{exactPrice(price)}</span>}
      {when && (
        <span className={styles.headline}>
          <Moment at={when} text={shortDateTime(when)} />
        </span>
      )}
    </>
  );
}
