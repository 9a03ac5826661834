import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { answerTitleLength, messageLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { deskAnswerPath, requestDeskPath } from '../paths.ts';
import { SmallForm } from '../small-form.tsx';
import type { AnswerPage, AnswersPage } from './answers-page.server.ts';

/** The answers that the desk gives often. */
export function AnswersView({ page, reply }: { page: AnswersPage; reply: FormReply | undefined }) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  const { community, answers, formKey } = page;
  const form = formState(reply?.result);
  return (
    <SectionDesk
      section="requests"
      community={community}
      title={t('pages.answers')}
      lead={t('answers.lead')}
    >
      {answers.length === 0 && <EmptyState text={t('answers.empty')} />}
      <ul role="list" className={styles.list}>
        {answers.map(({ id, title, text, language, isInBoth }) => (
          <li key={id} className={styles.place}>
            <div className={styles.lines}>
              <Link to={deskAnswerPath(community.slug, id)} lang={lang(language)}>
                {title}
              </Link>
              <span className={styles.words} lang={lang(language)}>
                {text}
              </span>
              {!isInBoth && <span className={styles.facts}>{t('answers.oneLanguage')}</span>}
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="add" className={layout.stack}>
        <h2 id="add">{t('answers.add')}</h2>
        <SmallForm form={form} formKey={formKey} reply={reply} submit={t('answers.addButton')}>
          <AnswerFields form={form} />
        </SmallForm>
      </section>
    </SectionDesk>
  );
}

/** One of them, in both languages. */
export function AnswerView({ page, reply }: { page: AnswerPage; reply: FormReply | undefined }) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  const { community, answer, values, formKey } = page;
  const form = formState(reply?.result, values);
  const list = requestDeskPath(community.slug, 'answers');
  return (
    <SectionDesk
      section="requests"
      community={community}
      above={[{ to: list, label: t('pages.answers') }]}
      title={answer.title}
      lang={lang(answer.language)}
    >
      <SmallForm form={form} formKey={formKey} reply={reply} submit={t('save')} cancelTo={list}>
        <AnswerFields form={form} />
      </SmallForm>
      <Form method="post">
        <FormKey form={formState(null)} fresh={formKey} />
        <p className={layout.muted}>{t('answers.deleteHint')}</p>
        <Button kind="danger" name="intent" value="delete">
          {t('answers.delete')}
        </Button>
      </Form>
    </SectionDesk>
  );
}

function AnswerFields({ form }: { form: FormState }) {
  const t = useMessages(requestDesk);
  return (
    <>
      {(['En', 'Fr'] as const).map((side) => (
        <div key={side} className={styles.form} lang={side.toLowerCase()}>
          <TextField
            label={t(`title${side}`)}
            optional
            maxLength={answerTitleLength}
            field={form.field(`title${side}`)}
          />
          <TextArea
            label={t(`text${side}`)}
            optional
            maxLength={messageLength}
            field={form.field(`text${side}`)}
          />
        </div>
      ))}
      <p className={layout.muted}>{t('answers.bothHint')}</p>
    </>
  );
}
