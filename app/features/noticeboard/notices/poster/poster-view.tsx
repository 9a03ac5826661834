import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Address } from '#app/ui/text/address.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { noticePath } from '../desk/paths.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { NoticeText } from '../text/notice-text.tsx';
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

function Poster({ community, sides, sizes, qr, typed, isEmergency, call }: PosterPage) {
  const t = useMessages(noticeDelivery);
  const langOf = useLang();
  const kinds = new Set(sides.map(({ kind }) => kind.toLocaleUpperCase()));
  const columns = sides.length > 1 ? styles.two : styles.one;
  return (
    <section aria-label={t('posterOf')} className={styles.sheet}>
      {isEmergency && (
        <div className={styles.band}>
          <p>{[...kinds].join(' · ')}</p>
          {call && <p className={styles.call}>{call}</p>}
        </div>
      )}
      <div className={`${styles.head} ${isEmergency ? styles.headOfAlarm : ''}`}>
        <p className={styles.community}>{community.name}</p>
        <div className={columns}>
          {sides.map(({ language, marks }) => (
            <p key={language} lang={langOf(language)}>
              {marks}
            </p>
          ))}
        </div>
      </div>
      <div className={`${columns} ${styles.rows}`}>
        {sides.map(({ language, title, when, short, text }) => (
          <div key={language} lang={langOf(language)} className={styles.side}>
            <h2 className={styles.titles[sizes.title]}>{title}</h2>
            {when && short && (
              <div className={isEmergency ? styles.whenOfAlarm : styles.when}>
                <p className={styles.short}>
                  <span className={styles.whole}>
                    {short.day}
                    {short.hours && ','}
                  </span>{' '}
                  {short.hours && <span className={styles.whole}>{short.hours}</span>}
                </p>
                <p className={styles.full}>{when}</p>
              </div>
            )}
            <div className={styles.texts[sizes.text]}>
              <NoticeText blocks={text} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <QrSquare qr={qr} className={styles.qr} />
        <div className={styles.words}>
          {sides.map(({ language, scan }) => (
            <p key={language} lang={langOf(language)} className={styles.scan}>
              {scan}
            </p>
          ))}
          <p className={styles.address}>
            <Address of={typed} />
          </p>
        </div>
      </div>
    </section>
  );
}
