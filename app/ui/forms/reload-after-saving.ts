import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isCheck } from './row-intents.ts';

/**
 * The `shouldRevalidate` of a page whose form is checked in the background. Remix would reload the
 * page after each check, even a failed one: an error page could then replace what was typed, and the
 * login page would send somebody home while the browser still posts their draft.
 */
export const reloadAfterSaving: ShouldRevalidateFunction = ({ formData, actionStatus = 200 }) =>
  !isCheck(formData) && actionStatus < 400;
