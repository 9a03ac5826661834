/** Ce que seul le serveur dit des réglages d’une communauté. */
export const communitySettingsServer = {
  adminsOnly: 'Seuls les responsables du site ajoutent des communautés.',
  nameRequired: 'Écrivez le nom de la communauté',
  tooLong: 'Ce texte ne doit pas dépasser {maximum} caractères',
  languageRequired: 'Choisissez la langue des textes',
  policyRequired: 'Choisissez qui peut devenir membre',
  peopleNumber: 'Écrivez un nombre de 1 à 99, ou laissez vide',
  bothSides:
    'Ce texte n’existe que dans la première langue. Écrivez-le ici aussi, ou laissez toute cette partie vide.',
  firstSide: 'Ce texte n’existe que dans l’autre langue. Écrivez-le ici aussi.',
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré ces paramètres pendant que vous les aviez ouverts.',
  empty: 'rien',
  yes: 'oui',
  no: 'non',
  created: {
    title: 'Communauté ajoutée',
    description: '{name} est ajoutée et n’est pas encore ouverte. Ajoutez maintenant ses unités.',
  },
  saved: {
    title: 'Paramètres enregistrés',
    description: { one: '{count} paramètre a changé.', other: '{count} paramètres ont changé.' },
  },
} as const;
