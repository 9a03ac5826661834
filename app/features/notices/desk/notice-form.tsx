import { Form, useNavigation } from '@remix-run/react';
import { FilesField } from '#app/features/files/files-field.tsx';
import { Comparison } from '#app/features/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/notice-desk.ts';
import { notices as words } from '#app/messages/notices.ts';
import { noticeKinds, otherLanguage } from '#db/enums.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { AudienceFields } from './audience-fields.tsx';
import { FormButtons } from './form-buttons.tsx';
import { mostFiles } from './limits.ts';
import type { NoticeState } from './notice-state.ts';
import type { Reach } from './reach.server.ts';
import { SideFields } from './side-fields.tsx';
import * as styles from './desk.css.ts';

const placings = ['AUTO', 'PINNED', 'BY_DATE'] as const;

/** The form of a notice: its words, whom it is for, where and when it shows, and its files. */
export function NoticeForm({
  form,
  reply,
  state,
  reach,
  formKey,
  path,
  cancelTo,
}: {
  form: FormState;
  reply: Pick<FormReply, 'heading' | 'conflict'> | undefined;
  /** Null for a new notice. */
  state: NoticeState | null;
  reach: Reach;
  formKey: string;
  /** The page the form is on, which it posts to. */
  path: string;
  cancelTo: string;
}) {
  const t = useMessages(noticeDesk);
  const say = useMessages(words);
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  useLeaveQuestion(isSending);
  const version = form.field('version').value;
  const isOut = state === 'live' || state === 'expired' || state === 'taken-down';
  const conflict = reply?.conflict;
  return (
    <Form
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className={styles.form}
    >
      <button name="intent" value="preview" tabIndex={-1} className={styles.onEnter}>
        {t('preview')}
      </button>
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
      <input type="hidden" name="first" value={locale} />
      <SelectField
        label={t('kind')}
        options={noticeKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
        field={form.field('kind')}
      />
      <SideFields form={form} language={locale} hint={t('sideHint')} />
      <SideFields form={form} language={otherLanguage[locale]} />
      <AudienceFields form={form} reach={reach} isNew={state === null} />
      <SelectField
        label={t('placing')}
        options={placings.map((value) => ({ value, label: t(`placings.${value}`) }))}
        field={form.field('placing')}
      />
      {!isOut && (
        <TextField
          label={t('publishedAt')}
          hint={t('publishedAtHint')}
          type="datetime-local"
          optional
          field={form.field('publishedAt')}
        />
      )}
      <TextField
        label={t('expiresAt')}
        hint={t('expiresAtHint')}
        type="datetime-local"
        optional
        field={form.field('expiresAt')}
      />
      <FilesField form={form} maximum={mostFiles} />
      <FormButtons state={state} isSending={isSending} path={path} cancelTo={cancelTo} />
    </Form>
  );
}
