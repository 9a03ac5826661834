import type { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

/** The other language of a form's texts: empty, or with a text for each one that the first side has. */
export function checkOtherSide(
  first: Record<string, string>,
  other: Record<string, string>,
  ctx: z.RefinementCtx,
): void {
  if (isEmpty(other)) return;
  for (const [name, text] of Object.entries(first)) {
    if (text === '' || other[name]) continue;
    const message: MessageKey = 'editorialForms.otherSideIncomplete';
    ctx.addIssue({ code: 'custom', message, path: ['other', name] });
  }
}

/** The texts of the other language; null where nobody wrote any. */
export const otherSide = <Texts extends Record<string, string>>(texts: Texts): Texts | null =>
  isEmpty(texts) ? null : texts;

const isEmpty = (texts: Record<string, string>) =>
  Object.values(texts).every((text) => text === '');
