import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities as words } from '#app/messages/en/communities.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { CommunitySearchForm } from './community-search-form.tsx';
import type { FoundPage } from './find-page.server.ts';

/** Finds a community among all of them, and leads to its hub. */
export function FindPage({ communities, search }: FoundPage) {
  const t = useMessages(words);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('searchTitle')} lead={t('searchLead')} />
      <CommunitySearchForm
        action="/communities"
        label={t('searchLabel')}
        search={search}
        clear="/communities"
      />
      {communities.length > 0 && (
        <ul role="list" className={lines.lines}>
          {communities.map(({ slug, name, address }) => (
            <li key={slug} className={lines.line}>
              <Link to={`/communities/${slug}`} className={lines.title}>
                <bdi>{name}</bdi>
              </Link>
              {address && <span className={layout.muted}>{address}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
