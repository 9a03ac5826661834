/** La page avec l’adresse privée de son calendrier. */
export const calendars = {
  title: 'Mon calendrier',
  lead: 'Voyez les activités de votre immeuble dans le calendrier que vous utilisez déjà, au téléphone ou à l’ordinateur.',
  none: 'Vous recevrez une adresse à vous. Votre calendrier la lira de temps en temps et montrera chaque activité de vos communautés. Celles où vous allez portent une marque.',
  make: 'Créer mon adresse',
  address: 'Votre adresse',
  addressLabel: 'Adresse à copier',
  secret: 'Qui la connaît voit ce que vous voyez. Ne la donnez qu’à vos propres calendriers.',
  open: 'Ouvrir dans un calendrier',
  how: 'Comment l’ajouter',
  programs: {
    google: {
      name: 'Google Agenda',
      text: 'À l’ordinateur : à côté de « Autres agendas », appuyez sur +, puis sur « À partir de l’URL ». Collez l’adresse. Votre téléphone le montrera aussi.',
    },
    apple: {
      name: 'iPhone, iPad et Mac',
      text: 'Appuyez ci-dessus sur « Ouvrir dans un calendrier », puis confirmez. Ou dans Calendrier : « Ajouter un calendrier avec abonnement », et collez l’adresse.',
    },
    outlook: {
      name: 'Outlook',
      text: '« Ajouter un calendrier », puis « S’abonner à partir du web ». Collez l’adresse.',
    },
  },
  slow: 'Les calendriers cherchent les nouvelles après quelques heures ; certains, une fois par jour.',
  change: 'Quelqu’un d’autre l’a-t-il obtenue ?',
  changeText:
    'Avec une nouvelle adresse, l’ancienne ne montre plus rien. Il faudra ajouter la nouvelle.',
  renew: 'Créer une nouvelle adresse',
  remove: 'Désactiver l’adresse',
} as const;
