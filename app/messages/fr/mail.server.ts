export const mail = {
  colon: ' :',
  service: 'The Local Link',
  choices: 'Choisir mes notifications par courriel, ou ne plus recevoir ces courriels',
  onlyChoices: 'Choisir mes autres notifications par courriel',
  answersGoTo: 'Si vous répondez à ce courriel, {name} reçoit votre réponse et votre adresse.',
  answersUnread: 'Personne ne lit les réponses à ce courriel.',
  none: {
    admin:
      'Ce site n’envoie aucun courriel, car SMTP_URL n’est pas défini. Les courriels sont écrits dans {folder}.',
    demo: 'Cette démo écrit ses courriels dans un dossier et ne les envoie pas.',
    site: 'Ce site n’envoie pas encore de courriels.',
    unconfirmed: 'Vous recevrez des courriels une fois votre adresse confirmée.',
  },
  test: {
    subject: 'Courriel d’essai de The Local Link',
    preview: 'Un courriel d’essai que vous vous êtes envoyé.',
    heading: 'L’envoi de courriels fonctionne',
    text: 'Vous avez envoyé ce courriel d’essai le {when}. Les courriels aux membres partent de la même façon.',
    open: 'Voir les courriels sortants',
    because:
      'Vous recevez ce courriel parce que vous avez envoyé un courriel d’essai à partir de la page Courriels sortants.',
  },
} as const;
