import type { Translation } from '#app/lib/i18n/message.ts';
import type { logServer as en } from '../en/log.server.ts';

/** What the server alone says about the log. */
export const logServer = {
  filterReversed: '« Au » vient avant « Du ». Échangez les deux dates, ou videz-en une.',
  filterUnknown: 'Ce filtre n’existe pas. Repartez du journal complet.',
  /** The history on the page of a post. */
  history: {
    title: 'Historique',
    all: 'Avec les textes, dans le journal',
    you: 'vous',
    offices: {
      ADMIN: 'l’administration',
      MANAGER: 'la gestion',
      BOARD: 'le conseil',
      RESIDENT: 'la personne qui l’a soumise',
      NOBODY: 'The Local Link',
    },
    did: {
      SUBMIT: 'soumise par {who}',
      EDIT: 'modifiée par {who}',
      RESUBMIT: 'soumise de nouveau par {who}',
      APPROVE: 'approuvée par {who}',
      REJECT: 'refusée par {who}',
      REMOVE: 'enlevée par {who}',
      RESTORE: 'rétablie par {who}',
      WITHDRAW: 'retirée par {who}',
      SELL: 'marquée comme vendue par {who}',
      RELIST: 'réactivée par {who}',
      CANCEL: 'annulée par {who}',
      REPOST: 'republiée par {who}',
      APPEAL: 'décision contestée par {who}',
      UPHOLD: 'décision maintenue par {who}',
      GRANT: 'contestation acceptée par {who}',
      CHANGE: 'changée par {who}',
      APPROVE_CHANGE: 'modification approuvée par {who}',
      REJECT_CHANGE: 'modification refusée par {who}',
      WITHDRAW_CHANGE: 'modification retirée par {who}',
    },
  },
  csv: {
    file: 'journal',
    columns: {
      at: 'Quand (Ottawa)',
      community: 'Communauté',
      kind: 'Au sujet de',
      title: 'Titre',
      action: 'Quoi',
      by: 'Qui',
      role: 'Rôle à ce moment',
      from: 'Statut avant',
      to: 'Statut après',
      entry: 'Motif',
      reason: 'Mots',
      note: 'Note pour la modération',
      marks: 'Remarques',
      changes: 'Ce qui a changé',
      text: 'Texte à ce moment',
    },
    tooMany:
      'Seules les {count} lignes les plus récentes sont ici. Choisissez une période plus courte pour les autres.',
  },
} as const satisfies Translation<typeof en>;
