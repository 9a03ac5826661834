import type { Translation } from '#app/lib/i18n/message.ts';
import type { outgoingMail as en } from '../en/outgoing-mail.ts';

/** La salle du courrier : ce que l’administration voit des lettres qui partent. */
export const outgoingMail = {
  title: 'Salle du courrier',
  lead: 'Les lettres partent au nom de {sender}.',
  noServer:
    'Aucun courriel ne part : SMTP_URL n’est pas défini. Les lettres restent en fichiers dans le dossier de données.',
  notDone: 'Cela n’a pas été fait',
  test: 'Envoyer une lettre d’essai à {email}',
  counts: 'Les lettres selon leur état',
  state: 'État',
  count: 'Lettres',
  countMore: 'Plus de {most}',
  states: {
    HELD: 'Gardées pour un résumé',
    QUEUED: 'En attente de départ',
    SENT: 'Envoyées',
    BOUNCED: 'Revenues',
    SUPPRESSED: 'Non envoyées : l’adresse ne reçoit rien',
    FAILED: 'Abandonnées',
  },
  queued: 'En attente de départ',
  failed: 'Abandonnées',
  none: 'Aucune.',
  address: 'Adresse courriel',
  kind: 'Sorte',
  when: 'Quand',
  said: 'Ce que le serveur de courriel a dit',
  actions: 'Actions',
  tries: { one: '{count} essai', other: '{count} essais' },
  retry: 'Réessayer maintenant',
  giveUp: 'Abandonner',
  suppressed: 'Adresses qui ne reçoivent rien',
  suppressedLead:
    'Des lettres en sont revenues, leur titulaire s’est plaint, ou quelqu’un les a inscrites ici.',
  reason: 'Pourquoi',
  reasons: {
    BOUNCED: 'Des lettres sont revenues',
    COMPLAINT: 'Plainte',
    BY_HAND: 'Inscrite ici',
  },
  suppress: 'Ne plus rien y envoyer',
  release: 'Envoyer de nouveau',
  records: 'Enregistrements du domaine d’envoi',
  recordsLead:
    'Sans eux, bien des serveurs refusent les lettres ou les prennent pour des indésirables. Votre service de courriel en donne le texte complet.',
  record: 'Enregistrement',
  recordName: 'Nom (TXT)',
  expected: 'Commence par',
  found: 'Trouvé',
  notLooked: 'Pas encore cherché',
  noAnswer: 'Pas de réponse à temps',
  missing: 'Absent',
  selector: 'Sélecteur DKIM',
  selectorHint: 'Le mot avant ._domainkey, selon votre service de courriel.',
  lookUp: 'Chercher les enregistrements',
  bounces: 'Rapports d’un service de courriel',
  bouncesLead:
    'Un service de courriel peut dire à cette adresse quelles lettres sont revenues, dans un message signé avec la clé. Le guide d’exploitation dit comment.',
  bounceAddress: 'Adresse',
  bounceKey: 'Clé',
} as const satisfies Translation<typeof en>;
