import { expect, it } from 'vitest';
import { reloadWhileEditable } from './reload-while-editable.ts';

const url = new URL('http://localhost:3000/listings/1/edit');

const reloadsAfter = (after: {
  actionStatus?: number;
  actionResult?: object;
  formData?: FormData;
}) =>
  reloadWhileEditable({
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    defaultShouldRevalidate: true,
    ...after,
  });

it('loads the form again after it was saved or lost to another edit, and keeps it otherwise', () => {
  expect(reloadsAfter({ actionStatus: 303 })).toBe(true);
  expect(reloadsAfter({ actionStatus: 409, actionResult: { conflict: { changes: [] } } })).toBe(
    true,
  );
  for (const actionStatus of [400, 403, 404, 409, 503]) {
    expect(reloadsAfter({ actionStatus, actionResult: {} })).toBe(false);
  }
  const formData = new FormData();
  formData.set('__intent__', '{"type":"validate","payload":{}}');
  expect(reloadsAfter({ actionStatus: 200, formData })).toBe(false);
});
