import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { NoticeArticle } from '../page/notice-article.tsx';
import { noticeForm } from './form-buttons.tsx';
import type { NoticeState } from '../state.ts';
import { useReachWords } from './reach-words.ts';
import type { NoticePreview } from '../desk/submit.server.ts';
import * as styles from '../desk/desk.css.ts';
import type { Outcome } from './outcome.ts';
import { PublishButton } from './outcome-line.tsx';

/** A preview that the form was sent for: the notice, and whom it reaches. */
export function Preview({
  publishedAt,
  expiresAt,
  reach,
  several,
  state,
  outcome,
  hasLive,
  tellsAgain,
  ...shown
}: NoticePreview & {
  /** Null for a new notice. */
  state: NoticeState | null;
  outcome: Outcome;
  /** Whether the notice is also shown beside the form, where the page is wide. */
  hasLive: boolean;
}) {
  const t = useMessages(noticeDesk);
  const { fullDateTime } = useFormats();
  const reachWords = useReachWords();
  const isCorrection = state === 'live' || state === 'expired';
  const { people, units } = reachWords(reach);
  const byMail = t(
    reach.byMail === null ? 'noMail' : tellsAgain ? 'correctionTold' : 'correctionQuiet',
  );
  const correction = t(`previewCorrection.${state === 'expired' ? 'expired' : 'live'}`, {
    people,
    units,
    byMail,
  });
  const date = (at: Date) => <Moment at={at} text={fullDateTime(at)} />;
  return (
    <section id="preview" aria-labelledby="preview-title" className={styles.preview}>
      <h2 id="preview-title">{t('previewTitle')}</h2>
      <p role="status">
        {isCorrection ? correction : t('previewLead', reachWords(reach))}{' '}
        {reach.onlySay > 0 && t('onlySay', { count: reach.onlySay })}
      </p>
      {several && (
        <ul>
          {several.communities.map(({ id, name, people }) => (
            <li key={id}>{t('inCommunity', { name, people: t('people', { count: people }) })}</li>
          ))}
        </ul>
      )}
      {publishedAt && <p>{t.rich('previewScheduled', { date: date(publishedAt) })}</p>}
      {expiresAt && <p>{t.rich('previewExpires', { date: date(expiresAt) })}</p>}
      <div className={hasLive ? styles.unlessLive : layout.stack}>
        <NoticeSides {...shown} />
      </div>
      <div>
        <PublishButton form={noticeForm} outcome={outcome} state={state} />
      </div>
    </section>
  );
}

/** A notice as residents see it, in each language it is written in. */
export function NoticeSides({
  sides,
  files,
  ...marks
}: Pick<NoticePreview, 'sides' | 'kind' | 'pinned' | 'happens'> & {
  /** Null where it is shown as residents see it, who are not told. */
  audience: NoticePreview['audience'] | null;
  files: { id: string; name: string }[];
}) {
  const langOf = useLang();
  return sides.map(({ language, title, text }) => (
    <NoticeArticle
      key={language}
      notice={{ ...marks, language, text, correctedAt: null }}
      heading={
        <h3 lang={langOf(language)} className={layout.lead}>
          {title}
        </h3>
      }
      dates={null}
      files={files}
    />
  ));
}
