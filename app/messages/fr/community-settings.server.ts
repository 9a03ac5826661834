/** Ce que seul le serveur dit des réglages d’une communauté. */
export const communitySettingsServer = {
  adminsOnly: 'Seuls les responsables du site ajoutent des communautés.',
  nameRequired: 'Écrivez le nom de la communauté',
  tooLong: 'Ce texte ne doit pas dépasser {maximum} caractères',
  languageRequired: 'Choisissez la langue des textes',
  policyRequired: 'Choisissez qui peut devenir membre',
  readersRequired: 'Choisissez qui peut lire les annonces et les activités',
  phoneInvalid: 'Entrez un numéro de téléphone avec des chiffres, comme 613-555-0100, poste 2',
  peopleNumber: 'Écrivez un nombre de 1 à 99, ou laissez vide',
  bothSides: {
    description: 'Traduisez aussi la description, ou laissez l’autre langue vide.',
    officeHours: 'Traduisez aussi les heures de bureau, ou laissez l’autre langue vide.',
    acOnApprox: 'Traduisez aussi la climatisation, ou laissez l’autre langue vide.',
    heatOnApprox: 'Traduisez aussi le chauffage, ou laissez l’autre langue vide.',
    fireInspectionApprox:
      'Traduisez aussi l’inspection des incendies, ou laissez l’autre langue vide.',
  },
  firstSide: {
    description:
      'Écrivez aussi la description dans la première langue\xa0: ce texte n’existe que dans l’autre.',
    officeHours:
      'Écrivez aussi les heures de bureau dans la première langue\xa0: ce texte n’existe que dans l’autre.',
    acOnApprox:
      'Écrivez aussi la climatisation dans la première langue\xa0: ce texte n’existe que dans l’autre.',
    heatOnApprox:
      'Écrivez aussi le chauffage dans la première langue\xa0: ce texte n’existe que dans l’autre.',
    fireInspectionApprox:
      'Écrivez aussi l’inspection des incendies dans la première langue\xa0: ce texte n’existe que dans l’autre.',
  },
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré ces paramètres pendant que vous les aviez ouverts.',
  empty: 'rien',
  yes: 'oui',
  no: 'non',
  created: {
    title: 'Communauté ajoutée',
    description: '{name} est ajoutée et n’est pas encore ouverte. Ajoutez maintenant ses unités.',
    withNewsletter:
      '{name} est ajoutée et n’est pas encore ouverte, et le bulletin a ses quatre premiers numéros. Ajoutez maintenant ses unités.',
  },
  saved: {
    title: 'Paramètres enregistrés',
    opened: {
      one: '{count} publication que seuls les membres pouvaient lire est maintenant ouverte à tout le monde.',
      other:
        '{count} publications que seuls les membres pouvaient lire sont maintenant ouvertes à tout le monde.',
    },
    description: { one: '{count} paramètre a changé.', other: '{count} paramètres ont changé.' },
  },
} as const;
