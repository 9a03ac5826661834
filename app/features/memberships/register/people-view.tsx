import { Desk } from '#app/features/manage/desk.tsx';
import { deskPath } from '#app/features/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/door-queue.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { BulkResults } from '../queue/bulk-results.tsx';
import { WaitingList } from '../queue/waiting-list.tsx';
import { peopleLists } from './people-lists.ts';
import { PeopleSearch } from './people-search.tsx';
import { PeopleTable } from './people-table.tsx';
import { csvPath, listPath } from './people-paths.ts';
import type { PeoplePage } from './people-page.server.ts';

/** The people of a community: who waits, and the register. */
export function PeopleView({ page, reply }: { page: PeoplePage; reply: FormReply | undefined }) {
  const t = useMessages(doorQueue);
  const { community, filter, counts, figures, floors, waiting, listed, results } = page;
  const { slug, name } = community;
  const shown = waiting ?? listed;
  const isFiltered = filter.q !== '' || filter.tenure !== null || filter.floor !== null;
  return (
    <Desk
      community={community}
      section="people"
      title={t('title')}
      lead={t.rich('lead', { community: <bdi>{name}</bdi> })}
    >
      {results && <BulkResults slug={slug} results={results} />}
      <section aria-labelledby="figures" className={layout.stack}>
        <h2 id="figures">{t('figuresTitle')}</h2>
        <FigureTiles>
          {(['units', 'occupied', 'waiting', 'unanswered', 'free'] as const).map((figure) => (
            <FigureTile key={figure} label={t(`figures.${figure}`)} value={figures[figure]} />
          ))}
        </FigureTiles>
        <p className={layout.row}>
          <Link to={deskPath(slug, 'units')}>{t('toUnits')}</Link>
          <Link to={`${deskPath(slug, 'people')}/import`}>{t('toImport')}</Link>
        </p>
      </section>
      <div className={layout.stack}>
        <Tabs
          label={t('lists')}
          current={filter.show}
          tabs={peopleLists.map((list) => ({
            key: list,
            label: t('tab', { list: t(`shows.${list}`), count: counts[list] }),
            to: listPath(slug, list),
          }))}
        />
        {counts[filter.show] > 0 && <PeopleSearch slug={slug} filter={filter} floors={floors} />}
        {shown?.items.length === 0 && (
          <EmptyPage>
            <NobodyHere filter={filter} isFiltered={isFiltered} />
          </EmptyPage>
        )}
        {waiting?.items.length === 0 && reply && (
          <ErrorSummary form={formState(reply.result)} title={t('notDone')} />
        )}
        {waiting && waiting.items.length > 0 && (
          <WaitingList
            slug={slug}
            people={waiting.items}
            limit={community.peoplePerUnit}
            formKey={page.formKey}
            reply={reply}
          />
        )}
        {listed && listed.items.length > 0 && (
          <PeopleTable slug={slug} show={filter.show} people={listed.items} />
        )}
        {shown && <ListPages page={shown} previousLabel={t('previous')} nextLabel={t('next')} />}
        {shown && shown.items.length > 0 && (
          <p>
            <a href={csvPath(slug, filter)} download>
              {t('download')}
            </a>
          </p>
        )}
      </div>
    </Desk>
  );
}

function NobodyHere({
  filter: { show },
  isFiltered,
}: Pick<PeoplePage, 'filter'> & { isFiltered: boolean }) {
  const t = useMessages(doorQueue);
  if (isFiltered) return <EmptyState text={t('noneFound')} />;
  if (show !== 'waiting') return <EmptyState text={t(`none.${show}`)} />;
  return (
    <EmptyState
      text={
        <>
          <strong>{t('nobodyWaits')}</strong>
          <br />
          {t('nobodyWaitsMore')}
        </>
      }
    />
  );
}
