import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ending } from '#app/messages/en/ending.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { EndingPage } from './ending-page.server.ts';
import { Form } from '@remix-run/react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { ShownFields } from '#app/ui/forms/shown-fields.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { endingChoice } from './choices.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type PageForm } from '#app/ui/forms/form-state.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

export function Consequences({ page }: { page: EndingPage }) {
  const t = useMessages(ending);
  const { posts, activities, hasCode, moderates, person } = page;
  return (
    <section aria-labelledby="consequences" className={layout.stack}>
      <h2 id="consequences">{t('whatHappens')}</h2>
      <ul>
        <li>{t('hubCloses')}</li>
        <li>
          {posts.length === 0 ? t('noPosts') : t('posts', { count: posts.length })}
          <Titles of={posts} />
        </li>
        <li>
          {activities.length === 0 ? t('noPlaces') : t('places', { count: activities.length })}
          <Titles of={activities} />
        </li>
        <li>{t('building')}</li>
        {moderates && <li>{t('moderates')}</li>}
        <li>{t(hasCode ? 'code' : 'noCode', { unit: person.unit })}</li>
        <li>{t('historyStays')}</li>
      </ul>
    </section>
  );
}

function Titles({ of: named }: { of: EndingPage['activities'] }) {
  const t = useMessages(ending);
  const lang = useLang();
  if (named.length === 0) return null;
  return (
    <ul>
      {named.map(({ id, title, language }) => (
        <li key={id}>
          <bdi lang={language ? lang(language) : undefined}>{title ?? t('hidden')}</bdi>
        </li>
      ))}
    </ul>
  );
}

export function EndingForm({ page, formKey, result, pending }: PageForm<EndingPage>) {
  const t = useMessages(ending);
  const { endsOn, reason, today, community, isLastModerator, mayOverride } = page;
  const form = formState(result, { when: 'date', endsOn: endsOn?.day ?? '', reason });
  const blocked = isLastModerator && !mayOverride;
  return (
    <>
      <Form method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('notSaved')} />
        <ShownFields form={form} choice={endingChoice} />
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="change" value="set" />
        <input type="hidden" name="seen" value={endsOn?.day ?? 'none'} />
        <SelectField
          label={t('when')}
          options={[
            { value: 'date', label: t('onDay') },
            { value: 'now', label: t('now') },
          ]}
          field={form.field('when')}
        />
        <TextField
          label={t('endsOn')}
          type="date"
          min={today}
          hint={t('endsOnHint')}
          required={false}
          field={form.field('endsOn')}
          {...fieldOf(endingChoice, 'endsOn')}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={reasonLength}
          optional
          field={form.field('reason')}
        />
        {isLastModerator && (
          <p>{t(blocked ? 'blocked' : 'lastWarning', { community: community.name })}</p>
        )}
        <div className={layout.row}>
          {!blocked && (
            <Button
              kind={isLastModerator ? 'danger' : 'main'}
              pending={pending && t('saving')}
              {...(isLastModerator && form.failed ? { name: 'confirmLast', value: 'yes' } : {})}
            >
              {t(isLastModerator && form.failed ? 'endLast' : 'save')}
            </Button>
          )}
          <ButtonLink kind="plain" to={`/manage/${community.slug}/people`}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      {endsOn && (
        <Form method="post">
          <Button kind="quiet" name="change" value="cancel">
            {t('takeBack')}
          </Button>
        </Form>
      )}
    </>
  );
}
