import { useRouteLoaderData } from '@remix-run/react';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { ToastMessage } from '#app/ui/toast.tsx';

/** What the frame around every page needs to know. */
export interface ShellData {
  viewer: ShellViewer | null;
  theme: 'light' | 'dark';
  locale: Locale;
  toast: ToastMessage | null;
  /** False for a reader who asked for less: no page sends scripts then. */
  scripts: boolean;
  /** True where the reader's own browser asks for less (Save-Data), so the switch has no say. */
  savesData: boolean;
  /** The address of the site, without a trailing slash. */
  appUrl: string;
  demo: boolean;
  /** True outside production: pages may speak to whoever works on them. */
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
  condos: { name: string; slug: string; unit: string; isPrimary: boolean }[];
}

/** The frame's data; the plainest frame where even the root failed to load. */
export function useShellData(): ShellData {
  return (
    useRouteLoaderData<ShellData>('root') ?? {
      viewer: null,
      theme: 'dark',
      locale: defaultLocale,
      toast: null,
      scripts: false,
      savesData: false,
      appUrl: '',
      demo: false,
      developing: false,
    }
  );
}
