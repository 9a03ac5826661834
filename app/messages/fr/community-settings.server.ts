/** Ce que seul le serveur dit des paramètres d’une communauté. */
export const communitySettingsServer = {
  adminsOnly: 'Seule une personne responsable du site peut ajouter une communauté.',
  nameRequired: 'Indiquez le nom de la communauté',
  tooLong: 'Ce texte ne doit pas dépasser {maximum} caractères',
  languageRequired: 'Choisissez la langue principale',
  policyRequired: 'Choisissez qui peut devenir membre',
  readersRequired: 'Choisissez qui peut lire les annonces et les activités',
  phoneInvalid: 'Indiquez un numéro de téléphone avec des chiffres, comme 613-555-0100, poste 2',
  peopleNumber:
    'Pour « Nombre maximal de personnes par unité », indiquez un nombre de 1 à 99, ou laissez le champ vide',
  bothSides: {
    description: 'Traduisez aussi « Description », ou effacez tous les textes dans l’autre langue',
    officeHours:
      'Traduisez aussi « Heures de bureau », ou effacez tous les textes dans l’autre langue',
    acOnApprox:
      'Traduisez aussi « Début de la climatisation », ou effacez tous les textes dans l’autre langue',
    heatOnApprox:
      'Traduisez aussi « Début du chauffage », ou effacez tous les textes dans l’autre langue',
    fireInspectionApprox:
      'Traduisez aussi « Inspection de sécurité incendie », ou effacez tous les textes dans l’autre langue',
  },
  firstSide: {
    description:
      'Vous avez rempli « Description » dans l’autre langue seulement. Remplissez aussi le champ « Description » vers le haut de la page.',
    officeHours:
      'Vous avez rempli « Heures de bureau » dans l’autre langue seulement. Remplissez aussi le champ « Heures de bureau » vers le haut de la page.',
    acOnApprox:
      'Vous avez rempli « Début de la climatisation » dans l’autre langue seulement. Remplissez aussi le champ « Début de la climatisation » vers le haut de la page.',
    heatOnApprox:
      'Vous avez rempli « Début du chauffage » dans l’autre langue seulement. Remplissez aussi le champ « Début du chauffage » vers le haut de la page.',
    fireInspectionApprox:
      'Vous avez rempli « Inspection de sécurité incendie » dans l’autre langue seulement. Remplissez aussi le champ « Inspection de sécurité incendie » vers le haut de la page.',
  },
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré ces paramètres pendant que vous les modifiiez. Vérifiez ces changements, puis enregistrez de nouveau.',
  empty: 'vide',
  yes: 'oui',
  no: 'non',
  created: {
    title: 'Communauté créée',
    description:
      'La communauté {name} a été créée, mais on ne peut pas encore en devenir membre. Ajoutez maintenant les unités de l’immeuble.',
    withNewsletter:
      'La communauté {name} a été créée, mais on ne peut pas encore en devenir membre. Le bulletin a ses quatre premiers numéros. Ajoutez maintenant les unités de l’immeuble.',
  },
  unchanged: {
    title: 'Rien n’a changé',
    description: 'Les paramètres sont restés les mêmes.',
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
