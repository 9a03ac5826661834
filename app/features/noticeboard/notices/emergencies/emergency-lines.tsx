import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { Emergency } from '../queries.server.ts';
import * as styles from './emergency-lines.css.ts';

/** The current emergencies, one line each. */
export function EmergencyLines({
  emergencies,
  isNamed = false,
}: {
  emergencies: Emergency[];
  /** Shows the community of each. */
  isNamed?: boolean;
}) {
  const t = useMessages(notices);
  const { dayAndTime } = useFormats();
  const lang = useLang();
  if (emergencies.length === 0) return null;
  return (
    <ul role="list" aria-label={t('emergencies')} className={styles.list}>
      {emergencies.map(({ id, slug, community, language, title, publishedAt }) => (
        <li key={id} className={styles.line}>
          <Badge kind="danger">{t('kinds.EMERGENCY')}</Badge>
          <Link to={`/communities/${slug}/notices/${id}`} className={styles.title}>
            <bdi lang={lang(language)}>{title}</bdi>
          </Link>
          <OtherLanguageBadge language={language} />
          <span className={styles.when}>
            {isNamed && (
              <>
                <bdi>{community}</bdi>,{' '}
              </>
            )}
            <Moment at={publishedAt} text={dayAndTime(publishedAt)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
