import { useRouteLoaderData } from '@remix-run/react';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { ToastMessage } from '#app/ui/toast.tsx';

/** The data of the frame around every page. */
export interface ShellData {
  viewer: ShellViewer | null;
  theme: 'light' | 'dark';
  locale: Locale;
  toast: ToastMessage | null;
  /** False with Save-Data or the Lite switch, and on the page of a failed form: none are sent then. */
  scripts: boolean;
  /** True with Save-Data or the Lite switch. */
  lite: boolean;
  /** True where the browser sends Save-Data, which overrides the Lite switch. */
  savesData: boolean;
  /** The address of the site, without a trailing slash. */
  appUrl: string;
  demo: boolean;
  /** True outside production, where pages may have hints for developers. */
  developing: boolean;
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
  /** The primary community first. */
  condos: Condo[];
}

export interface Condo {
  name: string;
  slug: string;
  /** As it was typed: '305', 'Townhouse 4'. */
  unit: string;
  isPrimary: boolean;
}

/** The frame's data; defaults where the root's loader failed. */
export function useShellData(): ShellData {
  return (
    useRouteLoaderData<ShellData>('root') ?? {
      viewer: null,
      theme: 'dark',
      locale: defaultLocale,
      toast: null,
      scripts: false,
      lite: false,
      savesData: false,
      appUrl: '',
      demo: false,
      developing: false,
    }
  );
}
