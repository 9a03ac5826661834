/** La page de ses propres publications, selon leur état. */
export const ownPostsPage = {
  title: 'Mes publications',
  lead: 'Tout ce que vous avez publié, et où en est chaque publication.',
  filter: 'Filtrer selon l’état de la publication',
  all: 'Toutes ({number})',
  filters: {
    PENDING: 'En attente ({number})',
    PUBLISHED: 'En ligne ({number})',
    REJECTED: 'Refusées ({number})',
    WITHDRAWN: 'Retirées ({number})',
    SOLD: 'Vendues ({number})',
    CANCELLED: 'Annulées ({number})',
    REMOVED: 'Enlevées ({number})',
  },
  states: {
    LISTING: {
      PENDING: 'En attente',
      PUBLISHED: 'À vendre',
      REJECTED: 'Refusée',
      WITHDRAWN: 'Retirée',
      SOLD: 'Vendue',
      CANCELLED: 'Annulée',
      REMOVED: 'Enlevée',
    },
    ACTIVITY: {
      PENDING: 'En attente',
      PUBLISHED: 'Ouverte',
      REJECTED: 'Refusée',
      WITHDRAWN: 'Retirée',
      SOLD: 'Vendue',
      CANCELLED: 'Annulée',
      REMOVED: 'Enlevée',
    },
  },
  explained: {
    PENDING: 'Le conseil examine cette publication avant que le voisinage la voie.',
    PUBLISHED: 'Le voisinage voit cette publication dans le carrefour.',
    REJECTED:
      'Seuls vous et la modération pouvez voir cette publication. Modifiez-la pour la soumettre de nouveau.',
    WITHDRAWN:
      'Vous avez retiré cette publication, ou vous avez quitté la communauté. Seuls vous et la modération pouvez la voir.',
    SOLD: 'Cette annonce n’est plus dans le carrefour, mais sa page existe toujours.',
    CANCELLED: 'Cette activité n’est plus dans le carrefour, mais sa page existe toujours.',
    REMOVED:
      'La modération a enlevé cette publication. Seuls vous et la modération pouvez la voir.',
  },
  over: 'Terminée',
  readers: 'Le voisinage ne voit que les publications qui sont dans le carrefour.',
  forAnybody:
    'Toute personne qui a le lien peut aussi lire sans se connecter ce que vous avez publié {à:communities}, et les moteurs de recherche peuvent le trouver.',
  full: 'Complète',
  edit: 'Modifier',
  editThe: 'Modifier « {title} »',
  sell: 'Marquer comme vendue',
  sellThe: 'Marquer comme vendue : « {title} »',
  selling: 'Enregistrement…',
  editWaits: 'Le conseil examine votre modification.',
  reason: 'Motif : {reason}',
  none: 'Vous n’avez encore rien publié.',
  noneOfState: 'Aucune de vos publications n’est dans cet état.',
  newer: 'Publications plus récentes',
  older: 'Publications plus anciennes',
} as const;
