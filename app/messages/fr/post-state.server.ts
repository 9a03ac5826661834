/** What the server says of the status of a post to those it concerns: pages have no room for all of it. */
export const postStateServer = {
  /** Above the form of a post: what sending it means. */
  editor: {
    reviewedFirst: 'Le conseil {de:community} examinera d’abord votre publication.',
    shownAtOnce: 'Votre publication sera tout de suite en ligne dans le carrefour {de:community}.',
    readers: {
      MEMBERS:
        'Seuls les membres, le conseil et la gestion {de:community}, ainsi que les responsables du site, peuvent lire votre publication.',
      ANYBODY:
        'Une fois votre publication en ligne, toute personne qui a le lien peut la lire et voir votre nom, et les moteurs de recherche peuvent la trouver.',
    },
    /** Where neighbours cannot write from the site. */
    unreached: {
      REFUSED:
        'Vous avez désactivé les messages du voisinage dans les notifications par courriel. Pour qu’on puisse vous joindre, indiquez une adresse.',
      BOUNCES:
        'Les courriels envoyés à votre adresse nous reviennent : vos voisins ne peuvent pas vous écrire à partir du site. Indiquez une adresse qui fonctionne, ou corrigez la vôtre dans les paramètres du compte.',
      NO_MAIL:
        'Ce site n’envoie pas encore de courriels : vos voisins ne peuvent pas vous écrire à partir d’ici. Pour qu’on puisse vous joindre, indiquez une adresse.',
    },
    newDate:
      'La date de cette activité est passée. Entrez une nouvelle date, ou laissez le champ vide si la date reste à déterminer. Le conseil {de:community} examinera l’activité avant qu’elle paraisse.',
    repost: {
      reviewed:
        'Vous avez retiré cette activité, et sa date est passée. Entrez une nouvelle date, ou laissez le champ vide si la date reste à déterminer. En enregistrant, vous republiez l’activité ; le conseil {de:community} l’examinera d’abord.',
      atOnce:
        'Vous avez retiré cette activité, et sa date est passée. Entrez une nouvelle date, ou laissez le champ vide si la date reste à déterminer. En enregistrant, vous republiez l’activité : elle sera tout de suite en ligne dans le carrefour {de:community}.',
    },
    LISTING: {
      reviewed: 'Le conseil {de:community} examinera l’annonce avant qu’elle paraisse.',
      waits:
        'Le conseil {de:community} examinera votre modification ; d’ici là, tout le monde voit l’annonce telle qu’elle est. Si vous baissez seulement le prix, le nouveau prix paraîtra tout de suite. Si vous modifiez autre chose en même temps, le conseil examinera le tout.',
      waiting:
        'Le conseil {de:community} examine cette modification. Ce que vous changez ici sera examiné en même temps. Si vous baissez seulement le prix affiché, le nouveau prix paraîtra tout de suite.',
    },
    ACTIVITY: {
      reviewed:
        'Le conseil {de:community} examinera l’activité avant qu’elle paraisse. Les participations seront conservées.',
      waits:
        'Le conseil {de:community} examinera votre modification ; d’ici là, tout le monde voit l’activité telle qu’elle est. Les participations seront conservées.',
      waiting:
        'Le conseil {de:community} examine cette modification. Ce que vous changez ici sera examiné en même temps. Les participations seront conservées.',
    },
  },
  /** Les boutons qui rouvrent une activité, et ce qu’ils envoient. */
  openAgain: {
    RELIST: {
      one: 'Réactiver et écrire à {count} personne',
      other: 'Réactiver et écrire à {count} personnes',
    },
    RESTORE: {
      one: 'Rétablir et écrire à {count} personne',
      other: 'Rétablir et écrire à {count} personnes',
    },
    REPOST: {
      one: 'Republier et écrire à {count} personne',
      other: 'Republier et écrire à {count} personnes',
    },
  },
  confirm: {
    keep: 'Ne rien changer',
    emailsNobody: 'Personne ne recevra de courriel.',
    emailed: {
      one: '{count}\u00a0personne de sa liste recevra un courriel.',
      other: '{count}\u00a0personnes de sa liste recevront un courriel.',
    },
    WITHDRAW: {
      button: 'Oui, la retirer',
      effect:
        'Votre publication quittera le carrefour ; seuls vous et la modération pourrez la voir.',
      effectOnAttendees:
        'Votre activité quittera le carrefour. Seuls vous et la modération pourrez la voir ; les personnes qui participent apprendront qu’elle est suspendue.',
      effectWhilePending:
        'Le conseil n’examinera pas votre publication, et elle ne paraîtra pas dans le carrefour.',
      later: {
        asItIs: 'Vous pourrez la republier plus tard, avec le même texte et les mêmes photos.',
        withChange:
          'Vous pourrez la republier plus tard, avec ses photos et le texte que vous avez soumis.',
        withNewDate:
          'Vous pourrez la republier plus tard, avec son texte, ses photos et une nouvelle date.',
        never:
          'Vous n’êtes plus membre de cette communauté : vous ne pourrez donc pas remettre la publication en ligne.',
      },
    },
    REJECT: {
      button: 'Oui, la refuser',
      effect:
        'La publication retourne à la personne qui l’a soumise, qui verra le motif et pourra la modifier.',
      effectOnChange:
        'Le texte approuvé reste dans le carrefour. La personne qui a soumis la modification verra le motif et pourra modifier de nouveau le texte.',
    },
    REMOVE: {
      button: 'Oui, l’enlever',
      effect:
        'La publication quittera le carrefour. Seules la personne qui l’a publiée et la modération pourront la voir, avec le motif. Vous pourrez la rétablir plus tard.',
      effectOnAttendees:
        'La publication quittera le carrefour. Seules la personne qui l’a publiée et la modération pourront la voir, avec le motif ; les personnes qui participent apprendront que l’activité est suspendue. Vous pourrez la rétablir plus tard.',
    },
    CANCEL: {
      button: 'Oui, l’annuler',
      effect:
        'L’activité quittera le carrefour, et sa page indiquera qu’elle est annulée. Les participations seront conservées. Vous pourrez la réactiver plus tard.',
      effectForGood:
        'L’activité quittera le carrefour, et sa page indiquera qu’elle est annulée. Les participations seront conservées. Vous n’êtes plus membre de cette communauté : vous ne pourrez donc pas réactiver l’activité.',
    },
  },
  ownState: {
    LISTING: {
      PENDING:
        'Le conseil examine votre annonce. Elle paraîtra dans le carrefour dès qu’il l’aura approuvée.',
      REJECTED: 'La modération a refusé cette annonce. Modifiez-la pour la soumettre de nouveau.',
      REMOVED: 'La modération a enlevé cette annonce.',
      WITHDRAWN:
        'Vous avez retiré cette annonce. Seuls vous et la modération pouvez la voir. Vous pouvez la republier avec son texte et ses photos.',
      SOLD: 'Vous avez indiqué que l’article est vendu. L’annonce n’est plus dans le carrefour.',
    },
    ACTIVITY: {
      PENDING:
        'Le conseil examine votre activité. Elle paraîtra dans le carrefour dès qu’il l’aura approuvée.',
      REJECTED: 'La modération a refusé cette activité. Modifiez-la pour la soumettre de nouveau.',
      REMOVED: 'La modération a enlevé cette activité.',
      WITHDRAWN:
        'Vous avez retiré cette activité. Seuls vous et la modération pouvez la voir. Vous pouvez la republier avec son texte et ses photos.',
      CANCELLED: 'Vous avez annulé cette activité. Sa page s’ouvre encore, et le dit.',
    },
  },
  /** For the author of an activity whose date has passed. */
  stateWhenLate: {
    PENDING:
      'Le conseil examine votre activité, mais sa date est passée : il ne peut plus l’approuver. Modifiez-la pour lui donner une nouvelle date, ou retirez-la.',
    REJECTED:
      'La modération a refusé cette activité, et sa date est passée. Pour la soumettre de nouveau, modifiez-la et choisissez une nouvelle date.',
    WITHDRAWN:
      'Vous avez retiré cette activité, et sa date est passée. Seuls vous et la modération pouvez la voir. Modifiez-la pour lui donner une nouvelle date : l’activité sera republiée, avec son texte et ses photos.',
  },
  /** For moderators. */
  tooLateToApprove:
    'Cette activité est terminée : il n’est plus possible de l’approuver. Refusez-la, et la personne qui l’a soumise pourra lui donner une nouvelle date.',
  rejectedTooLate: 'Cette activité est terminée : il n’est plus possible de l’approuver.',
  /** For an author who left the community. */
  stateAfterLeaving: {
    REJECTED:
      'La modération a refusé cette publication. Vous n’êtes plus membre de cette communauté et ne pouvez donc plus modifier la publication.',
    WITHDRAWN:
      'Vous avez retiré cette publication. Seuls vous et la modération pouvez la voir. Vous n’êtes plus membre de cette communauté et ne pouvez donc pas remettre la publication en ligne.',
  },
  /** Beside each other, where one decision is about a change and the next about all of the post. */
  besideChange: {
    APPROVE: 'Approuver la modification',
    REJECT: 'Refuser la modification',
    REMOVE: { LISTING: 'Enlever toute l’annonce', ACTIVITY: 'Enlever toute l’activité' },
  },
  revision: {
    takeBack: 'Retirer la modification',
    pending: {
      own: 'Le conseil examine votre modification. Tant qu’il ne l’a pas approuvée, les autres voient le texte ci-dessous.',
      others:
        'La personne qui a publié ce texte l’a modifié. Tant que vous n’avez pas approuvé la modification, tout le monde voit le texte ci-dessous.',
    },
    rejected: {
      own: 'La modération a refusé votre dernière modification. Le texte approuvé reste en place. Vous pouvez le modifier de nouveau.',
      others:
        'La dernière modification a été refusée, et le texte approuvé reste en place. Vous pouvez encore approuver la modification.',
    },
  },
} as const;
