import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { emergencies } from '#app/messages/en/emergencies.ts';
import { noticeArchive } from '#app/messages/en/notice-archive.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { button } from '#app/ui/button.css.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { noticePath } from '../desk/paths.ts';
import { NoticeArticle } from './notice-article.tsx';
import * as styles from './notice-article.css.ts';
import type { NoticePage as Page } from './notice-page.server.ts';

export function NoticePage({
  community,
  notice,
  signed,
  files,
  isExpired,
  canManage,
  isOut,
  toEnd,
}: Page) {
  const t = useMessages(noticeArchive);
  const { fullDateTime, longDate } = useFormats();
  const over = useMessages(emergencies)('over');
  const langOf = useLang();
  const lang = langOf(notice.language);
  const hub = `/communities/${community.slug}`;
  const address = `${hub}/notices/${notice.id}`;
  const { kind, publishedAt, expiresAt } = notice;
  const posted = (kind === 'EMERGENCY' ? fullDateTime : longDate)(publishedAt);
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <>
            <Breadcrumb
              above={[
                { to: hub, label: community.name },
                { to: `${hub}/notices`, label: t('title') },
              ]}
              current={notice.title}
            />
            {!isOut && (
              <p>
                <Badge kind="notice">{t('notOut')}</Badge>
              </p>
            )}
            {(notice.over ?? isExpired) && (
              <p>
                <Badge>
                  {notice.over ? (
                    <Moment at={notice.over.at} text={notice.over.since} />
                  ) : (
                    t('expired')
                  )}
                </Badge>
              </p>
            )}
          </>
        }
        title={notice.title}
        lang={lang}
      />
      {toEnd && (
        <p className={layout.screenOnly}>
          <ButtonLink to={toEnd}>{over}</ButtonLink>
        </p>
      )}
      {notice.over && (
        <p lang={langOf(notice.over.language)} className={styles.over}>
          {notice.over.words}
        </p>
      )}
      <NoticeArticle
        notice={notice}
        files={files.map((file) => ({ ...file, to: `${address}/files/${file.id}` }))}
        calendar={
          <div className={layout.screenOnly}>
            <a href={`${address}.ics`} className={button.quiet}>
              <Icon name="calendar" />
              {t('addToCalendar')}
            </a>
          </div>
        }
        dates={
          <p className={`${layout.small} ${layout.muted}`}>
            {isOut &&
              t.rich(signed ? `publishedBy.${signed.role}` : 'published', {
                date: <Moment at={publishedAt} text={posted} />,
                author: <bdi>{signed?.name}</bdi>,
              })}
            {isOut && expiresAt && !notice.over && <br />}
            {expiresAt &&
              !notice.over &&
              t.rich(isExpired ? 'expiredOn' : 'expires', {
                date: <Moment at={expiresAt} text={longDate(expiresAt)} />,
              })}
          </p>
        }
      />
      {canManage && (
        <p className={layout.screenOnly}>
          <Link to={noticePath(community.slug, notice.id)}>{t('toDesk')}</Link>
        </p>
      )}
    </div>
  );
}
