import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { search as words } from '#app/messages/en/search.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { HitEntry } from './hit-entry.tsx';
import type { SearchResults } from './search.server.ts';
import { shortcutPath } from './shortcuts.ts';
import { searchLength } from '#app/features/communities/matching/words.ts';
import * as styles from './search.css.ts';

/** What was found in a community, or how to find more. */
export function SearchPage({ community, typed, shortcuts, isNear, total, hits }: SearchResults) {
  const t = useMessages(words);
  const hub = `/communities/${community.slug}`;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={<Breadcrumb above={[{ to: hub, label: community.name }]} current={t('title')} />}
        title={t('title')}
      />
      <form method="get" role="search" className={`${layout.searchRow} ${styles.form}`}>
        <TextField
          label={t('label')}
          hint={t('hint', { community: community.name })}
          type="search"
          required={false}
          maxLength={searchLength}
          enterKeyHint="search"
          field={{ name: 'q', id: 'q', value: typed, errors: [] }}
        />
        <Button>{t('search')}</Button>
      </form>
      <Shortcuts hub={hub} shortcuts={shortcuts} />
      {hits.items.length > 0 ? (
        <section aria-labelledby="found" className={layout.stack}>
          <h2 id="found">{t(isNear ? 'near' : 'found', { count: total, words: typed })}</h2>
          <ol role="list" className={lines.lines}>
            {hits.items.map((hit) => (
              <HitEntry key={hit.id} hit={hit} hub={hub} />
            ))}
          </ol>
        </section>
      ) : (
        <EmptyPage>
          <Suggestions hub={hub} typed={typed} hasTips={shortcuts.length === 0} />
        </EmptyPage>
      )}
      <ListPages page={hits} previousLabel={t('earlier')} nextLabel={t('more')} />
    </div>
  );
}

/** The pages that the words ask for, above everything that has them. */
function Shortcuts({ hub, shortcuts }: { hub: string } & Pick<SearchResults, 'shortcuts'>) {
  const t = useMessages(words);
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-label={t('pages')}>
      <ul role="list" className={layout.row}>
        {shortcuts.map((page) => (
          <li key={page}>
            <ButtonLink
              kind={page === 'emergency' ? 'danger' : 'quiet'}
              to={shortcutPath(hub, page)}
            >
              {t(`shortcuts.${page}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What to do where nothing was found, and before the first search. */
function Suggestions({ hub, typed, hasTips }: { hub: string; typed: string; hasTips: boolean }) {
  const t = useMessages(words);
  const places = [
    { to: `${hub}?tab=buy-sell`, label: t('buySell') },
    { to: `${hub}?tab=activities`, label: t('activities') },
    { to: `${hub}/notices`, label: t('notices') },
    { to: `${hub}/documents`, label: t('documents') },
  ];
  return (
    <section aria-labelledby="look" className={layout.stack}>
      {typed !== '' && (
        <p role="status" className={styles.none}>
          {t('none', { words: typed })}
        </p>
      )}
      {hasTips && (
        <>
          <h2>{t('tips.title')}</h2>
          <ul className={styles.tips}>
            {(['fewer', 'begin', 'quotes', 'signs'] as const).map((tip) => (
              <li key={tip}>{t(`tips.${tip}`)}</li>
            ))}
          </ul>
        </>
      )}
      <h2 id="look">{t('look')}</h2>
      <ul role="list" className={layout.row}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={lines.title}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
