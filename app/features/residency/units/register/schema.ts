import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { unitKey } from '../unit-key.ts';

const text = z.string().max(150_000, 'unitsDesk.listTooLong').optional();

/** The form that adds units, with a button to look at them first and one to add what was looked at. */
export const addUnitsSchema = z.object({
  ranges: text,
  list: text,
  /** What was looked at, one unit a line with its floor after a comma. */
  checked: text,
  step: z.enum(['preview', 'add']).catch('preview'),
  from: z.string().optional(),
});

/** The form that corrects one unit. */
export const unitSchema = z.object({
  label: z
    .string({ error: 'unitsDesk.labelRequired' })
    .overwrite(visibleText)
    .min(1, 'unitsDesk.labelRequired')
    .max(40, 'unitsDesk.labelTooLong')
    .refine((label) => /[\p{L}\p{N}]/u.test(unitKey(label)), 'unitsDesk.labelRequired'),
  floor: z
    .string()
    .trim()
    .regex(/^-?\d{1,3}$/, 'unitsDesk.floorNumber')
    .transform(Number)
    .optional(),
});
