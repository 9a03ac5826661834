import { expect, it } from 'vitest';
import { faultIn } from './size-limits.ts';

const avif = { format: 'heif', compression: 'av1' } as const;
const png = { format: 'png' } as const;

it.each([
  [{ ...png, width: 8000, height: 8000 }, null],
  [{ ...png, width: 8001, height: 8000 }, 'tooManyPixels'],
  [{ ...png, width: 12_000, height: 5000 }, null],
  [{ ...png, width: 12_001, height: 10 }, 'sideTooLong'],
  [{ ...png, width: 1, height: 32_000_000 }, 'sideTooLong'],
  [{ ...avif, width: 4000, height: 3000 }, null],
  [{ ...avif, width: 4001, height: 3000 }, 'tooManyPixelsAvif'],
  [{ ...avif, width: 8000, height: 8000 }, 'tooManyPixelsAvif'],
  [{ format: 'heif', compression: 'hevc', width: 10, height: 10 }, 'heic'],
  [{ format: 'gif', width: 10, height: 10 }, 'wrongFormat'],
] as const)('finds in %o the fault %s', (claims, fault) => {
  expect(faultIn(claims)).toBe(fault);
});
