import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { resumeNavigation } from './features/site/shell/interrupted-navigation.ts';
import { moveForeignStyles, noteTyped } from './features/site/shell/keep-typed.ts';
import { rememberPresses } from './features/site/shell/pressed-place.ts';
import { selectOptionsWhileTyping } from './ui/forms/select-option.ts';

/**
 * Brings the page alive once the data that came with it is decoded. RemixBrowser throws a promise until then;
 * thrown inside the root, a press at that moment would have React give the whole page up (its error 345).
 */
async function hydrate(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
  moveForeignStyles();
  const { restore, stop } = noteTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive onAlive={stop} />
        <RemixBrowser />
      </StrictMode>,
      {
        // Something had changed the page, and React has drawn it anew.
        onRecoverableError(error) {
          restore();
          reportError(error);
        },
      },
    );
  });
}

/** Nothing to see: says that React has taken the page over. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Remix loads the style sheet of the next page beside its data, and looks at the data only then. A refusal
 * or redirection that comes sooner is none that nobody handles.
 */
window.onunhandledrejection = (event) => {
  if ((event.reason as Response | null)?.status) event.preventDefault();
};

selectOptionsWhileTyping(document);

rememberPresses(document);

if (!resumeNavigation()) void hydrate();
