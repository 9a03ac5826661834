import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ending } from '#app/messages/en/ending.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { EndingPage } from './ending-page.server.ts';

/** What the end of a membership means for the person and the unit. */
export function Consequences({ page }: { page: EndingPage }) {
  const t = useMessages(ending);
  const { posts, activities, hasCode, moderates, person } = page;
  return (
    <section aria-labelledby="consequences" className={layout.stack}>
      <h2 id="consequences">{t('whatHappens')}</h2>
      <ul>
        <li>{t('hubCloses')}</li>
        <li>
          {posts.length === 0 ? t('noPosts') : t('posts', { count: posts.length })}
          <Titles of={posts} />
        </li>
        <li>
          {activities.length === 0 ? t('noPlaces') : t('places', { count: activities.length })}
          <Titles of={activities} />
        </li>
        {moderates && <li>{t('moderates')}</li>}
        <li>{t(hasCode ? 'code' : 'noCode', { unit: person.unit })}</li>
        <li>{t('historyStays')}</li>
      </ul>
    </section>
  );
}

function Titles({ of: named }: { of: EndingPage['activities'] }) {
  const t = useMessages(ending);
  const lang = useLang();
  if (named.length === 0) return null;
  return (
    <ul>
      {named.map(({ id, title, language }) => (
        <li key={id}>
          <bdi lang={language ? lang(language) : undefined}>{title ?? t('hidden')}</bdi>
        </li>
      ))}
    </ul>
  );
}
