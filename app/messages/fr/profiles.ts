/** The public page of a person. */
export const profiles = {
  report: 'Signaler ce profil',
  title: 'Profil',
  summary: 'Le profil d’une personne du voisinage : ses communautés et ce qu’elle a publié.',
  memberSince: 'Sur The Local Link depuis {month}',
  edit: 'Modifier mon profil',
  ownCommunities: 'Vos communautés',
  sharedCommunities: 'Vos communautés en commun',
  listings: 'À vendre',
  noListings: '{name} n’a rien à vendre pour l’instant.',
  noOwnListings: 'Vous n’avez rien à vendre pour l’instant.',
  newerListings: 'Annonces plus récentes',
  olderListings: 'Annonces plus anciennes',
  activities: 'Activités',
  noActivities: '{name} n’a aucune activité à venir.',
  noOwnActivities: 'Vous n’avez aucune activité à venir.',
  dayOpen: 'Date à déterminer',
  hidden: 'Publications qui ne sont pas dans le carrefour',
  hiddenLead:
    'Les publications en attente, refusées, retirées, vendues, annulées ou enlevées. Personne d’autre ne voit cette liste.',
  newerPosts: 'Publications plus récentes',
  olderPosts: 'Publications plus anciennes',
} as const;
