import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { emergencies } from '#app/messages/en/emergencies.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk/desk.css.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { noticePath } from '../desk/paths.ts';
import { overWordsLength } from '../limits.ts';
import type { EndPage } from './end.server.ts';

/** Where an emergency is said to be over: a sentence in each of its languages, and how many people it is sent to. */
export function EndView({
  page: { community, notice, language: ofTitle, languages, values, people, sendsMail, formKey },
  reply,
}: {
  page: EndPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(emergencies);
  const lang = useLang();
  const form = formState(reply?.result, values);
  const path = noticePath(community.slug, notice.id);
  return (
    <NoticeDesk community={community} notice={notice} title={t('over')} hasMenu={false}>
      <form method="post" noValidate className={styles.form}>
        <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('failed')}>
          {reply?.conflict && (
            <p>
              {t('changed')} <Link to={path}>{t('toNotice')}</Link>
            </p>
          )}
        </ErrorSummary>
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="version" value={form.field('version').value} />
        <p>
          <strong lang={lang(ofTitle)}>{notice.title}</strong>
        </p>
        <p>
          {t('lead')} {people === 0 && t(sendsMail ? 'noEmails' : 'noMail')}
        </p>
        {languages.map((language) => (
          <TextArea
            key={language}
            rows={3}
            label={t(`sentences.${language}`)}
            hint={t('sentenceHint', { maximum: overWordsLength })}
            lang={lang(language)}
            field={form.field(`words.${language}`)}
          />
        ))}
        <div className={layout.row}>
          <Button>{people > 0 ? t('tell', { count: people }) : t('say')}</Button>
          <ButtonLink kind="plain" to={path}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </NoticeDesk>
  );
}
