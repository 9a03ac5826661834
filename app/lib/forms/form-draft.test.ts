import { expect, it, vi } from 'vitest';
import { draftIn } from './form-draft.server.ts';

function carrying(draft: string): FormData {
  const form = new FormData();
  form.set('draft', draft);
  return form;
}

it('has the fields that the form carries, without passwords', () => {
  const draft = draftIn(carrying('title=A+bike&password=secret-1&title=%26'));
  expect([...(draft ?? [])]).toEqual([
    ['title', 'A bike'],
    ['title', '&'],
  ]);
});

it('refuses too many fields before it makes any of them', () => {
  const form = carrying('a&'.repeat(62_000));
  const append = vi.spyOn(FormData.prototype, 'append');
  expect(() => draftIn(form)).toThrow();
  expect(append).not.toHaveBeenCalled();
  append.mockRestore();
});
