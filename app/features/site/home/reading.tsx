import type { ArticleCard } from '#app/features/newsroom/articles/queries.server.ts';
import { EventRows } from '#app/features/newsroom/events/event-row.tsx';
import { EventTile } from '#app/features/newsroom/events/event-tile.tsx';
import type { EventCard } from '#app/features/newsroom/events/queries.server.ts';
import { OtherLanguageNote } from '#app/features/accounts/languages/language-note.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { home } from '#app/messages/en/home.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { IssueTile } from './front-page.server.ts';
import * as styles from './home.css.ts';

/** A heading with the way to all of its kind beside it. */
export function Heading({
  id,
  title,
  to,
  all,
}: {
  id: string;
  title: string;
  /** False where there is nothing yet. */
  to: string | false;
  all: string;
}) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {to && <Link to={to}>{all}</Link>}
    </div>
  );
}

/** What is on in the city: the first featured event large, the rest by date; as rows, in their order. */
export function EventList({ events, inRows }: { events: EventCard[]; inRows: boolean }) {
  const t = useMessages(home);
  return (
    <section aria-labelledby="events" className={layout.stack}>
      <Heading id="events" title={t('events')} to="/events" all={t('allEvents')} />
      {events.length === 0 ? (
        <EmptyState text={t('noEvents')} />
      ) : inRows ? (
        <EventRows events={events} heading="h3" />
      ) : (
        <EventTiles events={events} />
      )}
    </section>
  );
}

function EventTiles({ events }: { events: EventCard[] }) {
  const lead = events.find(({ featured }) => featured) ?? events[0];
  const ordered = lead ? [lead, ...events.filter((event) => event !== lead)] : [];
  return (
    <div className={styles.events}>
      {ordered.map((event) => (
        <div key={event.id} className={event === lead ? styles.leadEvent : styles.event}>
          <EventTile event={event} heading="h3" />
        </div>
      ))}
    </div>
  );
}

/** The newest articles: the first one large, the others as a list. */
export function ArticleList({ articles }: { articles: ArticleCard[] }) {
  const t = useMessages(home);
  const langOf = useLang();
  const [first, ...others] = articles;
  return (
    <section aria-labelledby="articles" className={layout.stack}>
      <h2 id="articles">{t('articles')}</h2>
      {!first ? (
        <EmptyState text={t('noArticles')} />
      ) : (
        <div className={styles.articles}>
          <Card
            to={`/articles/${first.slug}`}
            title={first.title}
            lang={langOf(first.language)}
            picture={first.picture ? { src: first.picture, wide: true } : null}
          >
            {first.excerpt && <p lang={langOf(first.language)}>{first.excerpt}</p>}
            <Byline article={first} />
          </Card>
          <ul role="list" className={styles.articleList}>
            {others.map((article) => (
              <li key={article.id} className={styles.article}>
                {article.picture && (
                  <img
                    src={article.picture}
                    alt=""
                    width={160}
                    height={120}
                    loading="lazy"
                    decoding="async"
                    className={styles.thumb}
                  />
                )}
                <div className={styles.articleWords}>
                  <h3 lang={langOf(article.language)}>
                    <Link to={`/articles/${article.slug}`} className={styles.articleLink}>
                      {article.title}
                    </Link>
                  </h3>
                  {article.excerpt && (
                    <p lang={langOf(article.language)} className={styles.excerpt}>
                      {article.excerpt}
                    </p>
                  )}
                  <Byline article={article} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Who wrote an article and when; in which language, where it is not the page's. */
function Byline({ article: { author, publishedAt, language } }: { article: ArticleCard }) {
  const t = useMessages(home);
  const { longDate } = useFormats();
  const when = <Moment at={publishedAt} text={longDate(publishedAt)} />;
  return (
    <p className={`${facts} ${card.meta}`}>
      <span className={fact}>
        {author ? t.rich('byline', { author: <bdi>{author}</bdi>, when }) : when}
      </span>
      <OtherLanguageNote language={language} />
    </p>
  );
}

/** The covers of the newest issues: those of the viewer's communities, then the city-wide ones. */
export function IssueTiles({ issues, isEditor }: { issues: IssueTile[]; isEditor: boolean }) {
  const t = useMessages(home);
  const { monthAndYear } = useFormats();
  const langOf = useLang();
  return (
    <section aria-labelledby="issues" className={layout.stack}>
      <Heading
        id="issues"
        title={t('issues')}
        to={issues.length > 0 && '/newsletter/archives'}
        all={t('allIssues')}
      />
      {issues.length === 0 ? (
        <EmptyState text={t('noIssues')}>
          {isEditor ? (
            <ButtonLink to="/manage/editor/newsletters/new">{t('writeFirstIssue')}</ButtonLink>
          ) : (
            <p>{t('issuesAppear')}</p>
          )}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.issues}>
          {issues.map((issue) => (
            <li key={issue.id} className={styles.issue}>
              {issue.cover && (
                <img
                  src={issue.cover}
                  alt=""
                  width={400}
                  height={225}
                  loading="lazy"
                  decoding="async"
                  className={styles.cover}
                />
              )}
              <h3 lang={langOf(issue.language)}>
                {issue.community === null ? (
                  <Link to={issue.path} className={styles.articleLink}>
                    {issue.title}
                  </Link>
                ) : (
                  <a href={issue.path} className={styles.articleLink}>
                    {issue.title}
                  </a>
                )}
              </h3>
              {issue.community !== null && (
                <p className={card.meta}>
                  {t.rich('issueOf', { community: <bdi>{issue.community}</bdi> })}
                </p>
              )}
              <p className={`${facts} ${card.meta}`}>
                <span className={fact}>{monthAndYear(issue.year, issue.month)}</span>
                <OtherLanguageNote language={issue.language} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
