import type { Question } from '#app/lib/forms/choice.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { fieldOfUpload, uploadFields } from './fields.ts';
import { pictureText } from './site-pictures.server.ts';

/** For each field where a picture was uploaded and another one chosen: which of the two was meant. */
export function uploadQuestions(locale: Locale, form: FormData): Record<string, Question> {
  const press = form.get('press');
  const pressed: [string, string][] = typeof press === 'string' ? [['press', press]] : [];
  const asPick = (fields: [string, string][]) =>
    new URLSearchParams([...pressed, ...fields]).toString();
  const questions: Record<string, Question> = {};
  for (const [upload, address] of form) {
    if (!uploadFields.test(upload) || typeof address !== 'string' || address === '') continue;
    const field = fieldOfUpload(upload);
    const value = form.get(field);
    const chosen = typeof value === 'string' ? value : '';
    const name = pictureText(locale, chosen) || translate(locale, 'editorPictures.without');
    questions[upload] = {
      text: translate(locale, 'editorPictures.which', { chosen: name }),
      picks: [
        {
          label: translate(locale, 'editorPictures.useUpload'),
          value: asPick([
            [field, address],
            [upload, ''],
          ]),
        },
        {
          label: translate(locale, 'editorPictures.useChosen', { chosen: name }),
          value: asPick([[upload, '']]),
        },
      ],
      again: asPick([]),
    };
  }
  return questions;
}
