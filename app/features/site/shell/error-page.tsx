import { useLocation, useRouteError, type MetaArgs, type MetaDescriptor } from '@remix-run/react';
import { WayToOthers } from '#app/features/communities/communities/way-to-others.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { errors } from '#app/messages/en/errors.ts';
import { ui } from '#app/messages/en/ui.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import {
  doorOf,
  draftOf,
  errorText,
  isNoSuchPage,
  linkOf,
  listStartOf,
  statusOf,
} from '#app/lib/page/error-text.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useSessionOver, useShellData } from '#app/lib/page/shell-data.ts';
import { useTheme } from './switches.tsx';

/**
 * What went wrong, in plain words, and where to go next. Whoever looked for a community that does
 * not exist sees those that do.
 */
export function ErrorPage() {
  const t = useMessages(errors);
  const parts = useMessages(ui);
  const error = useRouteError();
  const { viewer, developerHint } = useShellData();
  const location = useLocation();
  const status = statusOf(error);
  useSessionOver(status === 401);
  const { title, text } = errorText(error, t);
  const noSuchPage = isNoSuchPage(error);
  const hub = location.pathname.startsWith('/communities/');
  const noCommunity = status === 404 && hub;
  const here = encodeURIComponent(location.pathname + location.search);
  const draft = draftOf(error);
  const listStart = listStartOf(error);
  const link = linkOf(error);
  const door = doorOf(error);
  const theme = useTheme();
  const isOnlyWay = status === 403 && link?.to === '/account/closing';
  const ways = (
    <div className={layout.row}>
      {hub && (status === 401 || status === 403) && !isOnlyWay && (
        <ButtonLink
          to={location.pathname.replace(/^(\/[^/]*\/[^/]*).*/, '$1/emergency')}
          kind="plain"
        >
          {t('emergency')}
        </ButtonLink>
      )}
      {!isOnlyWay && (
        <ButtonLink
          to="/"
          kind={
            door
              ? 'plain'
              : link || listStart || status === 401 || (hub && status < 500)
                ? 'quiet'
                : 'main'
          }
        >
          {t('home')}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      {(noSuchPage || status === 401 || status === 403) && (
        <img
          src={door ? `${door.picture}?theme=${theme}` : '/images/dark-house.svg'}
          alt={door?.alt ?? ''}
          width={625}
          height={280}
        />
      )}
      <header className={layout.stack}>
        <h1>{title}</h1>
        {door && (
          <p>
            <strong>{door.title}</strong>
          </p>
        )}
      </header>
      <p className={layout.lead}>{text}</p>
      {noSuchPage && developerHint && <p className={layout.muted}>{developerHint}</p>}
      <div className={layout.row}>
        {draft && (
          <form method="post" action={status === 403 ? draft.to : '/login'}>
            <input type="hidden" name="redirectTo" value={draft.to} />
            <input type="hidden" name="draft" value={draft.fields} />
            <Button>{t(status === 403 ? 'goOn' : 'loginAgain')}</Button>
          </form>
        )}
        {status === 401 && !viewer && !draft && (
          <ButtonLink to={`/login?redirectTo=${here}`}>{t('login')}</ButtonLink>
        )}
        {door && link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
        {status === 403 && hub && !isOnlyWay && (
          <ButtonLink
            to="/account/settings"
            target={draft && '_blank'}
            kind={door && link ? 'quiet' : 'main'}
          >
            {t('accountSettings')}
          </ButtonLink>
        )}
        {!door && link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
        {listStart && <ButtonLink to={listStart}>{parts('listStart')}</ButtonLink>}
        {noCommunity && <WayToOthers />}
        {!door && ways}
      </div>
      {door && ways}
      {door?.ways.map(({ to, text, label: way }) => (
        <p key={to}>
          {text} <Link to={to}>{way}</Link>
        </p>
      ))}
    </div>
  );
}

/** The head of the error page. Search engines must leave it out. */
export function errorMeta({
  error,
  matches,
}: Pick<MetaArgs, 'error' | 'matches'>): MetaDescriptor[] {
  const { title, text } = errorText(error, metaMessages(matches, errors));
  return privateMeta({ title, description: text });
}
