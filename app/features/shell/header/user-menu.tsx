import { useUnitLabel } from '#app/features/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import type { ShellViewer } from '../shell-data.ts';
import { EmergencyLink } from './emergency-link.tsx';

/** The items of the menu under the viewer's name. */
export function UserMenu({ viewer }: { viewer: ShellViewer }) {
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
      <div className={menu.rule} />
      <Link to="/account/settings" className={menu.item}>
        {t('accountSettings')}
      </Link>
      <Link to={`/users/${viewer.id}`} className={menu.item}>
        {t('myProfile')}
      </Link>
      {viewer.canOpenDashboard && (
        <Link to="/manage" className={menu.item}>
          {t('manage')}
        </Link>
      )}
      {viewer.canManagePeople && (
        <Link to="/admin/people" className={menu.item}>
          {t('people')}
        </Link>
      )}
      {!primary && <EmergencyLink className={menu.item} />}
      {viewer.condos.map(({ slug, name }) => (
        <Link key={slug} to={`/communities/${slug}/emergency`} className={menu.item}>
          {viewer.condos.length === 1
            ? t('emergency')
            : t.rich('emergencyAt', { community: <bdi>{name}</bdi> })}
        </Link>
      ))}
      <div className={menu.rule} />
      <form method="post" action="/logout">
        <button className={menu.item}>{t('logout')}</button>
      </form>
    </>
  );
}
