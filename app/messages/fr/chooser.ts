/** Searching for a community among many. */
export const chooser = {
  find: 'Chercher',
  finding: 'Recherche…',
  hint: 'Écrivez une partie du nom ou de l’adresse, sélectionnez « Chercher », puis choisissez la communauté.',
  gone: 'La communauté choisie n’est plus dans la liste. Choisissez-en une autre.',
} as const;
