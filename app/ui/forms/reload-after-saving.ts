import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isCheck } from './row-intents.ts';

/**
 * The `shouldRevalidate` of a page with a form that is checked in the background. Remix would load the
 * page again after each check, also after one that failed. Where the session is over or the server
 * cannot be reached, an error page would then take the place of what was typed; and a page to log in
 * would send whoever has just logged in home, while the browser still posts the draft on.
 */
export const reloadAfterSaving: ShouldRevalidateFunction = ({ formData, actionStatus = 200 }) =>
  !isCheck(formData) && actionStatus < 400;
