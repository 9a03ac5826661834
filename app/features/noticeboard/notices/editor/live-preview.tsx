import { languages } from '#db/enums.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import * as styles from '../desk/desk.css.ts';
import type { Outcome } from './outcome.ts';
import { NoticeSides } from './preview.tsx';
import { typedHappens } from './typed-time.ts';

/** The notice as residents will see it, beside the form while it is written. Nothing of it is read out by itself. */
export function LivePreview({ typed, outcome }: { typed: FormData; outcome: Outcome }) {
  const t = useMessages(noticeDesk);
  const { fullDateTime } = useFormats();
  const value = (name: string) => {
    const text = typed.get(name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const { kind, later } = outcome;
  const placing = value('placing');
  const sides = languages
    .map((language) => ({
      language,
      title: value(`${language}.title`),
      text: parseNoticeText(value(`${language}.content`)),
    }))
    .filter(({ title, text }) => title !== '' || text.length > 0);
  const happens = typedHappens({
    happensOn: value('happensOn'),
    happensFrom: value('happensFrom'),
    happensUntil: value('happensUntil'),
  });
  return (
    <section aria-labelledby="live-preview" className={styles.live}>
      <h2 id="live-preview" className={styles.liveTitle}>
        {t('livePreview')}
      </h2>
      {later && <p>{t('previewScheduled', { date: fullDateTime(later) })}</p>}
      {sides.length === 0 && <p className={layout.muted}>{t('livePreviewEmpty')}</p>}
      <NoticeSides
        sides={sides}
        kind={kind}
        pinned={placing === 'AUTO' ? kind === 'EMERGENCY' : placing === 'PINNED'}
        // Only moderators see whom a notice is for, and the sentence above the buttons says it.
        audience={null}
        happens={happens}
        files={filesIn(typed)}
      />
    </section>
  );
}

/** The files that a form keeps, and those chosen to be added. */
const filesIn = (typed: FormData): { id: string; name: string }[] =>
  [...typed].flatMap(([name, value], index) => {
    const isFile = typeof value === 'string' ? /^files\[\d+\]\.name$/.test(name) : value.name;
    if (!isFile) return [];
    return [{ id: `${index}`, name: typeof value === 'string' ? value : value.name }];
  });
