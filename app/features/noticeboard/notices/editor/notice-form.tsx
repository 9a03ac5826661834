import { Form, useNavigation } from '@remix-run/react';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { otherLanguage } from '#db/enums.ts';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { contentLength } from '../limits.ts';
import { DetailFields } from './detail-fields.tsx';
import { FormButtons, noticeForm, OnEnter } from './form-buttons.tsx';
import type { Outcome } from './outcome.ts';
import type { NoticeState } from '../state.ts';
import type { Reach } from '../reach.server.ts';
import * as styles from '../desk/desk.css.ts';

/** The form of a notice. The other language and the details are folded. */
export function NoticeForm({
  form,
  reply,
  state,
  value,
  outcome,
  reach,
  others,
  canTellAgain,
  formKey,
  path,
  cancelTo,
}: {
  form: FormState;
  reply: Pick<FormReply, 'heading' | 'conflict'> | undefined;
  /** Null for a new notice. */
  state: NoticeState | null;
  /** What stands in a field now. */
  value: (name: string) => string;
  outcome: Outcome;
  reach: Reach;
  /** The other communities that can get a notice of their own. */
  others: { id: string; name: string }[];
  /** False for an emergency that is over. */
  canTellAgain: boolean;
  formKey: string;
  /** The page the form is on, which it posts to. */
  path: string;
  cancelTo: string;
}) {
  const t = useMessages(noticeDesk);
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  useLeaveQuestion(isSending);
  const version = form.field('version').value;
  const endsAnyway = form.field('endsAnyway').value;
  const conflict = reply?.conflict;
  return (
    <Form
      id={noticeForm}
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className={`${styles.form} ${boxes}`}
    >
      <OnEnter state={state} path={path} />
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : (reply?.heading ?? t('failed'))}
      />
      {conflict && (
        <section aria-labelledby="changed" className={layout.stack}>
          <h2 id="changed">{t('changed')}</h2>
          <p>{conflict.changes.length > 0 ? t('sendAgain') : t('sameText')}</p>
          <Comparison fields={conflict.changes} before={t('savedNow')} after={t('yours')} />
        </section>
      )}
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      {endsAnyway && <input type="hidden" name="endsAnyway" value={endsAnyway} />}
      <input type="hidden" name="first" value={locale} />
      {others.length > 0 && <input type="hidden" name="alsoSeen" value={outcome.also} />}
      <SideFields form={form} language={locale} isFirst />
      <OtherSide form={form} language={otherLanguage[locale]} />
      <DetailFields {...{ form, state, value, reach, others }} />
      <FormButtons
        form={form}
        state={state}
        outcome={outcome}
        sendsMail={reach.byMail !== null}
        canTellAgain={canTellAgain}
        isSending={isSending}
        path={path}
        cancelTo={cancelTo}
      />
    </Form>
  );
}

function OtherSide({ form, language }: { form: FormState; language: Locale }) {
  const t = useMessages(noticeDesk);
  const parts = (['title', 'content'] as const).map((part) => form.field(`${language}.${part}`));
  const isWritten = parts.some(({ value }) => value !== '');
  const isOpen = isWritten || parts.some(({ errors }) => errors.length > 0);
  return (
    <details open={isOpen} className={styles.more}>
      <summary className={styles.summary}>
        <strong>{t(isWritten ? `writtenSide.${language}` : `otherSide.${language}`)}</strong>
      </summary>
      <div className={layout.stack}>
        <p className={`${layout.small} ${layout.muted}`}>{t('sideHint')}</p>
        <SideFields form={form} language={language} />
      </div>
    </details>
  );
}

function SideFields({
  form,
  language,
  isFirst = false,
}: {
  form: FormState;
  language: Locale;
  /** The first side has the hint about how to write a text. */
  isFirst?: boolean;
}) {
  const t = useMessages(noticeDesk);
  const lang = useLang()(language);
  return (
    <fieldset className={styles.side}>
      {/* Each label names the language too. */}
      <legend className={layout.visuallyHidden}>{t(`sides.${language}`)}</legend>
      <TextField
        label={t(`sideParts.${language}.title`)}
        lang={lang}
        required={false}
        field={form.field(`${language}.title`)}
      />
      <TextArea
        label={t(`sideParts.${language}.content`)}
        hint={isFirst ? t('contentHint', { maximum: contentLength }) : undefined}
        lang={lang}
        required={false}
        rows={5}
        field={form.field(`${language}.content`)}
      />
    </fieldset>
  );
}
