/** Les courriels au sujet des demandes. */
export const requestEmails = {
  because: {
    author: 'Vous recevez ce courriel parce que vous avez envoyé une demande {à:community}.',
    joiner: 'Vous recevez ce courriel parce que cette demande {à:community} vous touche aussi.',
    desk: 'Vous recevez ce courriel parce que vous vous occupez des demandes {de:community}.',
  },
  open: 'Ouvrir la demande',
  facts: { where: 'Endroit', category: 'Sujet' },
  theyWrote: 'Le conseil ou la gestion {de:community} vous écrit :',
  answer:
    'Pour répondre, ouvrez la demande et écrivez-y votre message. Personne ne lit les réponses à ce courriel.',
  notDone: 'Ce n’est pas réglé ? Rouvrez la demande dans les 14 jours.',
  received: {
    subject: '{ref} : votre demande est arrivée ({where})',
    heading: 'Le numéro de votre demande : {ref}',
    text: 'Le conseil et la gestion {de:community} ont reçu votre demande. Vous recevrez un courriel dès qu’il y aura une réponse.',
    call: 'Si cela ne peut pas attendre, appelez au {phone} et donnez le numéro {ref}.',
  },
  message: { subject: '{ref} : un message ({where})' },
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
    heading: 'Demande {ref}',
    NEW: {
      subject: '{community} : nouvelle demande {ref} ({where})',
      text: '{name} a envoyé une nouvelle demande.',
    },
    MESSAGE: {
      subject: '{community} : un message au sujet de {ref} ({where})',
      text: '{name} a écrit au sujet d’une demande.',
    },
    REOPENED: {
      subject: '{community} : {ref} est rouverte ({where})',
      text: 'Selon {name}, ce n’est pas réglé.',
    },
    CLOSED: {
      subject: '{community} : {ref} n’est plus nécessaire ({where})',
      text: '{name} a fermé la demande : c’est réglé, ou ce n’est plus nécessaire.',
    },
    UNNEEDED: {
      subject: '{community} : {ref} n’est peut-être plus nécessaire ({where})',
      text: 'Selon {name}, à l’origine de la demande, c’est réglé ou ce n’est plus nécessaire. D’autres personnes la suivent : elle reste ouverte jusqu’à ce que vous la fermiez.',
    },
    ASSIGNED: {
      subject: '{community} : {ref} vous est attribuée ({where})',
      text: '{name} vous a attribué cette demande.',
    },
    WORK_DONE: {
      subject: '{community} : travail terminé pour {ref} ({where})',
      text: 'L’entreprise dit que le travail est terminé. Si vous êtes d’accord, marquez la demande comme réglée.',
    },
  },
} as const;
