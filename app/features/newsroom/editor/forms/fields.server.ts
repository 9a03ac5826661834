import { z } from 'zod';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { withPlainLineBreaks } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import { presses } from '../lifecycle.ts';

/** The most characters of a line, and of a long text. */
export const lineLength = 160;
export const textLength = 12_000;

const tooLong = ({ input, maximum }: { input?: unknown; maximum?: unknown }) =>
  issueMessage('editorDesk.tooLong', { maximum: Number(maximum), length: String(input).length });

/** A text that may be left empty. */
export const freeText = (maximum: number = lineLength) =>
  z.string().overwrite(withPlainLineBreaks).trim().max(maximum, { error: tooLong }).default('');

/** A text that has to be there. */
export const neededText = (error: MessageKey, maximum: number = lineLength) =>
  z
    .string({ error })
    .overwrite(withPlainLineBreaks)
    .trim()
    .min(1, error)
    .max(maximum, { error: tooLong });

/** A path of our own, or a picture that another site serves over https. */
export const isPictureAddress = (address: string): boolean =>
  /^\/(?![/\\])\S+$/.test(address) || isWebAddress(address);

/** An address on the web that is safe to link to. */
export function isWebAddress(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address);
}

export const pictureAddress = freeText(500).refine(
  (text) => text === '' || isPictureAddress(text),
  {
    error: 'editorialForms.pictureUnreadable',
  },
);

export const webAddress = freeText(500).refine((text) => text === '' || isWebAddress(text), {
  error: 'editorialForms.linkUnreadable',
});

const problemKeys = {
  unreadable: 'editorialForms.dateUnreadable',
  'no-such-day': 'editorialForms.dateUnreadable',
  skipped: 'editorialForms.dateSkipped',
} as const satisfies Record<string, MessageKey>;

/** A moment in Ottawa. */
export const cityMoment = (text: string, ctx: z.RefinementCtx): Date => {
  const moment = readCityTime(text);
  if (moment instanceof Date) return moment;
  ctx.addIssue({ code: 'custom', message: problemKeys[moment] });
  return z.NEVER;
};

/** What every form of the desk carries: the version it was filled from and the button. */
export const pieceFields = {
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  press: z.enum(presses).catch('save'),
};
