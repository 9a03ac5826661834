import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inFieldOrder } from './field-order.server.ts';

const schema = z.object({
  name: z.string(),
  rows: z
    .array(z.object({ place: z.string(), unit: z.string() }))
    .min(1)
    .optional(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })).default([]),
  password: z.string().nullish(),
});

describe('inFieldOrder', () => {
  it('follows the schema, row by row, with the message of a group before its rows', () => {
    const names = [
      'photos',
      'rows[1].place',
      'password',
      'sections[10].heading',
      'sections[9].text',
      'sections[9].heading',
      'rows[0].unit',
      'rows[10].place',
      'rows[0].place',
      'name',
      'rows',
    ];
    const errors = Object.fromEntries(names.map((name) => [name, [name]]));
    expect(Object.keys(inFieldOrder(schema, errors))).toEqual([
      'name',
      'rows',
      'rows[0].place',
      'rows[0].unit',
      'rows[1].place',
      'rows[10].place',
      'sections[9].heading',
      'sections[9].text',
      'sections[10].heading',
      'password',
      'photos',
    ]);
  });
});
