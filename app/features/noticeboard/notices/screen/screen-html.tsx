import type { Language } from '#db/enums.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { NoticeText } from '../notice-text.tsx';
import { QrSquare } from '#app/features/media/pdf/qr-square.tsx';
import type { ScreenPage, ScreenSide } from './screen-notices.server.ts';
import * as styles from './screen.css.ts';

/** The whole document of a screen: no script, nothing to press, and on to `next` after some seconds. */
export function ScreenHtml({
  page,
  next,
  seconds,
  styleSheets,
}: {
  page: ScreenPage;
  next: string;
  seconds: number;
  /** Their addresses. */
  styleSheets: string[];
}) {
  const { community, language, today, notice, none, emergency, place, count } = page;
  return (
    <html lang={languageTags[language]} data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`${seconds};url=${next}`} />
        <title>{community}</title>
        {styleSheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body className={styles.screen}>
        <main className={styles.frame}>
          <header className={styles.head}>
            <p className={styles.community}>{community}</p>
            <p className={styles.day}>
              {today.map((one) => (
                <span key={one.language} lang={languageTags[one.language]}>
                  {one.text}
                </span>
              ))}
            </p>
          </header>
          {emergency.length > 0 && (
            <p className={styles.alarm}>
              {emergency.map((one) => (
                <strong key={one.language} lang={languageTags[one.language]}>
                  {one.title}
                </strong>
              ))}
            </p>
          )}
          {notice ? (
            <div className={styles.sides}>
              {notice.sides.map((side) => (
                <Side key={side.language} side={side} isEmergency={notice.isEmergency} />
              ))}
            </div>
          ) : (
            <div className={styles.none}>
              {none.map((one) => (
                <p key={one.language} lang={languageTags[one.language]}>
                  {one.text}
                </p>
              ))}
            </div>
          )}
          {notice && (
            <footer className={styles.foot}>
              <QrSquare qr={notice.qr} className={styles.qr} />
              <div>
                {notice.sides.map(
                  ({ more, language: side }: { more: string | null; language: Language }) =>
                    more && (
                      <p key={side} lang={languageTags[side]}>
                        {more}
                      </p>
                    ),
                )}
              </div>
              {count > 1 && <p className={styles.place}>{`${place} / ${count}`}</p>}
            </footer>
          )}
        </main>
      </body>
    </html>
  );
}

function Side({ side, isEmergency }: { side: ScreenSide; isEmergency: boolean }) {
  return (
    <article lang={languageTags[side.language]} className={styles.side}>
      <p className={isEmergency ? styles.alarmKind : styles.kind}>{side.kind}</p>
      <h1 className={styles.title}>{side.title}</h1>
      <div className={side.isLarge ? styles.large : styles.small}>
        <NoticeText blocks={side.text} />
      </div>
    </article>
  );
}
