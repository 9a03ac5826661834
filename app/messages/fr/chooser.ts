/** Searching for a community among many. */
export const chooser = {
  find: 'Chercher',
  finding: 'Recherche…',
  hint: 'Tapez une partie de son nom ou de son adresse, sélectionnez Chercher, puis choisissez-la.',
  gone: 'La communauté choisie n’existe plus ici. Choisissez de nouveau.',
} as const;
