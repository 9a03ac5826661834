import type { ReactNode } from 'react';
import type { Language, PostType } from '#db/enums.ts';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postPage } from '#app/messages/en/post-page.ts';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Pictures, type Picture } from '#app/ui/detail.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ModerationStateBox } from './decisions/controls/moderation-state-box.tsx';
import type { ModerationState } from './decisions/state/moderation-state.server.ts';
import type { PostLink } from './post-links.server.ts';
import { RevisionChanges } from './revisions/revision-changes.tsx';

/** The tab of the hub where each kind shows. */
const tabs: Record<PostType, string> = { LISTING: 'buy-sell', ACTIVITY: 'activities' };

const drawings: Record<PostType, string> = {
  LISTING: '/images/listings/none.svg',
  ACTIVITY: '/images/activities/none.svg',
};

/** What the pages of both kinds of post have in common. */
export function PostFrame({
  type,
  post: { id, title, language, pictures, paragraphs, community, state },
  back,
  badge,
  headline,
  bar,
  below,
  children,
}: {
  type: PostType;
  post: {
    id: string;
    title: string;
    language: Language;
    pictures: Picture[];
    paragraphs: string[];
    community: { name: string; slug: string };
    state: ModerationState;
  };
  /** The way back for a moderator who came from the queue. */
  back: { to: string; label: string } | null;
  badge: ReactNode;
  headline: ReactNode;
  bar?: ReactNode;
  below?: ReactNode;
  /** The panels at the side. */
  children: ReactNode;
}) {
  const t = useMessages(postPage);
  const lang = useLang()(language);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <p className={layout.row}>
        {back && <Link to={back.to}>{back.label}</Link>}
        <Link to={`/communities/${community.slug}?tab=${tabs[type]}`}>
          {t.rich('backTo', { community: <bdi>{community.name}</bdi> })}
        </Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Pictures pictures={pictures} standIn={drawings[type]} title={title} />
        </div>
        <header className={styles.head}>
          <div className={styles.title}>
            <p className={layout.row}>
              {badge}
              <OtherLanguageBadge language={language} />
            </p>
            <h1 lang={lang}>{title}</h1>
            {headline}
          </div>
          {bar}
          <ModerationStateBox type={type} state={state} editPath={`${postPath(type, id)}/edit`} />
        </header>
        <div className={styles.text}>
          <RevisionChanges state={state} />
          <section className={layout.prose} aria-label={t('description')}>
            {paragraphs.map((paragraph, index) => (
              <p key={index} lang={lang}>
                {paragraph}
              </p>
            ))}
          </section>
          {below}
        </div>
        <div className={styles.side}>{children}</div>
      </div>
    </div>
  );
}

export const PlainLink = ({ link: { to, label } }: { link: PostLink }) =>
  to === null ? (
    <p>{label}</p>
  ) : (
    <a href={to} className={button.quiet}>
      {label}
    </a>
  );
