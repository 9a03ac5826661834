import { useNavigation } from '@remix-run/react';
import type { RequestState } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Button } from '#app/ui/button.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import * as fields from '#app/ui/forms/field.css.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { messageLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { stateChoice } from '../choices.ts';
import { requestDeskPath } from '../paths.ts';
import { formOf, type RequestFormProps } from './posted.ts';

/** Changes the state of a request, with words for whom it affects and a note for the desk. */
export function ChangeForm(props: RequestFormProps) {
  const { page } = props;
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const { request, moves, isOfAuthorAlone } = page;
  const form = formOf(props, { plannedFor: request.plannedFor ?? '' });
  const isSending = useNavigation().formMethod === 'POST';
  const state = form.field('state');
  const labelOf = (value: '' | RequestState): string => {
    if (value === '') return t('asItIs');
    if (value === 'PLANNED') return t('planned');
    return value === 'DECLINED' ? t('declined') : say(`states.${value}`);
  };
  return (
    <section aria-labelledby="answer" className={layout.stack}>
      <h2 id="answer">{t('answer')}</h2>
      <div className={`${styles.form} ${boxes}`}>
        <fieldset id="state" className={fields.field}>
          <legend className={fields.legend}>{t('state')}</legend>
          {(['', ...moves] as const).map((value) => (
            <label key={value} className={fields.choice}>
              <input
                type="radio"
                name="state"
                value={value}
                defaultChecked={state.value === value}
              />
              <span>{labelOf(value)}</span>
            </label>
          ))}
          {state.errors.length > 0 && (
            <span className={fields.error}>{state.errors.join('\n')}</span>
          )}
        </fieldset>
        <TextField
          label={t('plannedFor')}
          hint={t('plannedForHint')}
          type="date"
          optional
          field={form.field('plannedFor')}
          {...fieldOf(stateChoice, 'plannedFor')}
        />
        <AnswerChoice {...props} />
        <TextArea
          label={t(isOfAuthorAlone ? 'words' : 'wordsToAll')}
          hint={t(isOfAuthorAlone ? 'wordsHint' : 'wordsToAllHint')}
          optional
          maxLength={messageLength}
          field={form.field('words')}
        />
        <p className={layout.small}>{page.noMail ?? t('wordsEmailed')}</p>
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional
          maxLength={messageLength}
          field={form.field('note')}
        />
        <div>
          <Button name="intent" value="change" pending={isSending && t('saving')}>
            {t('save')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The answers that the desk gives often: the button comes back with the chosen one among the words. */
function AnswerChoice(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  const { answers, community } = props.page;
  const form = formOf(props);
  if (answers.length === 0) {
    return (
      <p className={layout.small}>
        <Link to={requestDeskPath(community.slug, 'answers')}>{t('answers.toAdd')}</Link>
      </p>
    );
  }
  return (
    <div className={styles.answer}>
      <SelectField
        label={t('answers.choose')}
        required={false}
        placeholder={t('answers.none')}
        options={answers.map(({ id, title, language }) => ({
          ...{ value: id, label: title },
          ...(lang(language) && { lang: language }),
        }))}
        field={form.field('answer')}
      />
      <Button kind="quiet" name="intent" value="insert">
        {t('answers.insert')}
      </Button>
    </div>
  );
}
