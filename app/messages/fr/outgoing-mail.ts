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
    HELD: 'Gardées pour un résumé, ou jusqu’à ce que l’adresse soit confirmée',
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
    'Des courriels en sont revenus, leur titulaire s’est plaint, ou l’administration les a inscrites ici. Les courriels qui concernent le compte de la personne, comme un nouveau mot de passe, partent quand même. Les 50 dernières figurent ici ; inscrivez toute autre adresse ci-dessous.',
  reason: 'Pourquoi',
  since: 'Depuis',
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
  toDo: {
    UNREACHABLE: 'Vérifiez l’hôte et le port dans SMTP_URL, ainsi que le pare-feu.',
    GREETING:
      'Vérifiez l’hôte dans SMTP_URL, et demandez à votre service de courriel s’il a bloqué ce serveur.',
    LOGIN: 'Vérifiez l’utilisateur et le mot de passe dans SMTP_URL.',
    SENDER:
      'Vérifiez MAIL_FROM : ce doit être une adresse que votre service de courriel vous permet d’utiliser.',
    POLICY:
      'Demandez à votre service de courriel si ce serveur peut envoyer à toute adresse par son entremise.',
  },
  kept: {
    one: '{count} courriel, depuis le {when}. Il est tenté de nouveau pendant une journée, puis abandonné.',
    other:
      '{count} courriels, depuis le {when}. Ils sont tentés de nouveau pendant une journée, puis abandonnés.',
  },
  retryRefused: 'Les réessayer tous maintenant',
  retryGivenUp: {
    one: 'Envoyer celui qu’un réglage a arrêté',
    other: 'Envoyer les {count} qu’un réglage a arrêtés',
  },
} as const;
