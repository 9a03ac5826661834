import { afterEach, expect, it, vi } from 'vitest';
import { noteConnected, withoutDatabase } from './unavailable.server.ts';

afterEach(() => vi.restoreAllMocks());

it('logs once, with the time, that the database is lost and that it answers again', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  noteConnected();
  expect(said).not.toHaveBeenCalled();
  withoutDatabase(Object.assign(new Error('refused'), { code: '08006' }));
  const time = String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z \[database\] `;
  expect(failed).toHaveBeenCalledWith(expect.stringMatching(`${time}refused$`));
  noteConnected();
  noteConnected();
  expect(said.mock.calls).toEqual([[expect.stringMatching(`${time}answers again$`)]]);
});
