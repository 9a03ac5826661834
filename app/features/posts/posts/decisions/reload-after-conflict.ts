import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isCheck } from '#app/ui/forms/row-intents.ts';

/**
 * After a decision came too late, the page shows the post as it is now, with its new version. After
 * any other failure it stays: Remix would load it again, and where the server cannot be reached, an
 * error page would take its place. A check of the registration in the dialog changes nothing of it.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ formData, actionStatus = 200 }) =>
  !isCheck(formData) && (actionStatus < 400 || actionStatus === 409);
