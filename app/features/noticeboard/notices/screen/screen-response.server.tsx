import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#db/enums.ts';
import { QrSquare } from '#app/features/media/pdf/qr-square.tsx';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { styleSheetsOf } from '#app/lib/http/style-sheets.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { NoticeText } from '../text/notice-text.tsx';
import { turnPage } from './turn-page.ts';
import { screenPage, type ScreenPage, type ScreenSide } from './screen-notices.server.ts';
import * as styles from './screen.css.ts';

/** How long a notice stays, in seconds. One alone only checks for others. */
const stays = { oneOfMany: 20, alone: 60 };

/** Our own styles, and the script that goes on to the next page: a screen has no forms and no frames. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(turnPage).digest('base64')}'`,
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The document of a screen, which goes on to the next notice by itself. It is never cached. Throws
 * AppError `not-found` for an unknown secret.
 */
export async function screenResponse({
  ctx,
  params: { token = '' },
  url,
}: Pick<PageArgs, 'ctx' | 'params' | 'url'>): Promise<Response> {
  const page = await screenPage(ctx, token, placeIn(url.searchParams));
  const next = `/screen/${token}?n=${page.count === 0 ? 0 : page.place % page.count}`;
  const html = renderToStaticMarkup(
    <ScreenHtml
      page={page}
      next={next}
      seconds={page.count > 1 ? stays.oneOfMany : stays.alone}
      styleSheets={styleSheetsOf('routes/screen.$token')}
    />,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The place that an address asks for, from 0. */
const placeIn = (query: URLSearchParams): number => {
  const asked = query.get('n') ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
};

function ScreenHtml({
  page,
  next,
  seconds,
  styleSheets,
}: {
  page: ScreenPage;
  next: string;
  seconds: number;
  styleSheets: string[];
}) {
  const { community, language, today, notice, none, emergency, place, count } = page;
  return (
    <html lang={languageTags[language]} data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <noscript>
          <meta httpEquiv="refresh" content={`${seconds};url=${next}`} />
        </noscript>
        <title>{community}</title>
        {styleSheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body className={styles.screen} data-next={next} data-seconds={seconds}>
        <main className={styles.frame}>
          <header className={styles.head}>
            <p className={styles.community}>{community}</p>
            <p className={styles.day}>
              <EachLanguage of={today} as="span" />
            </p>
          </header>
          {emergency.length > 0 && (
            <p className={styles.alarm}>
              <EachLanguage of={emergency} as="strong" />
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
              <EachLanguage of={none} as="p" />
            </div>
          )}
          {notice && (
            <footer className={styles.foot}>
              <QrSquare qr={notice.qr} className={styles.qr} />
              <div>
                <EachLanguage
                  of={notice.sides.flatMap(({ language: of, more }) =>
                    more ? [{ language: of, text: more }] : [],
                  )}
                  as="p"
                />
              </div>
              {count > 1 && <p className={styles.place}>{`${place} / ${count}`}</p>}
            </footer>
          )}
        </main>
        <script dangerouslySetInnerHTML={{ __html: turnPage }} />
      </body>
    </html>
  );
}

function Side({ side, isEmergency }: { side: ScreenSide; isEmergency: boolean }) {
  return (
    <article lang={languageTags[side.language]} className={styles.side}>
      <p className={isEmergency ? styles.alarmKind : styles.kind}>{side.kind}</p>
      <h1 className={styles.title}>{side.title}</h1>
      {side.when && <p className={styles.when}>{side.when}</p>}
      <div className={side.isLarge ? styles.large : styles.small}>
        <NoticeText blocks={side.text} />
      </div>
    </article>
  );
}

interface InLanguage {
  language: Language;
  text: string;
}

const EachLanguage = ({ of, as: Tag }: { of: InLanguage[]; as: 'p' | 'span' | 'strong' }) =>
  of.map(({ language, text }, index) => (
    <Fragment key={language}>
      {index > 0 && ' '}
      <Tag lang={languageTags[language]}>{text}</Tag>
    </Fragment>
  ));
