export const mail = {
  colon: ' :',
  service: 'The Local Link',
  choices: 'Choisir ce qui arrive par courriel, ou arrêter ces lettres',
  onlyChoices: 'Choisir ce qui arrive d’autre par courriel',
  test: {
    subject: 'Le courriel de The Local Link arrive',
    preview: 'Une lettre d’essai que vous vous êtes envoyée.',
    heading: 'Le courriel arrive',
    text: 'Vous avez envoyé cette lettre d’essai le {when}. Les lettres aux résidents prennent le même chemin.',
    open: 'Ouvrir la salle du courrier',
    because: 'Vous recevez cette lettre parce que vous l’avez demandée dans la salle du courrier.',
  },
} as const;
