import { useId, type ReactNode } from 'react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import * as byFloor from '#app/features/communities/manage/floors.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { groupedBy } from '#app/lib/grouped.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { unitKinds } from '#app/messages/en/unit-kinds.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { ButtonLink, Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Fold } from '#app/ui/text/fold.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { SearchWords } from '../search-words.tsx';
import * as styles from './register.css.ts';
import {
  everyUnit,
  isEveryUnit,
  unitLists,
  unitsPath,
  type RegisterFilter,
} from './register-filter.ts';
import type { RegisteredUnit, UnitRegister } from './register.server.ts';
import { Form } from '@remix-run/react';
import { SelectField } from '#app/ui/forms/field.tsx';

const unfolded = 40;

export function RegisterView({
  community,
  register,
}: {
  community: { slug: string; name: string; isOpen: boolean };
  register: UnitRegister;
}) {
  const t = useMessages(unitsDesk);
  const { slug, isOpen } = community;
  const { figures } = register;
  // Under the same name as on the desk and in the list of people.
  const counts = { ...figures, open: figures.unanswered + figures.free };
  const tile = (figure: 'occupied' | 'waiting' | 'open') => (
    <FigureTile
      key={figure}
      label={t(`lists.${figure}`)}
      value={counts[figure]}
      to={unitsPath(slug, { show: figure })}
    />
  );
  return (
    <Desk community={community} section="units" title={t('title')} lead={t('lead')}>
      <div className={layout.row}>
        <ButtonLink to={`${deskPath(slug, 'units')}/add`}>{t('add')}</ButtonLink>
        <ButtonLink kind="quiet" to={`${deskPath(slug)}/letters`}>
          {t('letters')}
        </ButtonLink>
        {!isOpen && (
          <ButtonLink kind="quiet" to={`${deskPath(slug)}/opening`}>
            {t('toOpening')}
          </ButtonLink>
        )}
      </div>
      <p>
        <Link to={`${deskPath(slug)}/service`}>{useMessages(owners)('rule.title')}</Link>
      </p>
      {register.isEmpty ? (
        <EmptyState text={t('none')} />
      ) : (
        <>
          <div className={desk.figures}>
            <FigureTiles>
              <FigureTile label={t('units', { count: figures.units })} value={figures.units} />
              {tile('occupied')}
              {/* The list to choose from below has these too. */}
              {(['waiting', 'open'] as const).filter((figure) => counts[figure] > 0).map(tile)}
            </FigureTiles>
          </div>
          <ToReview slug={slug} count={register.toReview} />
          <RegisterSearch slug={slug} filter={register.filter} buildings={register.buildings} />
          <Units slug={slug} register={register} />
        </>
      )}
    </Desk>
  );
}

function Units({ slug, register }: { slug: string; register: UnitRegister }) {
  const t = useMessages(unitsDesk);
  const { filter, page, floors } = register;
  const isOpenList = filter.show === 'open' && filter.q === '' && filter.building === '';
  const hasBuildings = floors.some(({ building }) => building !== null);
  return (
    <>
      {page.items.length === 0 && (
        <EmptyPage>
          <EmptyState text={t(isOpenList ? 'allAnswered' : 'noneFound')} />
        </EmptyPage>
      )}
      {[...groupedBy(floors, ({ building }) => building)].map(([building, inIt]) => (
        <Building key={building ?? ''} name={hasBuildings ? building : undefined}>
          {inIt.map(({ floor, count, occupied }) => (
            <Fold
              key={floor ?? 'none'}
              open={page.items.length <= unfolded}
              summary={
                <span className={byFloor.floor}>
                  <strong>
                    {floor === null ? t('noFloorSummary') : t('floorSummary', { floor })}
                  </strong>{' '}
                  {count > 0 && (
                    <span className={occupied < count ? undefined : layout.muted}>
                      {t('answered', { count, answered: occupied })}
                    </span>
                  )}
                </span>
              }
            >
              <ul role="list" className={styles.units}>
                {page.items
                  .filter((unit) => unit.floor === floor && unit.building === building)
                  .map((unit) => (
                    <Unit key={unit.id} path={deskPath(slug, 'units')} unit={unit} />
                  ))}
              </ul>
            </Fold>
          ))}
        </Building>
      ))}
      <ListPages page={page} previousLabel={t('previous')} nextLabel={t('next')} />
      {page.items.length > 0 && (
        <p>
          <a href={unitsPath(slug, filter, '.csv')} download>
            {t('download')}
          </a>
        </p>
      )}
    </>
  );
}

/** The floors of a building, below its name; null for those of none, undefined in a register without buildings. */
function Building({ name, children }: { name: string | null | undefined; children: ReactNode }) {
  const t = useMessages(unitsDesk);
  const id = useId();
  if (name === undefined) return <div className={byFloor.floors}>{children}</div>;
  return (
    <section aria-labelledby={id} className={layout.stack}>
      <h2 id={id}>{name ?? t('noBuilding')}</h2>
      <div className={byFloor.floors}>{children}</div>
    </section>
  );
}

/** Leads to the labels that can be read in two ways, until the desk has looked at them. */
function ToReview({ slug, count }: { slug: string; count: number }) {
  const t = useMessages(unitsDesk);
  if (count === 0) return null;
  return (
    <p>
      {t('review.some', { count })}{' '}
      <Link to={`${deskPath(slug, 'units')}/review`}>{t('review.open')}</Link>
    </p>
  );
}

function Unit({ path, unit }: { path: string; unit: RegisteredUnit }) {
  const t = useMessages(unitsDesk);
  const kinds = useMessages(unitKinds);
  const { id, label, kind, names, waiting, invited } = unit;
  const facts = [
    ...(kind === 'HOME' ? [] : [kinds(kind)]),
    ...names,
    ...(waiting > 0 ? [t('waiting', { count: waiting })] : []),
    ...(invited > 0 ? [t('invited', { count: invited })] : []),
  ];
  return (
    <li className={styles.unit}>
      <Link to={`${path}/${id}`} className={styles.label}>
        <bdi>{label}</bdi>
      </Link>
      <span className={facts.length > 0 ? undefined : layout.muted}>
        {facts.length > 0 ? facts.join(', ') : t('nobody')}
      </span>
    </li>
  );
}

function RegisterSearch({
  slug,
  filter,
  buildings,
}: {
  slug: string;
  filter: RegisterFilter;
  buildings: string[];
}) {
  const t = useMessages(unitsDesk);
  const { show, q, building } = filter;
  const field = (name: string, value: string) => ({ name, id: name, value, errors: [] });
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filter)}>
      <SearchWords label={t('searchLabel')} q={q} />
      <SelectField
        label={t('filter')}
        options={unitLists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        field={field('show', show)}
      />
      {buildings.length > 0 && (
        <SelectField
          label={t('buildings')}
          required={false}
          placeholder={t('allBuildings')}
          options={buildings.map((value) => ({ value, label: value }))}
          field={field('building', building)}
        />
      )}
      <Button kind="quiet">{t('search')}</Button>
      {!isEveryUnit(filter) && <Link to={unitsPath(slug, everyUnit)}>{t('clearSearch')}</Link>}
    </Form>
  );
}
