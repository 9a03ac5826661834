/** Ce que seul le serveur dit des paramètres d’une communauté. */
export const communitySettingsServer = {
  adminsOnly: 'Seule une personne responsable du site peut ajouter une communauté.',
  nameRequired: 'Écrivez le nom de la communauté',
  tooLong: 'Ce texte ne doit pas dépasser {maximum} caractères',
  languageRequired: 'Choisissez la langue des textes',
  policyRequired: 'Choisissez qui peut devenir membre',
  readersRequired: 'Choisissez qui peut lire les annonces et les activités',
  phoneInvalid: 'Entrez un numéro de téléphone avec des chiffres, comme 613-555-0100, poste 2',
  peopleNumber: 'Écrivez un nombre de 1 à 99, ou laissez ce champ vide',
  bothSides: {
    description: 'Traduisez aussi « Description », ou laissez l’autre langue vide.',
    officeHours: 'Traduisez aussi « Heures de bureau », ou laissez l’autre langue vide.',
    acOnApprox: 'Traduisez aussi « Début de la climatisation », ou laissez l’autre langue vide.',
    heatOnApprox: 'Traduisez aussi « Début du chauffage », ou laissez l’autre langue vide.',
    fireInspectionApprox:
      'Traduisez aussi « Inspection de sécurité incendie », ou laissez l’autre langue vide.',
  },
  firstSide: {
    description:
      'Vous avez rempli « Description » seulement dans l’autre langue. Remplissez aussi le champ du haut.',
    officeHours:
      'Vous avez rempli « Heures de bureau » seulement dans l’autre langue. Remplissez aussi le champ du haut.',
    acOnApprox:
      'Vous avez rempli « Début de la climatisation » seulement dans l’autre langue. Remplissez aussi le champ du haut.',
    heatOnApprox:
      'Vous avez rempli « Début du chauffage » seulement dans l’autre langue. Remplissez aussi le champ du haut.',
    fireInspectionApprox:
      'Vous avez rempli « Inspection de sécurité incendie » seulement dans l’autre langue. Remplissez aussi le champ du haut.',
  },
  changedMeanwhile: 'Quelqu’un d’autre a enregistré ces paramètres pendant que vous les modifiiez.',
  empty: 'rien',
  yes: 'oui',
  no: 'non',
  created: {
    title: 'Communauté créée',
    description:
      'La communauté {name} est créée, mais pas encore ouverte. Ajoutez maintenant ses unités.',
    withNewsletter:
      'La communauté {name} est créée, mais pas encore ouverte. Le bulletin a ses quatre premiers numéros. Ajoutez maintenant ses unités.',
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
