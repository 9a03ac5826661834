/** Ce que seul le serveur dit des relais. */
export const handoverServer = {
  ownOnly: 'Vous pouvez transmettre seulement les communautés que vous modérez.',
  notFound: 'Ce relais n’existe pas.',
  communityMissing: 'Choisissez au moins une communauté',
  notModerated: 'Choisissez des communautés que cette personne modère',
  whenMissing: 'Choisissez un jour précis ou « Maintenant »',
  noSuchAccount: 'Aucun compte n’utilise cette adresse. Invitez d’abord cette personne.',
  samePerson: 'Choisissez quelqu’un d’autre',
  unfit: {
    waiting:
      '{name} n’est pas encore membre {de:community}. Acceptez ou refusez d’abord la demande.',
    refused:
      'La demande {de:name} pour {community} a été refusée. Remettez-la d’abord en attente, puis acceptez-la.',
    leaving: '{name} a un dernier jour prévu {à:community}. Annulez d’abord ce départ.',
  },
  otherPerson:
    'Cette adresse appartient maintenant à quelqu’un d’autre : rien n’a été transmis. Vérifiez de nouveau.',
  cannot: 'Quelque chose a changé entre-temps : rien n’a été transmis. Vérifiez de nouveau.',
  done: { title: 'Relais passé', description: '{successor} s’en occupe désormais.' },
  planned: {
    title: 'Relais prévu',
    description: '{successor} prend la relève le {day}. Vous pouvez annuler d’ici là.',
  },
  cancelled: { title: 'Relais annulé', description: 'Tout reste comme avant.' },
} as const;
