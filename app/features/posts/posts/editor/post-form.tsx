import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { PhotosField } from '#app/features/media/photos/uploads/photos-field.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { languages } from '#db/enums.ts';
import { isLocale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postEditor } from '#app/messages/en/post-editor.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Comparison } from '../changes/comparison.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { FormToast } from '#app/ui/overlays/toast.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import { titleLength } from '#app/features/posts/basics/limits.ts';
import * as styles from './post-form.css.ts';

export interface PostFormProps {
  result: SubmissionResult | undefined;
  conflict: FormReply['conflict'];
  /** Where to go on, for a form that cannot be sent as things are. */
  link: FormReply['link'];
  formKey: string;
  values: Record<string, string | string[]>;
  /** The kind's own fields: the ones after the title, and those that are folded below the text. */
  fields: (form: FormState) => ReactNode;
  more?: ((form: FormState) => ReactNode) | undefined;
  /** What is folded, in words, and the names of its fields. */
  moreLabel?: string | undefined;
  moreNames?: readonly string[] | undefined;
  descriptionHint: string;
  contactHint: string | undefined;
  /** What sending the form means, and who will read the post: beside the button. */
  notes: string[];
  /** The author's address, if neighbours' messages do not reach them before they confirm it. */
  unconfirmed: string | null;
  /** A thing is shown first; of what people do, the title and the day are. */
  photosFirst: boolean;
  /** The text of the button. */
  submit: string;
  /** The heading when the form was refused and no field is to blame. */
  failed: string;
  /** What the button says while the form is being sent. */
  pending: string | false;
  cancelTo: string;
}

/** The form of every kind of post, new and edit: one set of fields, one set of rules. */
export function PostForm({
  result,
  conflict,
  link,
  formKey,
  values,
  fields,
  more,
  moreLabel,
  moreNames,
  descriptionHint,
  contactHint,
  notes,
  unconfirmed,
  photosFirst,
  submit,
  failed,
  pending,
  cancelTo,
}: PostFormProps) {
  const t = useMessages(postEditor);
  const langOf = useLang();
  const { checked, onChange } = useLiveValidation(result);
  useLeaveQuestion();
  const form = formState(checked, values);
  const version = form.field('version').value;
  const language = form.field('language');
  const lang = isLocale(language.value) ? langOf(language.value) : undefined;
  const missing = ['title', 'description'].filter((name) => {
    const { value, errors } = form.field(name);
    return errors.length > 0 && value.trim() === '';
  }).length;
  const isOnlyMissing = missing > 0 && missing === form.invalid.length;
  const posted = formState(result, values);
  const isEmpty =
    result?.status === 'error' &&
    ['title', 'description'].some((name) => posted.field(name).errors.length > 0);
  // Fields that say something, or are refused, are not hidden; nor folded again while one writes.
  const says = (moreNames ?? []).some((name) => {
    const { value, errors } = form.field(name);
    return value !== '' || errors.length > 0;
  });
  const hasMore = says || language.errors.length > 0;
  const [isOpen, setOpen] = useState(hasMore);
  if (hasMore && !isOpen) setOpen(true);
  const languageField = (
    <SelectField
      label={t('language')}
      options={languages.map((value) => ({
        value,
        label: t(`languages.${value}`),
      }))}
      field={language}
    />
  );
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={`${styles.form} ${boxes}`}
      onChange={onChange}
    >
      <FormToast
        news={isEmpty ? result : null}
        title={t('validationError')}
        description={t('fillRequired')}
      />
      <ErrorSummary
        form={form}
        title={
          isOnlyMissing
            ? t(missing === 1 ? 'oneMissing' : 'twoMissing')
            : form.invalid.length > 0
              ? undefined
              : failed
        }
        text={missing > 0 ? `${t('validationError')} · ${t('fillRequired')}` : undefined}
      >
        {link && (
          <ButtonLink to={link.to} target="_blank">
            {link.label}
          </ButtonLink>
        )}
      </ErrorSummary>
      {conflict && (
        <section aria-labelledby="changed" className={layout.stack}>
          <h2 id="changed">{t('changed')}</h2>
          <p>{conflict.changes.length > 0 ? t('sendAgain') : t('sameText')}</p>
          <Comparison fields={conflict.changes} before={t('savedNow')} after={t('yours')} />
        </section>
      )}
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      {photosFirst && <PhotosField form={form} />}
      <TextField
        label={t('title')}
        hint={t('titleHint', { maximum: titleLength })}
        lang={lang}
        field={form.field('title')}
      />
      {fields(form)}
      <TextArea
        label={t('description')}
        hint={descriptionHint}
        lang={lang}
        field={form.field('description')}
        rows={7}
      />
      {!photosFirst && <PhotosField form={form} />}
      <TextField
        label={t('contactEmail')}
        hint={contactHint}
        type="email"
        autoComplete="email"
        optional
        field={form.field('contactEmail')}
      />
      {more ? (
        <details open={isOpen}>
          <summary className={styles.more}>{moreLabel}</summary>
          <div className={styles.folded}>
            {more(form)}
            {languageField}
          </div>
        </details>
      ) : (
        languageField
      )}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {unconfirmed && (
        <p>
          {t('unconfirmed', { email: unconfirmed })}{' '}
          <Link to="/account/confirm-email" target="_blank">
            {t('sendAgainLink')}
          </Link>
        </p>
      )}
      <div className={layout.row}>
        <Button pending={pending}>{submit}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
