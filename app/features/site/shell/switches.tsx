import { useLocation, useMatches, useNavigation, useRouteError } from '@remix-run/react';
import { useEffect, useState, useId, useSyncExternalStore, type FormEvent } from 'react';
import { languages } from '#db/languages.ts';
import { handleOf } from '#app/lib/http/route-handle.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { draftOf } from '#app/lib/page/error-text.ts';
import { useShellData, type ShellData } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { ui } from '#app/messages/en/ui.ts';
import { dismissTooltipsOnEscape, Tooltip } from '#app/ui/overlays/tooltip.tsx';
import * as styles from './header/header.css.ts';

const textFields = 'main form[method="post"] :is(input, textarea)';

/**
 * For a switch that has the browser load the page again: whether the page stays as it is instead,
 * because it keeps what was typed before a login, or for want of scripts (see `useStays`); and the
 * handler that sees to it. A page with a half-typed form asks before it is left.
 */
export function useSafeSwitch() {
  const t = useMessages(ui);
  const unscripted = useStays();
  const [keepsDraft, setKeepsDraft] = useState(false);
  // What the page is made of changes when another one opens, or when a form was sent.
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(() => setKeepsDraft(hasDraft()), [key, state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (hasDraft()) {
      void keepChoice(event).then((isKept) => isKept || window.alert(t('unreached')));
    } else if (isTyped() && !isAskedAbout() && !window.confirm(t('leaveForm'))) {
      event.preventDefault();
    }
  };
  return { stays: unscripted || keepsDraft, keepsDraft, onSubmit };
}

/** Whether the page has what was typed before a login (see form-draft). */
const hasDraft = () => document.querySelector('main [name="draft"]') !== null;

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>(textFields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Whether the page itself asks before it is left (see use-leave-question). */
const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Has the server keep a choice, while the browser stays on the page; returns whether it does. */
function keepChoice(event: FormEvent<HTMLFormElement>): Promise<boolean> {
  event.preventDefault();
  const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  const body = new URLSearchParams({ [name]: value, stay: 'yes' });
  return fetch(event.currentTarget.action, { method: 'POST', body, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Whether a form of the frame must leave the page as it is, so that nothing typed on it is lost: on
 * pages whose `handle` or data says that they are a form, or that keep what was typed before a login,
 * where no scripts run.
 */
function useStays(): boolean {
  const isForm = useMatches().some((match) => {
    const { form, photos } = handleOf(match);
    const { data } = match;
    return form || photos || (data as { isForm?: boolean } | undefined)?.isForm;
  });
  const error = useRouteError();
  const keepsDraft = error != null && draftOf(error) !== undefined;
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (isForm || keepsDraft) && !scripted;
}

type Theme = ShellData['theme'];

/** What was chosen on this page, until the frame is loaded again. */
let chosen: Theme | null = null;
/** The post that has the server keep it, while that is under way. */
let keeping: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function choose(theme: Theme | null): void {
  chosen = theme;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme that the page is shown in. */
export function useTheme(): Theme {
  const { theme } = useShellData();
  return (
    useSyncExternalStore(
      listen,
      () => chosen,
      () => null,
    ) ?? theme
  );
}

/** Forgets what was chosen once the frame has been loaded again, with what the server keeps. */
export function useLoadedTheme(): void {
  const shell = useShellData();
  useEffect(() => {
    if (!keeping) choose(null);
  }, [shell]);
}

/**
 * Shows a theme, and has the server keep it. The router has no part in this: it would load the page
 * again, without the reply to its form and with whatever that had of what was typed. A theme that could
 * not be kept is taken back.
 */
async function keepTheme(theme: Theme): Promise<void> {
  choose(theme);
  const body = new URLSearchParams({ theme, stay: 'yes' });
  const own = fetch('/theme', { method: 'POST', body, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
  keeping = own;
  const isKept = await own;
  if (keeping !== own) return;
  keeping = null;
  if (!isKept) choose(null);
}

/**
 * The switch between light and dark: a form post, in the background where scripts run. Without
 * scripts, a page with a form stays as it is, and the new theme shows on the next page.
 */
export function ThemeToggle({ className, tip = false }: { className: string; tip?: boolean }) {
  const t = useMessages(shell);
  const theme = useTheme();
  const location = useLocation();
  const stays = useStays();
  const hintId = useId();
  const other = theme === 'dark' ? 'light' : 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The browser may block storage; the cookie has the choice too.
    }
  }, [theme]);
  useEffect(() => (tip ? dismissTooltipsOnEscape() : undefined), [tip]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A theme that cannot be kept is not shown.
    if (navigator.onLine) void keepTheme(other);
  };
  return (
    <form method="post" action="/theme" className={styles.themeForm} onSubmit={onSubmit}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <Tooltip text={tip ? t(`themeTips.${other}`) : undefined} place="below">
        {(tipId) => (
          <button
            name="theme"
            value={other}
            className={className}
            aria-describedby={[tipId, stays && hintId].filter(Boolean).join(' ') || undefined}
          >
            {t(`themes.${other}`)}
          </button>
        )}
      </Tooltip>
      {stays && (
        <>
          <input type="hidden" name="stay" value="yes" />
          <span id={hintId} className={styles.themeHint}>
            {t('themeLater')}
          </span>
        </>
      )}
    </form>
  );
}

const formId = 'language-switch';

/**
 * The form behind the buttons that switch the language. The browser posts it, so that every page comes back in the new
 * one. A page that would lose what was typed stays as it is (see `useSafeSwitch`), and the new language shows
 * on the next page.
 */
export function LanguageForm() {
  const location = useLocation();
  const { stays, onSubmit } = useSafeSwitch();
  return (
    <form id={formId} method="post" action="/language" onSubmit={onSubmit}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      {stays && <input type="hidden" name="stay" value="yes" />}
    </form>
  );
}

/** A button for each other language, named in that language, which also says where the page stays. */
export function LanguageButtons({ className }: { className: string }) {
  const t = useMessages(shell);
  const { locale } = useShellData();
  const { stays } = useSafeSwitch();
  const hintId = useId();
  return languages
    .filter((other) => other !== locale)
    .map((other) => (
      <div key={other} className={styles.themeForm}>
        <button
          form={formId}
          name="language"
          value={other}
          lang={other}
          className={className}
          aria-describedby={stays ? hintId + other : undefined}
        >
          {t(`languages.${other}`)}
        </button>
        {stays && (
          <span id={hintId + other} lang={other} className={styles.themeHint}>
            {t(`languageLater.${other}`)}
          </span>
        )}
      </div>
    ));
}
