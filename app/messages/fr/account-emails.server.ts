/** Les mots des courriels sur son propre compte. */
export const accountEmails = {
  safety:
    'Vous recevez ce courriel parce qu’il concerne la sécurité de votre compte. Vous recevrez toujours les courriels de ce genre.',
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien fonctionne une seule fois et expire dans une heure.',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur The Local Link. Si c’était vous, suivez le lien ci-dessous pour le choisir. Le lien fonctionne une seule fois et expire dans une heure.',
    choose: 'Choisir un nouveau mot de passe',
    notYou:
      'Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire : le vôtre reste le même.',
    because:
      'Vous recevez ce courriel parce que votre adresse courriel a été saisie à la page « Mot de passe oublié ? ».',
  },
  closing: {
    subject: 'Votre compte sera supprimé',
    preview: 'Vous avez 30 jours pour changer d’avis et garder votre compte.',
    heading: 'Votre compte sera supprimé',
    text: 'Vous avez demandé la suppression de votre compte sur The Local Link le {when}. Il sera supprimé définitivement le {until}. Si vous changez d’avis d’ici là, connectez-vous et choisissez « Garder mon compte ».',
    open: 'Se connecter',
    notYou:
      'Si vous n’avez rien demandé, connectez-vous, choisissez « Garder mon compte », puis changez de mot de passe.',
  },
  kept: {
    subject: 'Vous gardez votre compte',
    preview: 'Votre compte ne sera pas supprimé.',
    heading: 'Vous gardez votre compte',
    text: 'Vous avez annulé la suppression de votre compte sur The Local Link le {when}. Vos publications restent retirées, mais vous pouvez les republier. Dans les communautés où le conseil examine les demandes, il devra accepter la vôtre de nouveau.',
    open: 'Aller à mon compte',
  },
  confirm: {
    subject: 'Confirmez votre adresse courriel',
    preview: 'Confirmez votre adresse courriel pour recevoir les courriels de votre immeuble.',
    heading: 'Confirmez votre adresse courriel',
    isBack:
      'Votre compte utilise de nouveau cette adresse courriel. La nouvelle adresse n’a jamais été confirmée, et quelqu’un d’autre l’utilise maintenant. Connectez-vous avec cette adresse-ci.',
    text: 'Un compte sur The Local Link utilise cette adresse courriel. Si ce compte est le vôtre, suivez le lien ci-dessous pour confirmer l’adresse et recevoir les courriels au sujet de votre compte et de votre immeuble. Le lien fonctionne une seule fois et expire dans trois jours.',
    open: 'Confirmer mon adresse courriel',
    notYou:
      'Si vous n’avez pas de compte sur The Local Link, ignorez ce courriel. Quelqu’un s’est sans doute trompé d’adresse.',
    because:
      'Vous recevez ce courriel parce que quelqu’un a ajouté votre adresse courriel à un compte.',
  },
  emailChanged: {
    subject: 'L’adresse courriel de votre compte a changé',
    preview:
      'Si ce changement ne vient pas de vous, vous avez une semaine pour rétablir votre ancienne adresse.',
    heading: 'L’adresse courriel de votre compte a changé',
    text: 'L’adresse courriel de votre compte sur The Local Link a été changée le {when}. Les courriels au sujet de votre compte vont désormais à la nouvelle adresse ; les autres courriels aussi, dès qu’elle sera confirmée.',
    notYou:
      'Si vous avez changé l’adresse, vous n’avez rien à faire. Sinon, rétablissez votre ancienne adresse : tous les appareils seront déconnectés, et vous choisirez un nouveau mot de passe. Le lien est valable une semaine.',
    open: 'Rétablir mon ancienne adresse',
  },
  invitation: {
    subject: '{community} : votre invitation à The Local Link',
    preview: 'Les avis, les annonces et les activités de votre immeuble.',
    heading: 'Votre invitation à devenir membre {de:community}',
    hello: 'Bonjour {name},',
    text: 'La communauté {community} a sa propre page pour les gens de l’immeuble : avis, annonces, activités. Suivez le lien ci-dessous pour devenir membre.',
    open: 'Ouvrir l’invitation',
    until:
      'Le lien fonctionne pour une seule personne, jusqu’au {date} inclusivement. Ne le transmettez à personne.',
    because:
      'Vous recevez ce courriel parce que le conseil ou la gestion {de:community} nous a donné votre adresse courriel. Si vous n’attendiez pas d’invitation, ignorez ce courriel.',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à votre compte',
    preview: 'Si c’était vous, vous n’avez rien à faire.',
    heading: 'Connexion à partir d’un nouvel appareil ou navigateur',
    text: 'Quelqu’un s’est connecté à votre compte sur The Local Link à partir d’un appareil ou d’un navigateur qui n’avait jamais été utilisé avec ce compte.',
    when: 'Date et heure',
    browser: 'Navigateur',
    was: 'Si c’était vous, vous n’avez rien à faire.',
    wasNot:
      'Sinon, choisissez un nouveau mot de passe : tous les autres appareils seront déconnectés. Le lien fonctionne une seule fois et expire dans 24 heures.',
    open: 'Ce n’était pas moi',
  },
  signOn: {
    CONNECTED: {
      subject: 'Vous pouvez vous connecter avec {provider}',
      preview: 'Votre mot de passe fonctionne toujours.',
      heading: 'Les comptes sont reliés',
      text: 'Votre compte sur The Local Link a été relié à votre compte {provider} le {when}. L’un ou l’autre permet de vous connecter.',
    },
    DISCONNECTED: {
      subject: '{provider} ne permet plus de vous connecter',
      preview: 'Seul votre mot de passe permet de vous connecter.',
      heading: 'Les comptes sont dissociés',
      text: 'Votre compte sur The Local Link et votre compte {provider} ont été dissociés le {when}. Connectez-vous avec votre courriel et votre mot de passe.',
    },
    notYou:
      'Si ce changement ne vient pas de vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? », puis vérifiez comment vous vous connectez.',
    open: 'Voir comment je me connecte',
  },
  secondStep: {
    ON: {
      subject: 'Votre compte a une deuxième étape à la connexion',
      preview: 'Pour vous connecter, il faut maintenant un code de votre application.',
      heading: 'La deuxième étape est activée',
      text: 'Une deuxième étape à la connexion a été activée pour votre compte sur The Local Link le {when}. Pour vous connecter, il faut maintenant votre mot de passe et un code de votre application d’authentification, ou un code de secours. Tous vos autres appareils ont été déconnectés.',
    },
    APP: {
      subject: 'Une autre application affiche vos codes',
      preview: 'Les codes de l’application précédente ne fonctionnent plus.',
      heading: 'Une autre application est configurée',
      text: 'Une autre application d’authentification a été configurée pour votre compte sur The Local Link le {when}. Les codes de l’application précédente ne fonctionnent plus. Tous vos autres appareils ont été déconnectés.',
    },
    PASSKEY: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      preview: 'Elle peut servir de deuxième étape à la connexion.',
      heading: 'Une clé d’accès a été ajoutée',
      text: 'Une clé d’accès a été ajoutée à votre compte sur The Local Link le {when}. Après votre mot de passe, elle permet de vous connecter. Tous vos autres appareils ont été déconnectés.',
    },
    PASSKEY_REMOVED: {
      subject: 'Une clé d’accès a été supprimée de votre compte',
      preview: 'Elle ne permet plus de vous connecter.',
      heading: 'Une clé d’accès a été supprimée',
      text: 'Une clé d’accès a été supprimée de votre compte sur The Local Link le {when}. Tous vos autres appareils ont été déconnectés.',
    },
    OFF: {
      subject: 'La deuxième étape à la connexion est désactivée',
      preview: 'Votre mot de passe suffit pour vous connecter.',
      heading: 'La deuxième étape est désactivée',
      text: 'La deuxième étape à la connexion a été désactivée pour votre compte sur The Local Link le {when}. Votre mot de passe suffit pour vous connecter.',
    },
    CODES: {
      subject: 'Vous avez de nouveaux codes de secours',
      preview: 'Les codes de secours précédents ne fonctionnent plus.',
      heading: 'Nouveaux codes de secours',
      text: 'De nouveaux codes de secours ont été créés pour votre compte sur The Local Link le {when}. Les précédents ne fonctionnent plus.',
    },
    USED: {
      subject: 'Un code de secours a servi',
      preview: 'Quelqu’un s’est connecté avec l’un de vos codes de secours.',
      heading: 'Un code de secours a servi',
      text: 'Quelqu’un s’est connecté à votre compte sur The Local Link le {when} avec votre mot de passe et l’un de vos codes de secours.',
    },
    REMOVED: {
      subject: 'La deuxième étape à la connexion a été retirée',
      preview: 'La personne qui gère le site l’a retirée.',
      heading: 'La deuxième étape a été retirée',
      text: 'La personne qui gère le site a retiré la deuxième étape à la connexion de votre compte sur The Local Link le {when}. Votre mot de passe suffit pour vous connecter. Vous pouvez la configurer de nouveau en tout temps.',
    },
    left: {
      one: 'Il vous reste {count} code de secours.',
      other: 'Il vous reste {count} codes de secours.',
    },
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, puis vérifiez la deuxième étape.',
    askOperator:
      'Si vous n’avez rien demandé, choisissez tout de suite un nouveau mot de passe et écrivez à la personne qui gère le site.',
    open: 'Vérifier la deuxième étape',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    preview: 'Si vous avez changé votre mot de passe, vous n’avez rien à faire.',
    heading: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte sur The Local Link a été changé le {when}. Tous vos autres appareils ont été déconnectés, et les liens privés que vous aviez créés ne fonctionnent plus, comme celui de votre calendrier.',
    notYou:
      'Si vous avez changé votre mot de passe, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.',
    choose: 'Ce n’était pas moi',
  },
} as const;
