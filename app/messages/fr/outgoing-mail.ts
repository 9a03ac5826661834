/** La salle du courrier : ce que l’administration voit des lettres qui partent. */
export const outgoingMail = {
  title: 'Courriels sortants',
  lead: 'Les courriels partent au nom {de:sender}.',
  noServer:
    'Aucun courriel ne part : SMTP_URL n’est pas défini. Les courriels sont enregistrés en fichiers dans le dossier de données.',
  notDone: 'Rien n’a été changé',
  test: 'Envoyer un courriel d’essai à {email}',
  counts: 'Les courriels selon leur état',
  state: 'État',
  count: 'Courriels',
  countMore: 'Plus de {most}',
  states: {
    HELD: 'Gardés pour un résumé',
    QUEUED: 'En attente de départ',
    SENT: 'Envoyés',
    BOUNCED: 'Revenus',
    SUPPRESSED: 'Non envoyés : adresse bloquée',
    FAILED: 'Échoués',
  },
  queued: 'En attente de départ',
  failed: 'Échoués',
  none: 'Aucun.',
  address: 'Adresse courriel',
  kind: 'Sorte',
  when: 'Quand',
  said: 'Ce que le serveur de courriel a dit',
  actions: 'Actions',
  tries: { one: '{count} essai', other: '{count} essais' },
  retry: 'Réessayer maintenant',
  giveUp: 'Annuler',
  suppressed: 'Adresses bloquées',
  suppressedLead:
    'Des courriels en sont revenus, leur titulaire s’est plaint, ou un responsable du site les a ajoutées ici. Les courriels qui concernent le compte de la personne, comme un nouveau mot de passe, partent quand même. Les 50 dernières figurent ici ; indiquez toute autre adresse ci-dessous.',
  reason: 'Pourquoi',
  since: 'Depuis',
  reasons: {
    BOUNCED: 'Des courriels sont revenus',
    COMPLAINT: 'Plainte',
    BY_HAND: 'Ajoutée ici',
  },
  suppress: 'Bloquer',
  release: 'Débloquer',
  records: 'Enregistrements DNS du domaine d’envoi',
  recordsLead:
    'Sans eux, bien des serveurs refusent les courriels ou les traitent comme du pourriel. Votre service de courriel en donne le texte complet.',
  record: 'Enregistrement',
  recordName: 'Nom (TXT)',
  expected: 'Commence par',
  found: 'Trouvé',
  notLooked: 'Pas encore vérifié',
  noAnswer: 'Pas de réponse à temps',
  missing: 'Absent',
  selector: 'Sélecteur DKIM',
  selectorHint: 'Le mot avant ._domainkey, selon votre service de courriel.',
  lookUp: 'Vérifier les enregistrements',
  bounces: 'Rapports d’un service de courriel',
  bouncesLead:
    'Un service de courriel peut signaler à cette adresse les courriels revenus, dans un message signé avec la clé. Le guide d’exploitation explique comment.',
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
    one: '{count} courriel, depuis le {when}. Nous réessayons pendant une journée, puis nous abandonnons.',
    other:
      '{count} courriels, depuis le {when}. Nous réessayons pendant une journée, puis nous abandonnons.',
  },
  retryRefused: 'Les réessayer tous maintenant',
  retryGivenUp: {
    one: 'Envoyer le courriel qu’un paramètre a arrêté',
    other: 'Envoyer les {count} courriels qu’un paramètre a arrêtés',
  },
} as const;
