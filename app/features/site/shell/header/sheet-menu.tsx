import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { LanguageButtons } from '../language-switch.tsx';
import type { ShellViewer } from '#app/lib/page/shell-data.ts';
import { EmergencyLink } from './emergency-link.tsx';
import { CondoLink } from './my-condos.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** Everything the header has, for a narrow page: what is used most first. */
export function SheetMenu({ viewer }: { viewer: ShellViewer | null }) {
  const t = useMessages(shell);
  return (
    <nav aria-label={t('menu')}>
      {viewer?.canOpenDashboard && <ModeratorItems />}
      {viewer && <Condos condos={viewer.condos} />}
      <div className={menu.pairs}>
        <Link to="/newsletter/archives" className={menu.item}>
          {t('archives')}
        </Link>
        {!viewer && <EmergencyLink className={menu.item} />}
        <LanguageButtons className={menu.item} />
        <ThemeToggle className={menu.item} />
      </div>
      <div className={menu.rule} />
      {viewer ? (
        <UserMenu viewer={viewer} inSheet />
      ) : (
        <div className={menu.pairs}>
          <Link to="/login" className={menu.item}>
            {t('login')}
          </Link>
          <Link to="/register" className={menu.item}>
            {t('register')}
          </Link>
        </div>
      )}
    </nav>
  );
}

/** The two places of a moderator, each with what it is for. */
function ModeratorItems() {
  const t = useMessages(shell);
  return (
    <>
      <div className={menu.pairs}>
        <Link to="/moderation" className={menu.item}>
          {t('dashboard')}
          <span className={menu.about}>{t('dashboardAbout')}</span>
        </Link>
        <Link to="/manage" className={menu.item}>
          {t('manage')}
          <span className={menu.about}>{t('manageAbout')}</span>
        </Link>
      </div>
      <div className={menu.rule} />
    </>
  );
}

/** The viewer's communities, each with its emergency page beside it. */
function Condos({ condos }: { condos: ShellViewer['condos'] }) {
  const t = useMessages(shell);
  if (condos.length === 0) return null;
  return (
    <>
      <p className={menu.note}>
        <strong>{t(condos.length === 1 ? 'myCondo' : 'myCondos')}</strong>
      </p>
      {condos.map((condo) => (
        <div key={condo.slug} className={menu.withAside}>
          <CondoLink condo={condo} />
          <Link
            to={`/communities/${condo.slug}/emergency`}
            className={menu.item}
            aria-label={t('emergencyAt', { community: condo.name })}
          >
            {t('emergency')}
          </Link>
        </div>
      ))}
      <div className={menu.rule} />
    </>
  );
}
