import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { mailFrequencies } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { mailChoices } from '#app/messages/en/mail-choices.ts';
import { Button } from '#app/ui/button.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import { formState, type FieldState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { TopicChoice } from './choices.server.ts';
import * as styles from './choices.css.ts';
import { frequenciesOf, type ChosenTopic } from './topics.ts';

export function ChoicesView({
  choices,
  noMail,
  email,
  result,
  pending,
}: {
  choices: TopicChoice[];
  /** That the site sends none. */
  noMail: string | null;
  /** Where the emails go. */
  email: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(mailChoices);
  const saved = Object.fromEntries(choices.map(({ topic, frequency }) => [topic, frequency]));
  const form = formState(result, saved);
  return (
    <div className={`${styles.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/account', label: t('account') }]} current={t('title')} />
        }
        title={t('title')}
        lead={noMail ? t('lead') : t.rich('leadTo', { email: <bdi>{email}</bdi> })}
      />
      {noMail && (
        <p>
          <strong>{noMail}</strong>
        </p>
      )}
      <Form method="post" noValidate className={`${layout.stack} ${boxes}`}>
        <ErrorSummary form={form} title={t('notSaved')} />
        <div>
          <div className={styles.head} aria-hidden>
            <span />
            {mailFrequencies.map((value) => (
              <span key={value}>{t(`frequencies.${value}`)}</span>
            ))}
          </div>
          {choices.map(({ topic }) => (
            <Topic key={topic} topic={topic} field={form.field(topic)} />
          ))}
        </div>
        <p className={styles.dash} aria-hidden>
          {t('dash')}
        </p>
        <p className={layout.muted}>{t('withinHour')}</p>
        <p className={layout.muted}>{t('always')}</p>
        <div className={styles.send}>
          <Button pending={pending && t('saving')}>{t('save')}</Button>
        </div>
      </Form>
    </div>
  );
}

/** One kind of news: a row of the grid, and a group of its own for screen readers. */
function Topic({ topic, field }: { topic: ChosenTopic; field: FieldState }) {
  const t = useMessages(mailChoices);
  const offered = frequenciesOf(topic);
  const ids = { title: `${field.id}-title`, hint: `${field.id}-hint`, error: `${field.id}-error` };
  const failed = field.errors.length > 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.title}
      aria-describedby={failed ? `${ids.hint} ${ids.error}` : ids.hint}
      className={styles.topic}
    >
      <span className={styles.about}>
        <span id={ids.title} className={fields.label}>
          {t(`topics.${topic}.title`)}
        </span>
        <span id={ids.hint} className={fields.hint}>
          {t(`topics.${topic}.hint`)}
        </span>
        {failed && (
          <span id={ids.error} className={fields.error}>
            {field.errors.join('\n')}
          </span>
        )}
      </span>
      {mailFrequencies.map((value) =>
        offered.includes(value) ? (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              // A link of the error summary leads to the first choice.
              id={value === offered[0] ? field.id : undefined}
              name={topic}
              value={value}
              defaultChecked={field.value === value}
            />
            <span className={styles.name}>{t(`frequencies.${value}`)}</span>
          </label>
        ) : (
          <span key={value} className={styles.none} aria-hidden>
            –
          </span>
        ),
      )}
    </div>
  );
}
