import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * After a decision came too late, the page shows the post as it is now, with its new version. After
 * any other failure it stays: Remix would load it again, and where the server cannot be reached, an
 * error page would take its place.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 409;
