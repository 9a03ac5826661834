import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { mayEnterAnswers, requestCategories } from '#db/enums.ts';
import * as numbers from '#app/features/communities/communities/emergency-numbers.css.ts';
import { PhotosField } from '#app/features/media/photos/uploads/photos-field.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { newRequest } from '#app/messages/en/new-request.ts';
import { requests } from '#app/messages/en/requests.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FieldState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { KnownIssues } from '../known-issues.tsx';
import { mostRequestPhotos, requestLength } from '../limits.ts';
import { requestsPath } from '../paths.ts';
import type { NewRequestPage as Page, ShownKnown } from './new-request.server.ts';
import * as styles from './new-request.css.ts';

/** Where a resident reports a problem: who to call at once, what is open already, and the form. */
export function NewRequestPage() {
  const page = useLoaderData() as Page;
  const reply = useActionData<FormReply<ShownKnown>>();
  const t = useMessages(newRequest);
  const { community, known } = page;
  const { slug, name } = community;
  const shown = reply?.shown;
  const isOwnAlone = shown?.known.every(({ own }) => own === 'sent');
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: `/communities/${slug}`, label: name },
              { to: requestsPath(slug), label: t('requests') },
            ]}
            current={t('title')}
          />
        }
        title={t('title')}
      />
      <Emergency page={page} />
      {shown ? (
        <AlertBox news={shown}>
          <h2>{t(isOwnAlone ? 'ownHere' : 'knownHere')}</h2>
          <p>{t(isOwnAlone ? 'ownHereLead' : 'knownHereLead')}</p>
          <KnownIssues slug={slug} issues={shown.known} />
        </AlertBox>
      ) : (
        known.length > 0 && (
          <section aria-labelledby="known" className={layout.stack}>
            <h2 id="known">{t('known')}</h2>
            <KnownIssues slug={slug} issues={known} />
          </section>
        )
      )}
      <RequestForm page={page} reply={reply} />
    </div>
  );
}

/** First on the page, because somebody may have come with an emergency. */
function Emergency({ page: { emergencyPhone, managerPhone } }: { page: Page }) {
  const t = useMessages(newRequest);
  const others = [
    { label: t('afterHours'), number: emergencyPhone },
    { label: t('manager'), number: managerPhone },
  ].flatMap(({ label, number }) => (number ? [{ label, number }] : []));
  return (
    <section aria-labelledby="emergency" className={layout.stack}>
      <h2 id="emergency">{t('emergency')}</h2>
      <ul role="list" className={numbers.numbers}>
        <li>
          <a href={phoneHref('911')} className={numbers.callFirst}>
            <span className={numbers.whose}>{t('callFirst')}</span>
            <Icon name="phone" />
            <span className={numbers.phone}>911</span>
          </a>
        </li>
        {others.map(({ label, number }) => (
          <li key={label}>
            <a href={phoneHref(number)} className={numbers.call}>
              <span className={numbers.whose}>{label}</span>
              <Icon name="phone" />
              <span className={numbers.phone}>{number}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{t('whatCounts')}</p>
    </section>
  );
}

function RequestForm({
  page: { community, places, units, values, formKey },
  reply,
}: {
  page: Page;
  reply: FormReply<ShownKnown> | undefined;
}) {
  const t = useMessages(newRequest);
  const say = useMessages(requests);
  const lang = useLang();
  const { checked, onChange } = useLiveValidation(reply?.result);
  useLeaveQuestion();
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(checked, values);
  const shown = reply?.shown;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={`${layout.stack} ${boxes}`}
      onChange={onChange}
    >
      <h2>{t('yourRequest')}</h2>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('failed')} />
      <FormKey form={form} fresh={formKey} />
      {shown && <input type="hidden" name="seen" value={shown.placeId} />}
      <SelectField
        label={t('place')}
        placeholder={t('choose')}
        options={[
          ...units.map(({ value, label }, index) => ({
            value,
            label: t(index === 0 ? 'myUnit' : 'furtherUnit', { unit: label }),
          })),
          ...places.map(({ id, name, language }) => ({
            value: id,
            label: name,
            ...(lang(language) && { lang: language }),
          })),
        ]}
        field={form.field('place')}
      />
      <SelectField
        label={t('category')}
        placeholder={t('choose')}
        options={requestCategories.map((value) => ({ value, label: say(`categories.${value}`) }))}
        field={form.field('category')}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint', { maximum: requestLength })}
        rows={5}
        field={form.field('text')}
      />
      <PhotosField form={form} most={mostRequestPhotos} />
      <MayEnter field={form.field('mayEnter')} />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        required={false}
        field={form.field('phone')}
      />
      <p className={styles.note}>{t('whoReads')}</p>
      <div className={layout.row}>
        <Button pending={isSending && t('sending')}>{t(shown ? 'sendAnyway' : 'send')}</Button>
        <ButtonLink kind="plain" to={`/communities/${community.slug}`}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

function MayEnter({ field }: { field: FieldState }) {
  const t = useMessages(newRequest);
  const say = useMessages(requests);
  return (
    <fieldset id={field.id} className={fields.field}>
      <legend className={fields.legend}>{t('mayEnterLabel')}</legend>
      {mayEnterAnswers.map((value) => (
        <label key={value} className={fields.choice}>
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={field.value === value}
          />
          <span>{say(`mayEnter.${value}`)}</span>
        </label>
      ))}
      {field.errors.length > 0 && <span className={fields.error}>{field.errors.join('\n')}</span>}
    </fieldset>
  );
}
