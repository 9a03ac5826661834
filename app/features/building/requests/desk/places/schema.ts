import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { placeNameLength } from '../../limits.ts';

const name = z
  .string()
  .overwrite(visibleText)
  .max(placeNameLength, 'requestDesk.placeTooLong')
  .optional();

const names = { nameEn: name, nameFr: name };

const hasName = ({
  nameEn,
  nameFr,
}: {
  nameEn?: string | undefined;
  nameFr?: string | undefined;
}) => Boolean(nameEn) || Boolean(nameFr);

const nameMissing = () => ({ error: 'requestDesk.placeNameMissing', path: ['nameEn'] });

/** A new common place, named in one language or both. */
export const newPlaceSchema = z.object(names).refine(hasName, nameMissing());

/** The same for one that is there. */
export const placeSchema = z
  .object({
    ...names,
    version: z.coerce
      .number({ error: 'posts.versionInvalid' })
      .int('posts.versionInvalid')
      .min(1, 'posts.versionInvalid')
      .max(2_147_483_647, 'posts.versionInvalid'),
  })
  .refine(hasName, nameMissing());

/** What a button beside a place does with it. */
export const placeMoves = ['up', 'down', 'putAway', 'bringBack'] as const;
export type PlaceMove = (typeof placeMoves)[number];

export const placeMoveSchema = z.object({
  id: z.uuid({ error: 'requestDesk.placeUnknown' }).toLowerCase(),
  move: z.enum(placeMoves, { error: 'http.formUnreadable' }),
});
