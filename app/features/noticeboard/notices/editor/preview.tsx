import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Button } from '#app/ui/button.tsx';
import { NoticeArticle } from '../notice-article.tsx';
import { noticeForm, publishWords } from './form-buttons.tsx';
import type { NoticeState } from '../desk/notice-state.ts';
import { useReachWords } from './detail-fields.tsx';
import type { NoticePreview } from '../desk/submit.server.ts';
import * as styles from '../desk/desk.css.ts';

export function Preview({
  sides,
  kind,
  pinned,
  audience,
  publishedAt,
  expiresAt,
  happens,
  files,
  reach,
  state,
}: NoticePreview & {
  /** Null for a new notice. */
  state: NoticeState | null;
}) {
  const t = useMessages(noticeDesk);
  const { fullDateTime } = useFormats();
  const langOf = useLang();
  const reachWords = useReachWords();
  const date = (at: Date) => <Moment at={at} text={fullDateTime(at)} />;
  return (
    <section id="preview" aria-labelledby="preview-title" className={styles.preview}>
      <h2 id="preview-title">{t('previewTitle')}</h2>
      <p role="status">
        {t('previewLead', reachWords(reach))}{' '}
        {reach.onlySay > 0 && t('onlySay', { count: reach.onlySay })}
      </p>
      {publishedAt && <p>{t.rich('previewScheduled', { date: date(publishedAt) })}</p>}
      {expiresAt && <p>{t.rich('previewExpires', { date: date(expiresAt) })}</p>}
      {sides.map(({ language, title, text }) => (
        <NoticeArticle
          key={language}
          notice={{ kind, pinned, audience, language, text, happens, correctedAt: null }}
          heading={
            <h3 lang={langOf(language)} className={layout.lead}>
              {title}
            </h3>
          }
          dates={null}
          files={files}
        />
      ))}
      <div>
        <Button form={noticeForm} name="intent" value="publish">
          {t(publishWords[state ?? 'new'])}
        </Button>
      </div>
    </section>
  );
}
