import type { ShouldRevalidateFunction } from '@remix-run/react';

/** After a decision came too late, the page shows the post as it is now, with its new version. */
export const reloadAfterConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
