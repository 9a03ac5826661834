import type { ReactNode } from 'react';
import { Form, useNavigation } from '@remix-run/react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { subjectPath } from '#app/features/posts/reports/subject-path.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postStates } from '#app/messages/en/post-states.ts';
import { reports } from '#app/messages/en/reports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState, type FieldState, type FormState } from '#app/ui/forms/form-state.ts';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { fact } from '#app/ui/text/facts.css.ts';
import * as styles from '../desk-list.css.ts';
import type { ToDecide } from '../moderation-tabs.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import type { ReportGroup } from './queries.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

export function ReportsPage({
  page,
  toDecide,
  reasons,
  reply,
}: {
  page: TwoWayPage<ReportGroup>;
  toDecide: ToDecide;
  /** The list of reasons for Remove. */
  reasons: ReasonOption[];
  reply: FormReply | undefined;
}) {
  const t = useMessages(reports);
  const posted = formState(reply?.result);
  const [id, communityId] = ['id', 'communityId'].map((name) => posted.field(name).value);
  const summary = formState(reply?.result, {}, fieldPrefix({ id, communityId }));
  return (
    <WaitingPage
      t={t}
      current="reports"
      toDecide={toDecide}
      page={page}
      posted={summary}
      formId={formOf({ id, communityId })}
    >
      {(group) => (
        <li key={group.id + group.communityId} className={styles.besideSteps}>
          <Group group={group} />
          <ReportDecisions group={group} reasons={reasons} posted={posted} />
        </li>
      )}
    </WaitingPage>
  );
}

type Subject = Partial<Record<'id' | 'communityId', string>>;

/** The id of the form about one subject. */
const formOf = ({ id = '', communityId = '' }: Subject): string => `decide-${id}-${communityId}`;

/** What the ids of its fields begin with. */
const fieldPrefix = (subject: Subject): string => `${formOf(subject)}-`;

type Verdict = 'REMOVE' | 'UPHOLD' | 'DISMISS';

/** The fields that each way to close reports has. */
const fieldsOf = { REMOVE: ['reasonCode', 'reason'], UPHOLD: ['agreeing'], DISMISS: ['answer'] };

function Group({ group }: { group: ReportGroup }) {
  const t = useMessages(reports);
  const state = useMessages(postStates);
  const { relativeTimeWithin } = useFormats();
  const { type, id, title, about, community, count, since, status, text, language } = group;
  const lang = useLang()(language);
  return (
    <div className={styles.subject}>
      <h2 lang={lang} className={styles.title}>
        <Link to={subjectPath(type, id, about.id)}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <div className={styles.facts}>
        <p className={styles.tags}>
          <Badge kind="accent">{t(`subjects.${type}`)}</Badge>
          {/* One that is not in the hub as it should be. */}
          {type !== 'USER' && type !== 'LETTER' && status && status !== 'PUBLISHED' && (
            <Badge>{state(statusKey(type, status))}</Badge>
          )}
          <OtherLanguageBadge language={language} />
          <span>
            {t.rich('queue.about', {
              author: <bdi>{about.name}</bdi>,
              community: <bdi>{community}</bdi>,
            })}
          </span>
        </p>
        {count > 1 && (
          <>
            <p className={fact}>
              <strong>{t('queue.count', { count })}</strong>
            </p>
            <p className={fact}>
              <Moment at={since} text={relativeTimeWithin(since)} />
            </p>
          </>
        )}
      </div>
      <ul role="list" className={styles.quotes}>
        {group.reports.map(({ at, reasonCode, words }, index) => (
          <li key={index} className={styles.quote}>
            <p>
              <strong>{t(`reasons.${reasonCode}`)}</strong>{' '}
              <span className={styles.said}>
                {t.rich('queue.neighbour', {
                  when: <Moment at={at} text={relativeTimeWithin(at)} />,
                })}
              </span>
            </p>
            {words && (
              <p className={styles.words}>
                <bdi>{words}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {text !== null && (
        <details>
          <summary className={styles.opener}>{t('queue.text')}</summary>
          <p className={styles.words} lang={lang}>
            {text}
          </p>
        </details>
      )}
    </div>
  );
}

/** The ways to close the reports about one subject: one form, so that what was typed for another way isn't lost. */
function ReportDecisions({
  group: { type, id, communityId, version, shownUntil, canRemove },
  reasons,
  posted,
}: {
  group: ReportGroup;
  reasons: ReasonOption[];
  /** The reply to a decision that was not carried out. */
  posted: FormState;
}) {
  const t = useMessages(reports);
  const { formData } = useNavigation();
  const sent = formData?.get('id') === id ? formData.get('verdict') : null;
  const isBack =
    posted.field('id').value === id && posted.field('communityId').value === communityId;
  const form = formState(isBack ? posted.result : null, {}, fieldPrefix({ id, communityId }));
  const unchosen = reasons[0]?.value ?? '';
  const acting: Verdict = canRemove ? 'REMOVE' : 'UPHOLD';
  const stepOf = (verdict: Verdict, fields: ReactNode) => {
    const isFilled = fieldsOf[verdict].some(
      (name) => !['', unchosen].includes(form.field(name).value),
    );
    return (
      <details
        className={styles.step}
        open={isBack && (form.field('verdict').value === verdict || isFilled)}
      >
        <summary className={verdict === 'REMOVE' ? button.danger : button.quiet}>
          {t(`queue.verdicts.${verdict}.label`)}
        </summary>
        <div className={styles.stepForm}>
          <p>{t(`queue.verdicts.${verdict}.effect`)}</p>
          {fields}
          <div>
            <Button
              kind={verdict === 'REMOVE' ? 'danger' : 'main'}
              name="verdict"
              value={verdict}
              pending={sent === verdict && t('queue.deciding')}
            >
              {t(`queue.verdicts.${verdict}.button`)}
            </Button>
          </div>
        </div>
      </details>
    );
  };
  return (
    <Form method="post" id={formOf({ id, communityId })} className={styles.steps}>
      <input type="hidden" name="subjectType" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="communityId" value={communityId} />
      {version !== null && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="shownUntil" value={shownUntil.toISOString()} />
      {/* First among the buttons, so that Enter in a field presses none that decides. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('queue.title')}
      </button>
      {stepOf(
        acting,
        acting === 'REMOVE' ? (
          <>
            <input type="hidden" name={shownFieldOf('reasonCode')} value={unchosen} />
            <SelectField
              label={t('queue.why')}
              field={form.field('reasonCode')}
              options={reasons}
            />
            <TextField
              label={t('queue.toAuthor')}
              hint={t('queue.answerHint')}
              required={false}
              field={form.field('reason')}
              maxLength={reasonLength}
            />
          </>
        ) : (
          <Answer field={form.field('agreeing')} />
        ),
      )}
      {stepOf('DISMISS', <Answer field={form.field('answer')} />)}
    </Form>
  );
}

/** What the people who reported it are told. */
function Answer({ field }: { field: FieldState }) {
  const t = useMessages(reports);
  return (
    <TextField
      label={t('queue.answer')}
      hint={t('queue.answerHint')}
      optional
      required={false}
      field={field}
      maxLength={reasonLength}
    />
  );
}
