import { Form } from '@remix-run/react';
import { Fragment } from 'react';
import { tenures } from '#db/enums.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import type { OccupancyFigures } from '#app/features/residency/units/unit-state.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { unitsPath } from '#app/features/residency/units/register/register-filter.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { LandedToast } from '#app/ui/overlays/toast.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { MailAll } from '../invitations/mail-all.tsx';
import { BulkResults } from '../queue/bulk-results.tsx';
import { WaitingList } from '../queue/waiting-list.tsx';
import {
  csvPath,
  importPath,
  isFiltered,
  listPath,
  peopleLists,
  personAnchor,
  type PeopleFilter,
} from './people-list.ts';
import { PeopleTable } from './people-table.tsx';
import type { PeoplePage } from './people-page.server.ts';
import { SearchWords } from '../../units/search-words.tsx';
import * as styles from './people.css.ts';

/** As many people are found without a search. */
const fewPeople = 10;

/** The people of a community: who waits, and everybody else. */
export function PeopleView({ page, reply }: { page: PeoplePage; reply: FormReply | undefined }) {
  const t = useMessages(doorQueue);
  const { community, filter, counts, figures, floors, waiting, listed, results } = page;
  const { slug } = community;
  const shown = waiting ?? listed;
  const { toast } = useShellData();
  const { number } = useFormats();
  const isLanded = toast?.at !== undefined;
  const above = isLanded && waiting?.items.find(({ id }) => personAnchor(id) === toast.at);
  const landed = isLanded ? <LandedToast message={toast} /> : null;
  return (
    <Desk community={community} section="people" title={t('title')}>
      {results && <BulkResults slug={slug} results={results} formKey={page.formKey} />}
      <div className={`${layout.stack} ${styles.lists}`}>
        <div className={layout.spread}>
          <Chips
            label={t('lists')}
            chips={peopleLists.map((list) => ({
              isCurrent: list === filter.show,
              label: t('tab', { list: t(`shows.${list}`), count: counts[list] }),
              to: listPath(slug, list),
            }))}
          />
          <p className={layout.row}>
            <Link to={importPath(slug)}>{t('toImport')}</Link>
            {shown && shown.items.length > 0 && (
              <a href={csvPath(slug, filter)} download>
                {t('download')}
              </a>
            )}
          </p>
        </div>
        {!above && landed}
        {(isFiltered(filter) || counts[filter.show] > fewPeople) && (
          <PeopleSearch slug={slug} filter={filter} floors={floors} />
        )}
        {shown?.items.length === 0 && (
          <EmptyPage>
            <NobodyHere filter={filter} />
          </EmptyPage>
        )}
        {!waiting?.items.length && reply && (
          <ErrorSummary form={formState(reply.result)} title={t('notDone')} />
        )}
        {waiting && waiting.items.length > 0 && (
          <WaitingList
            community={community}
            people={waiting.items}
            hasRegister={figures.units > 0}
            formKey={page.formKey}
            reply={reply}
            above={above ? { id: above.id, landed } : null}
          />
        )}
        <MailAll slug={slug} count={page.toMail} formKey={page.formKey} />
        {page.residents !== null && page.residents < counts.members && (
          <p className={`${layout.small} ${layout.muted}`}>
            {t('membersHint', { count: page.residents, residents: number(page.residents) })}
          </p>
        )}
        {listed && listed.items.length > 0 && (
          <PeopleTable slug={slug} show={filter.show} people={listed.items} />
        )}
        {shown && (
          <ListPages
            page={shown}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            query={{ show: filter.show }}
          />
        )}
      </div>
      <UnitFigures slug={slug} figures={figures} />
    </Desk>
  );
}

/** Finds people in the list that is shown. */
function PeopleSearch({
  slug,
  filter,
  floors,
}: {
  slug: string;
  filter: PeopleFilter;
  floors: number[];
}) {
  const t = useMessages(doorQueue);
  const { show, q, tenure, floor } = filter;
  const field = (name: string, value: string) => ({ name, id: name, value, errors: [] });
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filter)}>
      <input type="hidden" name="show" value={show} />
      <SearchWords label={t('searchLabel')} q={q} />
      <SelectField
        label={t('tenure')}
        required={false}
        placeholder={t('anyTenure')}
        options={[...tenures, 'NONE' as const].map((value) => ({
          value,
          label: value === 'NONE' ? t('noTenure') : t(`tenures.${value}`),
        }))}
        field={field('tenure', tenure ?? '')}
      />
      <SelectField
        label={t('floor')}
        required={false}
        placeholder={t('anyFloor')}
        options={floors.map((value) => ({ value: String(value), label: String(value) }))}
        field={field('floor', floor === null ? '' : String(floor))}
      />
      <Button kind="quiet">{t('search')}</Button>
      {isFiltered(filter) && <Link to={listPath(slug, show)}>{t('clearSearch')}</Link>}
    </Form>
  );
}

/** The units in one line, whose figures add up, and the way to them. */
function UnitFigures({ slug, figures }: { slug: string; figures: OccupancyFigures }) {
  const t = useMessages(doorQueue);
  const { units, occupied, waiting, unanswered, free } = figures;
  // Units are counted here, and people in the tabs: a request for a unit that has members is in the first figure.
  const parts = [
    {
      show: 'occupied' as const,
      count: occupied,
      text: t('figures.occupied', { count: occupied }),
    },
    { show: 'waiting' as const, count: waiting, text: t('figures.waiting', { count: waiting }) },
    {
      show: 'open' as const,
      count: unanswered + free,
      text: t('figures.unanswered', { count: unanswered + free }),
    },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="figures" className={layout.stack}>
      <h2 id="figures">{t('figuresTitle')}</h2>
      {units > 0 && (
        <p>
          {t('figures.units', { count: units })}{' '}
          {parts.map(({ show, text }, index) => (
            <Fragment key={show}>
              {index > 0 && ', '}
              <Link to={unitsPath(slug, { show })}>{text}</Link>
            </Fragment>
          ))}
          .
        </p>
      )}
      <p>
        <Link to={deskPath(slug, 'units')}>{t('toUnits')}</Link>
      </p>
    </section>
  );
}

function NobodyHere({ filter }: { filter: PeopleFilter }) {
  const t = useMessages(doorQueue);
  const { show } = filter;
  if (isFiltered(filter)) return <EmptyState text={t('noneFound')} />;
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
