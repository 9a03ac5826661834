export const mail = {
  colon: ' :',
  service: 'The Local Link',
  choices: 'Choisir vos notifications, ou ne plus recevoir ces courriels',
  onlyChoices: 'Choisir vos autres notifications',
  test: {
    subject: 'Courriel d’essai de The Local Link',
    preview: 'Un courriel d’essai que vous vous êtes envoyé.',
    heading: 'Le courriel fonctionne',
    text: 'Vous avez envoyé ce courriel d’essai le {when}. Les courriels aux membres partent de la même façon.',
    open: 'Ouvrir les courriels sortants',
    because:
      'Vous recevez ce courriel parce que vous avez demandé un essai depuis les courriels sortants.',
  },
} as const;
