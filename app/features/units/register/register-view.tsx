import { Desk } from '#app/features/manage/desk.tsx';
import { deskPath } from '#app/features/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/units-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './register.css.ts';
import type { RegisteredUnit, UnitRegister } from './register.server.ts';

/** How many units are shown at once without folding the floors. */
const unfolded = 40;

/** The register of a community's units, by floor, with who is in each. */
export function RegisterView({
  community,
  register: { figures, floors },
  show,
}: {
  community: { slug: string; name: string; isOpen: boolean };
  register: UnitRegister;
  show: 'all' | 'unanswered';
}) {
  const t = useMessages(unitsDesk);
  const { slug, isOpen } = community;
  const path = deskPath(slug, 'units');
  const shown = floors.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <Desk community={community} section="units" title={t('title')} lead={t('lead')}>
      <div className={layout.row}>
        <ButtonLink to={`${path}/add`}>{t('add')}</ButtonLink>
        <ButtonLink kind="quiet" to={`${deskPath(slug)}/letters`}>
          {t('letters')}
        </ButtonLink>
        {!isOpen && (
          <ButtonLink kind="quiet" to={`${deskPath(slug)}/opening`}>
            {t('toOpening')}
          </ButtonLink>
        )}
      </div>
      {figures.units === 0 ? (
        <EmptyState text={t('none')} />
      ) : (
        <>
          <FigureTiles>
            <FigureTile label={t('units', { count: figures.units })} value={figures.units} />
            <FigureTile
              label={t('answered', { count: figures.answered })}
              value={figures.answered}
            />
            <FigureTile
              label={t('unanswered', { count: figures.unanswered })}
              value={figures.unanswered}
            />
          </FigureTiles>
          <Tabs
            label={t('filter')}
            current={show}
            tabs={[
              { key: 'all', label: t('all'), to: path },
              { key: 'unanswered', label: t('onlyUnanswered'), to: `${path}?show=unanswered` },
            ]}
          />
          {shown === 0 && <EmptyState text={t('allAnswered')} />}
          <div className={layout.stack}>
            {floors.map(({ floor, answered, units }) => (
              <details key={floor ?? 'none'} className={styles.floor} open={shown <= unfolded}>
                <summary className={styles.floorHead}>
                  {t(floor === null ? 'noFloorSummary' : 'floorSummary', {
                    floor: floor ?? '',
                    count: units.length,
                    answered,
                  })}
                </summary>
                <ul role="list" className={styles.units}>
                  {units.map((unit) => (
                    <Unit key={unit.id} path={path} unit={unit} />
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </>
      )}
    </Desk>
  );
}

function Unit({ path, unit }: { path: string; unit: RegisteredUnit }) {
  const t = useMessages(unitsDesk);
  const { id, label, names, waiting, invited } = unit;
  const facts = [
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
