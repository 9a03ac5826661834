import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  type MetaDescriptor,
} from '@remix-run/react';
import { WayToOthers } from '#app/features/communities/way-to-others.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { privateMeta } from './metadata.ts';
import { useShellData } from './shell-data.ts';

interface Told {
  title: string;
  message: string;
}

/**
 * Whatever went wrong, said plainly, with a way on. Whoever looked for a community that is not
 * here is shown those that are.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { viewer, developing } = useShellData();
  const location = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const told = messageOf(error);
  const { title, message } = isUnreached(error) ? unreached : tell(status, told);
  const noSuchPage = status === 404 && !told;
  const hub = location.pathname.startsWith('/communities/');
  const noCommunity = status === 404 && hub;
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      {(noSuchPage || status === 401 || status === 403) && (
        <img
          src="/images/dark-house.svg"
          alt="A row of dark buildings with one lit window."
          width={625}
          height={280}
        />
      )}
      <h1>{title}</h1>
      <p className={layout.lead}>{message}</p>
      {noSuchPage && developing && (
        <p className={layout.muted}>
          Working on the site? A page answers here once there is a file for it in app/routes.
        </p>
      )}
      <div className={layout.row}>
        {status === 401 && !viewer && (
          <ButtonLink to={`/login?redirectTo=${back}`}>Log In / Register</ButtonLink>
        )}
        {status === 403 && hub && <ButtonLink to="/account/settings">Account Settings</ButtonLink>}
        {noCommunity && <WayToOthers />}
        <ButtonLink to="/" kind={status === 401 || (hub && status < 500) ? 'quiet' : 'main'}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether a navigation by script got no answer: fetch rejects with a TypeError then. */
const isUnreached = (error: unknown): boolean =>
  typeof document !== 'undefined' &&
  error instanceof TypeError &&
  /fetch|load failed/i.test(error.message);

const unreached: Told = {
  title: 'We could not reach the server',
  message: 'Please check your connection and load this page again.',
};

/** The head of the error page: search engines leave it out. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, message } = isUnreached(error) ? unreached : tell(status, messageOf(error));
  return privateMeta({ title, description: message });
}

function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'message' in data
    ? String(data.message)
    : null;
}

/** "The listing you're looking for doesn't exist. ", from 'Listing not found'. */
function missing(message: string): string {
  const thing = /^(\w+) not found$/.exec(message)?.[1]?.toLowerCase();
  return thing ? `The ${thing} you're looking for doesn't exist. ` : '';
}

function tell(status: number, message: string | null): Told {
  switch (status) {
    case 401:
    case 403:
      return {
        title: 'Access Restricted',
        message:
          message ??
          'You need to be registered with this community to access it. Please log in or register to continue.',
      };
    case 404:
      return message
        ? {
            title: message,
            message: `${missing(message)}It may have been taken down, or the address has a typo in it.`,
          }
        : {
            title: '404 Page Not Found',
            message: 'There is nothing at this address. It may have moved, or it has a typo in it.',
          };
    case 405:
      return { title: 'That did not work', message: 'This page cannot be sent a form.' };
    case 409:
      return { title: 'It changed in the meantime', message: message ?? 'Please look again.' };
    case 429:
      return { title: 'Please wait a little', message: message ?? 'Please try again later.' };
    case 503:
      return { title: 'Not available right now', message: message ?? 'Please try again later.' };
    default:
      return status >= 500
        ? {
            title: 'Something went wrong on our side',
            message: 'It is not your doing. Please try again in a moment.',
          }
        : { title: 'That did not work', message: message ?? 'Please go back and try again.' };
  }
}
