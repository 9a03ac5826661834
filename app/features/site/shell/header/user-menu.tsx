import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import type { ShellViewer } from '#app/lib/page/shell-data.ts';
import { EmergencyLink } from './emergency-link.tsx';

/** The items of the menu under the viewer's name, those used most first. */
export function UserMenu({
  viewer,
  inSheet = false,
}: {
  viewer: ShellViewer;
  /** In the menu of a narrow page, which has the emergency pages beside their communities. */
  inSheet?: boolean;
}) {
  const t = useMessages(shell);
  const unitLabel = useUnitLabel();
  const primary = viewer.condos[0];
  return (
    <>
      <p className={menu.note}>
        <strong>
          <bdi>{viewer.name}</bdi>
        </strong>
        <br />
        {viewer.email}
        <br />
        {primary
          ? t.rich('unitIn', {
              community: <bdi>{primary.name}</bdi>,
              unit: <bdi>{unitLabel(primary.unit)}</bdi>,
            })
          : t('noCommunities')}
        {primary?.waits && ` (${t('waiting')})`}
      </p>
      {!inSheet && <div className={menu.rule} />}
      <div className={inSheet ? menu.pairs : undefined}>
        <Link to="/account/settings" className={menu.item}>
          {t('accountSettings')}
        </Link>
        <Link to="/account" className={menu.item}>
          {t('myAccount')}
        </Link>
        <Link to={`/users/${viewer.id}`} className={menu.item}>
          {t('myProfile')}
        </Link>
        {viewer.canManagePeople && (
          <Link to="/admin/people" className={menu.item}>
            {t('people')}
          </Link>
        )}
        {!primary && <EmergencyLink className={menu.item} />}
        {!inSheet &&
          viewer.condos.map(({ slug, name }) => (
            <Link key={slug} to={`/communities/${slug}/emergency`} className={menu.item}>
              {viewer.condos.length === 1
                ? t('emergency')
                : t.rich('emergencyAt', { community: <bdi>{name}</bdi> })}
            </Link>
          ))}
      </div>
      <form method="post" action="/logout" className={menu.last}>
        <button className={menu.item}>{t('logout')}</button>
      </form>
    </>
  );
}
