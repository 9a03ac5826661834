import { foldLine } from '#app/features/communities/matching/words.ts';

/** Words that ask for a page rather than for a post, as searches fold them, in both languages. */
const asksFor = {
  emergency: [
    ...['emergency', 'urgence', 'urgences', 'urgent', '911', 'after', 'night', 'nuit', 'apres'],
    ...[
      'leak',
      'fuite',
      'fire',
      'feu',
      'incendie',
      'gas',
      'gaz',
      'flood',
      'inondation',
      'broken',
      'panne',
    ],
  ],
  free: ['free', 'gratuit', 'gratuite', 'gratuits', 'gratuites', 'donner'],
  rules: ['rule', 'rules', 'reglement', 'reglements', 'regle', 'regles', 'bylaw', 'bylaws'],
  documents: ['document', 'documents', 'minutes', 'form', 'forms', 'formulaire', 'formulaires'],
} as const;

/** A page that a search may ask for. */
export type Shortcut = keyof typeof asksFor;

/** The pages that a search in a community asks for: 'after hours' the emergency page, « gratuit » what is free. */
export function shortcutsFor(typed: string): Shortcut[] {
  const words = new Set(foldLine(typed).split(' '));
  return (Object.keys(asksFor) as Shortcut[]).filter((key) =>
    asksFor[key].some((word) => words.has(word)),
  );
}

/** The address of such a page. */
export const shortcutPath = (hub: string, shortcut: Shortcut): string =>
  shortcut === 'free' ? `${hub}?tab=buy-sell&max=0#buy-sell` : `${hub}/${shortcut}`;
