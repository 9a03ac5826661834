import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { unbrokenPronouns } from '#app/lib/unbroken.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { articles } from '#app/messages/en/articles.ts';
import { Card } from '#app/ui/card.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import { pictureName } from '#app/ui/pictures/picture-name.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { ArticlePage } from './queries.server.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import * as styles from './article.css.ts';

export function ArticleView({ article }: { article: ArticlePage }) {
  const t = useMessages(articles);
  const { longDate } = useFormats();
  const langOf = useLang();
  const lang = langOf(article.language);
  const date = <Moment at={article.publishedAt} text={longDate(article.publishedAt)} />;
  return (
    <>
      <article className={styles.article}>
        <div className={styles.back}>
          <BackLink to="/">{t('backToHome')}</BackLink>
        </div>
        <header className={styles.head}>
          <OtherLanguage language={article.language} />
          <h1 lang={lang} className={styles.title}>
            {article.title}
          </h1>
          {article.excerpt && (
            <p lang={lang} className={reading.standfirst}>
              {article.excerpt}
            </p>
          )}
          <p className={`${reading.byline} ${facts}`}>
            <span className={fact}>
              {article.author
                ? t.rich('byline', { author: <bdi>{article.author}</bdi>, date })
                : date}
            </span>
            <span className={fact}>{t('minutes', { count: minutesOf(article.blocks) })}</span>
          </p>
        </header>
        {article.picture && (
          <img
            src={article.picture}
            alt={article.pictureAlt}
            width={1200}
            height={675}
            className={`${reading.opening} ${styles.picture}`}
            {...pictureName(`/articles/${article.slug}`)}
          />
        )}
        <div lang={lang} className={`${reading.reading} ${reading.dropCap} ${styles.text}`}>
          {article.blocks.map(({ kind, text }) =>
            kind === 'heading' ? (
              <h2 key={text} className={styles.heading}>
                {text}
              </h2>
            ) : (
              <p key={text}>{unbrokenPronouns(text)}</p>
            ),
          )}
        </div>
      </article>
      {article.related.length > 0 && (
        <section aria-labelledby="related" className={layout.page}>
          <div className={styles.related}>
            <h2 id="related">{t('related')}</h2>
            <div className={styles.relatedCards}>
              {article.related.map((other) => (
                <Card
                  key={other.id}
                  to={`/articles/${other.slug}`}
                  title={other.title}
                  lang={langOf(other.language)}
                  picture={other.picture ? { src: other.picture, wide: true } : null}
                >
                  {other.excerpt && (
                    <p lang={langOf(other.language)} className={layout.muted}>
                      {other.excerpt}
                    </p>
                  )}
                  <OtherLanguage language={other.language} />
                </Card>
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** How long it takes to read, at two hundred words a minute. */
const minutesOf = (blocks: { text: string }[]): number => {
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return Math.max(1, Math.round(words / 200));
};
