import type { Locale } from '#app/lib/i18n/locale.ts';
import { archive as en } from './archive-en.ts';
import { archive as fr } from './archive-fr.ts';
import type { ArchiveContent } from './types.ts';

const archives: Record<Locale, ArchiveContent> = { en, fr };

export const archiveIn = (locale: Locale): ArchiveContent => archives[locale];
