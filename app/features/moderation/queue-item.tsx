import { Form, useNavigation } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { categoryLabels } from '#app/features/listings/labels.ts';
import * as styles from './dashboard.css.ts';
import { actionLabels } from '#app/features/posts/labels.ts';
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
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const onItsWay = busy && formData.get('id') === item.id ? formData.get('status') : null;
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
          <Badge kind="accent">{item.type === 'LISTING' ? 'Listing' : 'Activity'}</Badge>
          {item.label && <Badge>{labelOf(item)}</Badge>}
          {item.headline && <span className={styles.headline}>{item.headline}</span>}
        </p>
        <h3>{item.title}</h3>
      </div>
      <div className={styles.rest}>
        <p>{item.description}</p>
        <p className={`${layout.small} ${layout.muted}`}>
          <bdi>{item.author.name}</bdi>, <bdi>{item.community}</bdi> · {item.submitted}
          <br />
          Author ID: {item.author.id}
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
            Reject
          </button>
          <div className={styles.buttons}>
            <Button
              name="status"
              value="PUBLISHED"
              disabled={busy}
              pending={onItsWay === 'PUBLISHED' && actionLabels.APPROVE.pending}
              aria-label={`Approve ${item.title}`}
            >
              Approve
            </Button>
            <Button
              kind="danger"
              name="status"
              value="REJECTED"
              disabled={busy}
              pending={onItsWay === 'REJECTED' && actionLabels.REJECT.pending}
              aria-label={`Reject ${item.title}`}
            >
              Reject
            </Button>
            <ButtonLink kind="quiet" to={item.viewPath} aria-label={`View ${item.title}`}>
              View
            </ButtonLink>
          </div>
          <details open={typedReason !== ''}>
            <summary className={styles.why}>Say why</summary>
            <TextField
              label="Reason"
              optional
              hint="Goes with Reject. The author reads it."
              field={reasonField}
              maxLength={500}
            />
          </details>
        </Form>
      </div>
    </li>
  );
}

/** A listing's category as people read it; an activity's first tag as its author wrote it. */
const labelOf = ({ type, label }: Item) =>
  type === 'LISTING' && label !== null && Object.hasOwn(categoryLabels, label)
    ? categoryLabels[label as keyof typeof categoryLabels]
    : label;
