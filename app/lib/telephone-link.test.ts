import { expect, it } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

it.each([
  ['613-555-0151', 'tel:+16135550151'],
  ['+1 (613) 555-0151', 'tel:+16135550151'],
  ['911', 'tel:911'],
  ['+33 1 23 45 67 89', 'tel:+33123456789'],
])('%s is called at %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});
