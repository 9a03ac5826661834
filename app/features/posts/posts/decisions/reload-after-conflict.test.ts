import { expect, it } from 'vitest';
import { reloadAfterConflict } from './reload-after-conflict.ts';

const url = new URL('http://localhost:3000/moderation');

/** Single fetch says `true` by default, whatever the action answered. */
const reloadsAfter = (actionStatus: number | undefined) =>
  reloadAfterConflict({
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(actionStatus === undefined ? {} : { actionStatus }),
  });

it('loads the page again after a conflict and after success, and keeps it after other failures', () => {
  for (const status of [undefined, 200, 303, 409]) expect(reloadsAfter(status)).toBe(true);
  for (const status of [400, 429, 500, 503]) expect(reloadsAfter(status)).toBe(false);
});
