import type { Translation } from '#app/lib/i18n/message.ts';
import type { posts as en } from '../en/posts.ts';

/** What a listing and an activity have in common. */
export const posts = {
  types: { LISTING: 'Annonce', ACTIVITY: 'Activité' },
  actions: {
    APPROVE: { label: 'Approuver', pending: 'Approbation…' },
    REJECT: { label: 'Refuser', pending: 'Refus en cours…' },
    REMOVE: { label: 'Enlever', pending: 'Un instant…' },
    RESTORE: { label: 'Rétablir', pending: 'Un instant…' },
    WITHDRAW: { label: 'Retirer', pending: 'Retrait…' },
    SELL: { label: 'C’est vendu', pending: 'Enregistrement…' },
    RELIST: { label: 'Réactiver', pending: 'Un instant…' },
    CANCEL: { label: 'Annuler l’activité', pending: 'Annulation…' },
    REPOST: { label: 'Republier', pending: 'Publication…' },
  },
  sentAgain: 'Soumise de nouveau {when}.',
  reason: 'Motif :',
  reasonForAuthor: 'Motif',
  ownWords: 'Vos mots',
  reasonHint: 'La personne concernée pourra le lire. 500 caractères au maximum.',
  showAll: 'Tout afficher',
  revision: { live: 'En ligne maintenant', changed: 'Après modification' },
  leftToOthers: {
    LISTING: 'C’est votre annonce : une autre personne de la modération décidera.',
    ACTIVITY: 'C’est votre activité : une autre personne de la modération décidera.',
  },
  failedToApprove: 'Échec de l’approbation. Veuillez réessayer.',
  failedToReject: 'Échec du refus. Veuillez réessayer.',
  error: 'Erreur',
  over: 'Terminée',
} as const satisfies Translation<typeof en>;
