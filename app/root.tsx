import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import {
  NavigationProgress,
  RouteAnnouncer,
  OfflineGuard,
} from './features/site/shell/status-lines.tsx';
import { ErrorPage, errorMeta } from './features/site/shell/error-page.tsx';
import { Alarms } from './features/noticeboard/notices/emergencies/alarms.tsx';
import { BottomBar } from './features/site/shell/footer/bottom-bar.tsx';
import { Footer } from './features/site/shell/footer/footer.tsx';
import { Header } from './features/site/shell/header/header.tsx';
import { titleOf } from './lib/page/metadata.ts';
import { useLoadedTheme, useTheme } from './features/site/shell/switches.tsx';
import { isSessionOver, useSessionOver, useShellData, useNonce } from './lib/page/shell-data.ts';
import { loadShell } from './features/site/shell/shell-data.server.ts';
import { languageTags } from './lib/i18n/locale.ts';
import { sendsScripts } from './lib/http/route-handle.ts';
import './ui/styles/global.css.ts';
import './ui/styles/view-transition.css';
import { ground } from './ui/styles/ground.ts';
import { Toast } from './ui/overlays/toast.tsx';

export const links: LinksFunction = () => [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: '/fonts/bricolage-700.woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/images/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: MetaFunction = (args) => (args.error ? errorMeta(args) : [{ title: titleOf() }]);

export async function loader(args: LoaderFunctionArgs) {
  const { shell, headers } = await loadShell(args);
  return data(shell, { headers });
}

/**
 * A background check of a form changes nothing in the frame. After a form that could not be sent
 * (see offline-fallback), loading the frame again would fail as well. Once a page said that the
 * session is over, the next one loads the frame again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}) =>
  formData?.has('__intent__') || actionStatus === 503
    ? false
    : defaultShouldRevalidate || isSessionOver();

/** The frame around every page. A route's handle says whether it sends scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useShellData();
  const theme = useTheme();
  const nonce = useNonce();
  const wanted = sendsScripts(useMatches());
  // A page reached by script keeps them, wanted or not, because they scroll it to its top.
  const navigated = typeof document !== 'undefined';
  return (
    <html lang={languageTags[shell.locale]} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make links of numbers in texts, before React has taken the page over. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={ground[theme]} />
        <Meta />
        <Links />
      </head>
      <body>
        <Header />
        <Alarms />
        <OfflineGuard />
        <NavigationProgress />
        <Toast message={shell.toast} sendsScripts={shell.scripts && wanted} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <BottomBar />
        <RouteAnnouncer />
        {shell.scripts && (wanted || navigated) && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useSessionOver(false);
  useLoadedTheme();
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
