import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { noticePath } from '../desk/notice-state.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { NoticeText } from '../notice-text.tsx';
import { QrSquare } from '#app/features/media/pdf/qr-square.tsx';
import type { PosterPage } from './poster-page.server.ts';
import * as styles from './poster.css.ts';

export function PosterView(page: PosterPage) {
  const t = useMessages(noticeDelivery);
  const { community, notice } = page;
  return (
    <NoticeDesk
      community={community}
      notice={notice}
      title={t('posterTitle')}
      lead={t('posterLead')}
    >
      <div className={layout.stack}>
        {!notice.isForEveryone && (
          <p>
            <strong>{t('forSome')}</strong>
          </p>
        )}
        {(notice.state === 'draft' || notice.state === 'scheduled') && <p>{t('posterEarly')}</p>}
        <p>
          <ButtonLink to={`${noticePath(community.slug, notice.id, 'poster')}.pdf`} reloadDocument>
            {t('posterPdf')}
          </ButtonLink>
        </p>
        <p className={`${layout.small} ${layout.muted}`}>{t('posterPrint')}</p>
      </div>
      <Poster {...page} />
    </NoticeDesk>
  );
}

function Poster({ community, sides, size, qr }: PosterPage) {
  const t = useMessages(noticeDelivery);
  const lang = useLang();
  return (
    <section aria-label={t('posterOf')} className={`${styles.sheet} ${styles.sizes[size]}`}>
      <div className={styles.head}>
        <p className={styles.community}>{community.name}</p>
        {sides.map(({ language, marks }) => (
          <p key={language} lang={lang(language)}>
            {marks}
          </p>
        ))}
      </div>
      {sides.map(({ language, title, when, text }) => (
        <div key={language} lang={lang(language)} className={styles.side}>
          <h2 className={styles.title}>{title}</h2>
          {when && <p className={styles.when}>{when}</p>}
          <NoticeText blocks={text} />
        </div>
      ))}
      <div className={styles.foot}>
        <QrSquare qr={qr} className={styles.qr} />
        <div className={styles.words}>
          {sides.map(({ language, scan }) => (
            <p key={language} lang={lang(language)} className={styles.scan}>
              {scan}
            </p>
          ))}
          <p className={styles.address}>{qr.url}</p>
        </div>
      </div>
    </section>
  );
}
