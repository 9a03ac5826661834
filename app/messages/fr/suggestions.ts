/** What a search for a community says; a browser has it once it suggests. */
export const suggestions = {
  found: { one: '{count} communauté trouvée.', other: '{count} communautés trouvées.' },
  more: 'Voici les {count} premières communautés. Écrivez plus de lettres pour en trouver d’autres.',
  none: 'Aucun résultat pour « {text} ». Vérifiez l’orthographe ou écrivez moins de lettres.',
  short: 'Écrivez au moins deux lettres pour chercher.',
  wait: 'Trop de recherches en peu de temps. Attendez quelques minutes, puis réessayez.',
  chosen: 'Vous avez choisi {name}.',
  label: 'Communautés correspondantes',
} as const;
