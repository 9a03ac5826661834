import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Category, Language, PostType } from '#db/enums.ts';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postPage } from '#app/messages/en/post-page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as styles from '#app/ui/detail.css.ts';
import { Panel } from '#app/ui/detail.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { Gallery, type Picture } from '#app/ui/pictures/gallery.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ModerationStateBox } from './decisions/controls/moderation-state-box.tsx';
import type { ModerationState } from './decisions/state/moderation-state.server.ts';
import type { PostLink, UnreachedNote } from './post-links.server.ts';
import { RevisionChanges } from './revisions/revision-changes.tsx';

/** The tab of the hub where each kind shows. */
const tabs: Record<PostType, string> = { LISTING: 'buy-sell', ACTIVITY: 'activities' };

/** What the pages of both kinds of post have in common. */
export function PostFrame({
  type,
  post: { id, category, title, language, pictures, paragraphs, community, state, unreached },
  back,
  badge,
  tile,
  headline,
  action,
  fact,
  below,
  report,
  preview,
  children,
}: {
  type: PostType;
  post: {
    id: string;
    /** Of a listing. */
    category?: Category | null | undefined;
    title: string;
    language: Language;
    pictures: Picture[];
    paragraphs: string[];
    community: { name: string; slug: string };
    state: ModerationState;
    /** That neighbours' messages do not reach its author before they confirm their address. */
    unreached: UnreachedNote | null;
  };
  /** The way back for a moderator who came from the queue. */
  back: { to: string; label: string; next: string | null } | null;
  badge: ReactNode;
  /** What is beside the title. */
  tile?: ReactNode;
  headline: ReactNode;
  /** The one thing to do here, which a phone keeps at its bottom. */
  action?: ReactNode;
  /** What matters most, which a phone shows beside the action. */
  fact?: string | null;
  below?: ReactNode;
  report: PostLink | null;
  /** The post as lists will show it, for its author while it is under review. */
  preview: ReactNode;
  /** The panels at the side. */
  children: ReactNode;
}) {
  const t = useMessages(postPage);
  const lang = useLang()(language);
  const showsPreview = state.isOwn && state.status === 'PENDING';
  return (
    <div className={`${layout.page} ${styles.page} ${layout.stack}`}>
      <div className={layout.row}>
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        <BackLink to={`/communities/${community.slug}?tab=${tabs[type]}`}>
          {t.rich('backTo', { community: <bdi>{community.name}</bdi> })}
        </BackLink>
      </div>
      {back?.next && (
        <p>
          <ButtonLink to={back.to}>{back.next}</ButtonLink>
        </p>
      )}
      <div className={styles.columns}>
        <header className={styles.head}>
          <div className={styles.title}>
            <p className={styles.badges}>
              {badge}
              {state.isOwn && <Badge kind="accent">{t(`ownBox.${type}`)}</Badge>}
              <OtherLanguageBadge language={language} />
            </p>
            <div className={styles.titleRow}>
              {tile}
              <h1 lang={lang}>{title}</h1>
            </div>
            {headline}
          </div>
          {action && (
            <div className={styles.action}>
              {fact && (
                <span className={styles.actionFact} aria-hidden>
                  {fact}
                </span>
              )}
              {action}
            </div>
          )}
          {unreached && (
            <Form
              method="post"
              action="/account/confirm-email"
              reloadDocument
              className={layout.row}
            >
              <input type="hidden" name="redirectTo" value={postPath(type, id)} />
              <p>{unreached.text}</p>
              <Button kind="quiet">{unreached.label}</Button>
            </Form>
          )}
          <ModerationStateBox
            type={type}
            title={title}
            state={state}
            editPath={`${postPath(type, id)}/edit`}
          />
        </header>
        <div className={styles.story}>
          <div className={styles.lead}>
            <Gallery
              pictures={pictures}
              standIn={standInOf(type, id, category)}
              title={title}
              path={showsPreview ? undefined : postPath(type, id)}
            />
          </div>
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
        </div>
        <div className={styles.side}>
          {showsPreview && <Panel title={t('preview')}>{preview}</Panel>}
          {children}
          {report?.to && (
            <p className={styles.report}>
              <a href={report.to} className={styles.quietLink}>
                {report.label}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export const PlainLink = ({ link: { to, label } }: { link: PostLink }) =>
  to === null ? (
    <p>{label}</p>
  ) : (
    <a href={to} className={button.quiet}>
      <Icon name="message" />
      {label}
    </a>
  );
