/** Les courriels au sujet des demandes. */
export const requestEmails = {
  because: {
    author: 'Vous recevez ce courriel parce que vous avez envoyé une demande {à:community}.',
    joiner: 'Vous recevez ce courriel parce que cette demande {à:community} vous touche aussi.',
    merged:
      'Vous recevez ce courriel parce que la demande {own}, que vous aviez envoyée ou que vous suiviez, fait maintenant partie de {ref}, {à:community}.',
    desk: 'Vous recevez ce courriel parce que vous vous occupez des demandes {de:community}.',
  },
  subject: '{ref} : {category}, {where}',
  open: 'Ouvrir la demande',
  facts: { where: 'Endroit', category: 'Sujet' },
  theyWrote: 'Le conseil ou la gestion {de:community} vous écrit :',
  answer: 'Pour répondre, ouvrez la demande et écrivez-y votre message.',
  notDone: 'Ce n’est pas réglé ? Rouvrez la demande dans les 14 jours.',
  received: {
    heading: 'Le numéro de votre demande : {ref}',
    text: 'Le conseil et la gestion {de:community} ont reçu votre demande. Vous recevrez un courriel dès qu’il y aura une réponse.',
    call: 'Si cela ne peut pas attendre, appelez au {phone} et donnez le numéro {ref}.',
  },
  message: { heading: '{ref} : un message ({where})' },
  subjects: {
    NEW: '{ref} : la demande ({where})',
    SEEN: '{ref} : la demande a été lue ({where})',
    PLANNED: '{ref} : les travaux sont prévus ({where})',
    DONE: '{ref} : c’est réglé ({where})',
    DECLINED: '{ref} : la demande a été refusée ({where})',
    REOPENED: '{ref} : la demande est rouverte ({where})',
  },
  states: {
    NEW: 'Le conseil et la gestion {de:community} ont reçu la demande.',
    SEEN: 'Le conseil ou la gestion {de:community} a lu la demande et s’en occupe.',
    PLANNED: 'Les travaux {à:community} sont prévus.',
    DONE: 'La demande est réglée.',
    DECLINED: 'Le conseil ou la gestion {de:community} a refusé la demande.',
    REOPENED:
      'Selon la personne qui a envoyé la demande, ce n’est pas encore réglé. Le conseil ou la gestion {de:community} s’en occupe de nouveau.',
  },
  planned: 'Les travaux sont prévus le {day}.',
  mergedSubject: '{ref} continue sous le numéro {into}',
  merged:
    'Le même problème avait déjà été signalé : {ref} continue donc sous le numéro {into}. Vous en recevrez les nouvelles.',
  desk: {
    NEW: {
      heading: '{community} : nouvelle demande {ref} ({where})',
      text: '{name} a envoyé une nouvelle demande.',
    },
    MESSAGE: {
      heading: '{community} : un message au sujet de {ref} ({where})',
      text: '{name} a écrit au sujet d’une demande.',
    },
    REOPENED: {
      heading: '{community} : {ref} est rouverte ({where})',
      text: 'Selon {name}, ce n’est pas réglé.',
    },
    CLOSED: {
      heading: '{community} : {ref} n’est plus nécessaire ({where})',
      text: '{name} a fermé la demande : c’est réglé, ou ce n’est plus nécessaire.',
    },
    UNNEEDED: {
      heading: '{community} : {ref} n’est peut-être plus nécessaire ({where})',
      text: 'Selon {name}, à l’origine de la demande, c’est réglé ou ce n’est plus nécessaire. D’autres personnes la suivent : elle reste ouverte jusqu’à ce que vous la fermiez.',
    },
    ASSIGNED: {
      heading: '{community} : {ref} vous est attribuée ({where})',
      text: '{name} vous a attribué cette demande.',
    },
    WORK_DONE: {
      heading: '{community} : travail terminé pour {ref} ({where})',
      text: 'L’entreprise dit que le travail est terminé. Si vous êtes d’accord, marquez la demande comme réglée.',
    },
  },
} as const;
