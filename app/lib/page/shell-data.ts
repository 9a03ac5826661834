import { useRouteError, useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext, useEffect } from 'react';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { Toast } from '../http/toast.server.ts';
import { statusOf } from './error-text.ts';

/** The data of the frame around every page. */
export interface ShellData {
  viewer: ShellViewer | null;
  theme: 'light' | 'dark';
  locale: Locale;
  toast: Toast | null;
  /** False with Save-Data or the Lite switch, and on the page of a failed form: none are sent then. */
  scripts: boolean;
  /** True with Save-Data or the Lite switch. */
  lite: boolean;
  /** True where the browser sends Save-Data, which overrides the Lite switch. */
  savesData: boolean;
  /** The address of the site, without a trailing slash. */
  appUrl: string;
  demo: boolean;
  /** What the identity provider is called that people may log in with; missing where there is none. */
  signOn?: string | undefined;
  /** The communities that the footer names. */
  footerCommunities: { slug: string; name: string }[];
  /** Who runs this site and where to write; empty where it was not said. */
  footerOperator: { name: string; contact: string };
  /** What a missing page says outside production; null there. */
  developerHint: string | null;
}

export interface ShellViewer {
  id: string;
  name: string;
  email: string;
  initials: string;
  /** The address of the profile photo. */
  image: string | null;
  canManagePeople: boolean;
  canOpenDashboard: boolean;
  /** The primary community first; those at whose door the viewer waits come last. */
  condos: Condo[];
}

export interface Condo {
  name: string;
  slug: string;
  /** As it was typed: '305', 'Townhouse 4'. */
  unit: string;
  isPrimary: boolean;
  /** Whether its hub is still closed to the viewer. */
  waits: boolean;
}

/**
 * The frame's data; defaults where the root's loader failed. Around a page that says that nobody is
 * logged in, nobody is, although the frame was loaded when somebody was.
 */
export function useShellData(): ShellData {
  const error = useRouteError();
  const shell = useLoadedShell();
  return error != null && statusOf(error) === 401 ? { ...shell, viewer: null } : shell;
}

/** What the frame shows where its data cannot be had. */
export const bareShell: ShellData = {
  viewer: null,
  theme: 'dark',
  locale: defaultLocale,
  toast: null,
  scripts: false,
  lite: false,
  savesData: false,
  appUrl: '',
  demo: false,
  footerCommunities: [],
  footerOperator: { name: '', contact: '' },
  developerHint: null,
};

const useLoadedShell = (): ShellData => useRouteLoaderData<ShellData>('root') ?? bareShell;

let sessionIsOver = false;

/** Whether the frame has to be loaded again at the next navigation. */
export const isSessionOver = (): boolean => sessionIsOver;

/** Notes that the page said that nobody is logged in, or that another page took its place. */
export const useSessionOver = (isOver: boolean): void =>
  useEffect(() => {
    sessionIsOver = isOver;
  }, [isOver]);

const Nonce = createContext<string | undefined>(undefined);

/** Carries the page's CSP nonce from entry.server to the frame, which writes inline scripts. */
export const NonceProvider = Nonce.Provider;

/** The nonce of this page; undefined in the browser, which hides it on purpose. */
export const useNonce = (): string | undefined => useContext(Nonce);
