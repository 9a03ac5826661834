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
import { NoticeText } from '../notice-text.tsx';
import type { Emergency } from '../queries.server.ts';
import * as styles from './alarms.css.ts';

/** The current emergencies of the viewer's buildings, above every page: what to do, and whom to call. */
export function Alarms() {
  const { viewer } = useShellData();
  const { emergencies = [] } = useRouteLoaderData<{ emergencies?: Emergency[] }>('root') ?? {};
  return viewer && emergencies.length > 0 && <AlarmBand emergencies={emergencies} />;
}

export function AlarmBand({ emergencies }: { emergencies: Emergency[] }) {
  const t = useMessages(shell);
  return (
    <section aria-label={t('alarms.label')} className={styles.alarms}>
      {emergencies.map((emergency) => (
        <Alarm key={emergency.id} emergency={emergency} />
      ))}
    </section>
  );
}

function Alarm({ emergency }: { emergency: Emergency }) {
  const t = useMessages(shell);
  const { dayAndTime } = useFormats();
  const { id, slug, community, language, title, text, phone, publishedAt } = emergency;
  const lang = useLang()(language);
  return (
    <article className={`${layout.page} ${styles.alarm}`}>
      <p className={styles.kind}>
        <Icon name="alarm" />
        {t('emergency')}
        <span>
          <bdi>{community}</bdi>, <Moment at={publishedAt} text={dayAndTime(publishedAt)} />
        </span>
      </p>
      <OtherLanguage language={language} />
      <h2 lang={lang} className={styles.title}>
        <Link to={`/communities/${slug}/notices/${id}`}>{title}</Link>
      </h2>
      <div className={styles.text}>
        <NoticeText blocks={text} lang={lang} />
      </div>
      {phone && (
        <a href={phoneHref(phone)} className={styles.call}>
          <Icon name="phone" />
          {t('alarms.call', { phone })}
        </a>
      )}
    </article>
  );
}
