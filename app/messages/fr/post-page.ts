/** Ce que dit seulement la page d’une publication. */
export const postPage = {
  ownBox: { LISTING: 'Votre annonce', ACTIVITY: 'Votre activité' },
  moderationBox: 'Modération',
  verdict: { REJECT: 'Refusée {when}.', REMOVE: 'Enlevée {when}.' },
  verdictBy: { REJECT: 'Refusée {when} par {name}.', REMOVE: 'Enlevée {when} par {name}.' },
  showRevision: 'Voir la modification',
  preview: 'La publication telle que le voisinage la verra',
  edit: 'Modifier',
  backTo: 'Retour {à:community}',
  contactForMembers: 'Seuls les membres {de:community} voient l’adresse courriel.',
  logInToSeeContact: 'Se connecter pour voir l’adresse courriel',
  description: 'Description',
} as const;
