import { useRouteLoaderData } from '@remix-run/react';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { phoneHref } from '#app/lib/phone.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { NoticeText } from '../text/notice-text.tsx';
import type { Emergency } from './band.server.ts';
import * as styles from './alarms.css.ts';

/** The emergencies of the viewer's buildings, above every page: what to do, and whom to call; or that it is over. */
export function Alarms() {
  const { viewer } = useShellData();
  const { emergencies = [] } = useRouteLoaderData<{ emergencies?: Emergency[] }>('root') ?? {};
  return viewer && <AlarmBand emergencies={emergencies} />;
}

export function AlarmBand({ emergencies }: { emergencies: Emergency[] }) {
  const t = useMessages(shell);
  const bandOf = (isOver: boolean) => {
    const shown = emergencies.filter(({ over }) => isOver === (over !== null));
    return (
      shown.length > 0 && (
        <section
          aria-label={t(isOver ? 'alarms.overLabel' : 'alarms.label')}
          className={isOver ? styles.calm : styles.alarms}
        >
          {shown.map((emergency) => (
            <Alarm key={emergency.id} emergency={emergency} />
          ))}
        </section>
      )
    );
  };
  return (
    <>
      {bandOf(false)}
      {bandOf(true)}
    </>
  );
}

function Alarm({ emergency }: { emergency: Emergency }) {
  const t = useMessages(shell);
  const { dayAndTime } = useFormats();
  const langOf = useLang();
  const { id, slug, community, language, title, text, phone, publishedAt, over, toEnd } = emergency;
  const lang = langOf(language);
  return (
    <article className={`${layout.page} ${styles.alarm}`}>
      <p className={styles.kind}>
        <Icon name={over ? 'check' : 'alarm'} />
        {t(over ? 'alarms.over' : 'emergency')}
        {over ? (
          <>
            <bdi>{community}</bdi>
            <Moment at={over.at} text={over.since} />
          </>
        ) : (
          <span>
            <bdi>{community}</bdi>, <Moment at={publishedAt} text={dayAndTime(publishedAt)} />
          </span>
        )}
      </p>
      <OtherLanguage language={language} />
      <h2 lang={lang} className={over ? undefined : styles.title}>
        <Link to={`/communities/${slug}/notices/${id}`}>{title}</Link>
      </h2>
      {over ? (
        <p lang={langOf(over.language)} className={styles.text}>
          {over.words}
        </p>
      ) : (
        <div className={styles.text}>
          <NoticeText blocks={text} lang={lang} />
        </div>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={styles.call}>
          <Icon name="phone" />
          {t('alarms.call', { phone })}
        </a>
      )}
      {toEnd && (
        <Link to={toEnd} className={styles.end}>
          {t('alarms.over')}
        </Link>
      )}
    </article>
  );
}
