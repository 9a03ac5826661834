/** Ce que seul le serveur dit des relais. */
export const handoverServer = {
  ownOnly: 'Vous pouvez transmettre seulement les communautés que vous modérez.',
  notFound: 'Ce passage de relais est introuvable.',
  communityMissing: 'Choisissez au moins une communauté',
  notModerated: 'Choisissez des communautés que cette personne modère',
  whenMissing: 'Choisissez un jour précis ou « Maintenant »',
  noSuchAccount: 'Aucun compte n’utilise cette adresse courriel. Invitez d’abord la personne.',
  samePerson:
    'La relève ne peut pas être la personne qui passe le relais. Choisissez quelqu’un d’autre.',
  unfit: {
    waiting:
      '{name} n’est pas encore membre {de:community}. Acceptez ou refusez d’abord la demande.',
    refused:
      'La demande {de:name} pour la communauté {community} a été refusée. Remettez-la d’abord en attente, puis acceptez-la.',
    leaving: '{name} doit bientôt quitter la communauté {community}. Annulez d’abord ce départ.',
  },
  otherPerson:
    'Cette adresse courriel appartient maintenant à quelqu’un d’autre : rien n’a été transmis. Vérifiez qui prend la relève, puis réessayez.',
  cannot:
    'Un compte, une adhésion ou un rôle a changé entre-temps : rien n’a été transmis. Vérifiez le formulaire, puis réessayez.',
  done: { title: 'Relais passé', description: '{successor} a pris la relève.' },
  planned: {
    title: 'Passage de relais prévu',
    description:
      '{successor} prendra la relève le {day}. D’ici là, vous pouvez annuler le passage de relais.',
  },
  cancelled: {
    title: 'Passage de relais annulé',
    description: 'Rien ne change pour vos communautés.',
  },
} as const;
