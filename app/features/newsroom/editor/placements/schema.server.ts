import { z } from 'zod';
import { adCreativeTypes, adPositions, languages } from '#db/enums.ts';
import {
  cityMoment,
  freeText,
  pictureAddress,
  pieceFields,
  webAddress,
} from '../forms/fields.server.ts';

const day = (error: 'editorialForms.startRequired' | 'editorialForms.endRequired', time: string) =>
  z.string({ error }).transform((text, ctx) => cityMoment(`${text}T${time}`, ctx));

/** The editor's form of a sponsor's card. */
export const placementSchema = z
  .object({
    ...pieceFields,
    position: z.enum(adPositions, { error: 'editorialForms.positionRequired' }),
    creativeType: z.enum(adCreativeTypes).catch('HTML'),
    language: z.enum(languages),
    html: freeText(1000),
    imageUrl: pictureAddress,
    linkUrl: webAddress,
    startsOn: day('editorialForms.startRequired', '00:00'),
    endsOn: day('editorialForms.endRequired', '23:59'),
  })
  .superRefine(({ creativeType, html, imageUrl, startsOn, endsOn }, ctx) => {
    const issue = (message: string, field: string) =>
      ctx.addIssue({ code: 'custom', message, path: [field] });
    if (html === '') issue('editorialForms.cardRequired', 'html');
    if (creativeType === 'IMAGE' && imageUrl === '') {
      issue('editorialForms.pictureRequired', 'imageUrl');
    }
    if (endsOn < startsOn) issue('editorialForms.endsBeforeStart', 'endsOn');
  });

export type PlacementInput = z.output<typeof placementSchema>;
