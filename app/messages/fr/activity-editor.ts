/** The editor of an activity. */
export const activityEditor = {
  tab: 'Activités',
  newTitle: 'Créer une activité',
  newSubmit: 'Publier',
  newFailed: 'Impossible de créer l’activité. Réessayez.',
  newSummary: 'Invitez le voisinage à faire quelque chose ensemble.',
  editTitle: 'Modifier votre activité',
  editSubmit: 'Enregistrer',
  editFailed: 'Votre activité n’a pas été enregistrée',
  editSummary: 'Modifiez votre activité.',
  editHead: 'Modifier « {title} »',
  descriptionHint:
    'Ce qui est prévu et ce qu’il faut apporter. {maximum} caractères au maximum. Laissez une ligne vide entre les paragraphes.',
  contactHint:
    'Seuls les membres {de:community} voient cette adresse, et seulement pendant que l’activité est ouverte.',
  /** Là où le voisinage peut écrire à partir du site. */
  contactOptional:
    'Vous pouvez laisser ce champ vide : on peut aussi vous écrire à partir de la page de l’activité, sans voir d’adresse.',
  when: 'Date et heure',
  whenHint: 'À l’heure d’Ottawa. Laissez ce champ vide si la date reste à déterminer.',
  endsAt: 'Fin de l’activité',
  endsAtHint: 'Trois heures après le début, si vous laissez ce champ vide.',
  place: 'Lieu',
  placeHint:
    'Le lieu de rencontre : une salle de l’immeuble ou ailleurs. {maximum} caractères au maximum.',
  more: 'Places, mots-clés et langue',
  capacity: 'Nombre de places',
  capacityHint:
    'De 1 à 1\u00a0000, sans vous compter. Une fois l’activité complète, les personnes suivantes s’inscrivent sur la liste d’attente et avancent quand quelqu’un se désiste. Si vous réduisez ce nombre, personne ne perd sa place.',
  tags: 'Mots-clés',
  tagsHint:
    'Dix mots-clés au maximum, séparés par des virgules ; 30 caractères au maximum pour chacun. Par exemple : plein air, familles',
} as const;
