/** Les mots d’un avis par courriel. */
export const noticeEmails = {
  subject: '{community} : {title}',
  emergency: 'Urgence {à:community} : {title}',
  corrected: 'Avis corrigé {à:community} : {title}',
  isCorrection: 'Cet avis a été corrigé. Il remplace celui que vous aviez reçu.',
  only: {
    en: 'Cet avis est en anglais seulement.',
    fr: 'Cet avis est en français seulement.',
  },
  goesOn: 'Lisez la suite sur la page de l’avis.',
  about: 'Type',
  when: 'Date et heure',
  for: 'Pour',
  audiences: {
    EVERYONE: 'Tout l’immeuble',
    OWNERS: 'Les propriétaires',
    TENANTS: 'Les locataires',
    FLOORS: 'Certains étages, dont le vôtre',
    UNITS: 'Certaines unités, dont la vôtre',
  },
  by: 'Publié par',
  publisher: '{publisher}, pour {community}',
  on: 'Publié le',
  until: 'Dans le carrefour jusqu’au',
  call: 'Appelez le {phone}',
  open: 'Ouvrir l’avis',
  files: {
    one: 'Cet avis comprend {count} fichier :',
    other: 'Cet avis comprend {count} fichiers :',
  },
  becauseOwner:
    'Vous recevez ce courriel parce que votre adresse est au registre des propriétaires {de:community}. Il vous signifie cet avis. Pour recevoir les avis sur papier, ou à une autre adresse, écrivez au gestionnaire ou au conseil.',
  becauseMortgagee:
    'Vous recevez ce courriel parce que vous avez demandé, comme créancier hypothécaire, les avis d’assemblée {de:community}.',
  servesOwners:
    'Si une unité vous appartient et que les avis vous sont signifiés par courriel, ce courriel vous signifie l’avis.',
  changeService: 'Comment vous recevez les avis officiels',
  attached: {
    one: '{count} fichier est joint à ce courriel.',
    other: '{count} fichiers sont joints à ce courriel.',
  },
  because: 'Vous recevez ce courriel parce que vous êtes membre {de:community}.',
  becauseEmergency:
    'Vous recevez ce courriel parce que vous êtes membre {de:community}. Les avis d’urgence partent toujours tout de suite.',
} as const;
