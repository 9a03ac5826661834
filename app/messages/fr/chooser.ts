/** Searching for a community among many. */
export const chooser = {
  find: 'Chercher',
  finding: 'Recherche…',
  hint: 'Écrivez une partie du nom ou de l’adresse, choisissez « Chercher », puis votre communauté.',
  gone: 'La communauté choisie n’existe plus ici. Choisissez de nouveau.',
} as const;
