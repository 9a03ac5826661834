/** La page de ses propres publications, selon leur état. */
export const ownPostsPage = {
  title: 'Mes publications',
  lead: 'Tout ce que vous avez publié, et où cela en est.',
  filter: 'Afficher selon l’état',
  all: 'Toutes ({number})',
  filters: {
    PENDING: 'À l’examen ({number})',
    PUBLISHED: 'En ligne ({number})',
    REJECTED: 'Refusées ({number})',
    WITHDRAWN: 'Retirées ({number})',
    SOLD: 'Vendues ({number})',
    CANCELLED: 'Annulées ({number})',
    REMOVED: 'Enlevées ({number})',
  },
  states: {
    LISTING: {
      PENDING: 'À l’examen',
      PUBLISHED: 'À vendre',
      REJECTED: 'Refusée',
      WITHDRAWN: 'Retirée',
      SOLD: 'Vendu',
      CANCELLED: 'Annulée',
      REMOVED: 'Enlevée',
    },
    ACTIVITY: {
      PENDING: 'À l’examen',
      PUBLISHED: 'Ouverte',
      REJECTED: 'Refusée',
      WITHDRAWN: 'Retirée',
      SOLD: 'Vendu',
      CANCELLED: 'Annulée',
      REMOVED: 'Enlevée',
    },
  },
  explained: {
    PENDING: 'Le conseil l’examine avant que le voisinage la voie.',
    PUBLISHED: 'Le voisinage la voit dans le carrefour.',
    REJECTED: 'Seuls le conseil et vous pouvez la voir. Modifiez-la pour l’envoyer de nouveau.',
    WITHDRAWN:
      'Vous l’avez retirée, ou vous avez quitté la communauté. Vous et le conseil seuls la voyez.',
    SOLD: 'Elle n’est plus dans le carrefour, mais reste lisible à son adresse.',
    CANCELLED: 'Elle n’est plus dans le carrefour, mais reste lisible à son adresse.',
    REMOVED: 'La modération l’a enlevée. Vous et le conseil seuls la voyez.',
  },
  over: 'Terminée',
  forAnybody:
    'Toute personne qui a le lien peut le lire sans ouvrir de session, et les moteurs de recherche peuvent le trouver.',
  editWaits: 'Le conseil examine votre modification.',
  reason: 'Motif : {reason}',
  entry: {
    LISTING: 'Annonce, {community}, {when}',
    ACTIVITY: 'Activité, {community}, {when}',
  },
  none: 'Vous n’avez encore rien publié.',
  noneOfState: 'Aucune de vos publications n’est dans cet état.',
  newer: 'Publications plus récentes',
  older: 'Publications plus anciennes',
} as const;
