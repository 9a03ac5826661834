import { addTranslations, type Messages } from '#app/lib/i18n/message.ts';

type Files = Record<string, Record<string, Messages>>;

const areasIn = (files: Files): Record<string, Messages> =>
  Object.assign({}, ...Object.values(files)) as Record<string, Messages>;

/** Adds the French of every area that views show, for a browser of the development server. */
export function addAllTranslations(): void {
  addTranslations(
    areasIn(import.meta.glob(['./en/*.ts', '!**/*.server.ts'], { eager: true })),
    areasIn(import.meta.glob(['./fr/*.ts', '!**/*.server.ts'], { eager: true })),
  );
}
