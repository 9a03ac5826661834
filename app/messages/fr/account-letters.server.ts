/** Les mots des lettres sur son propre compte. */
export const accountLetters = {
  safety:
    'Vous recevez cette lettre parce qu’elle concerne la sécurité de votre compte. Ces lettres arrivent toujours.',
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien s’ouvre pendant une heure et sert une seule fois.',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'On a demandé un nouveau mot de passe pour votre compte à The Local Link. Si c’était vous, choisissez-le ici. Le lien s’ouvre pendant une heure et sert une seule fois.',
    choose: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
    because:
      'Vous recevez cette lettre parce que votre adresse a été écrite à la page « Mot de passe oublié ? ».',
  },
  closing: {
    subject: 'Votre compte est fermé',
    preview: 'Vous pouvez revenir d’ici 30 jours.',
    heading: 'Votre compte est fermé',
    text: 'Vous avez fermé votre compte à The Local Link le {when}. Il sera supprimé définitivement le {until}. D’ici là, vous pouvez revenir : ouvrez une session et choisissez « Garder mon compte ».',
    open: 'Ouvrir une session',
    notYou:
      'Si ce n’était pas vous, ouvrez une session, gardez le compte et choisissez un nouveau mot de passe.',
  },
  kept: {
    subject: 'Votre compte est conservé',
    preview: 'Il ne sera pas supprimé.',
    heading: 'Votre compte est conservé',
    text: 'Vous avez repris votre compte à The Local Link le {when} : il ne sera pas supprimé. Vos publications restent retirées, et là où le conseil confirme qui habite l’immeuble, il vous confirmera de nouveau.',
    open: 'Ouvrir mon compte',
  },
  confirm: {
    subject: 'Confirmez votre adresse courriel',
    preview: 'Un seul geste, et les lettres de votre immeuble vous parviennent.',
    heading: 'Confirmez votre adresse courriel',
    isBack:
      'Votre compte a de nouveau cette adresse. Elle avait été remplacée par une autre qui n’a jamais été confirmée, et cette autre adresse appartient maintenant à quelqu’un d’autre. Connectez-vous avec celle-ci.',
    text: 'Un compte à The Local Link porte cette adresse. Si elle est à vous, confirmez-la ici : les lettres sur votre compte et votre immeuble vous parviendront. Le lien s’ouvre pendant trois jours et sert une seule fois.',
    open: 'Confirmer l’adresse',
    notYou:
      'Si vous n’avez pas de compte à The Local Link, ne faites rien. Quelqu’un s’est sans doute trompé d’adresse.',
    because: 'Vous recevez cette lettre parce qu’un compte a reçu votre adresse.',
  },
  emailChanged: {
    subject: 'Votre compte a une autre adresse courriel',
    preview: 'Si ce n’était pas vous, reprenez la vôtre d’ici une semaine.',
    heading: 'Votre compte a une autre adresse courriel',
    text: 'L’adresse de votre compte à The Local Link a été changée le {when}. Les lettres vont désormais à la nouvelle adresse ; celle-ci est la dernière qui arrive ici.',
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, reprenez votre adresse. Le lien s’ouvre pendant une semaine, ferme toutes les sessions et mène à un nouveau mot de passe.',
    open: 'Reprendre mon adresse',
  },
  invitation: {
    subject: '{community} : votre invitation à The Local Link',
    preview: 'Les avis, les annonces et les activités de votre immeuble.',
    heading: 'Une invitation vous attend : {community}',
    hello: 'Bonjour {name},',
    text: '{community} a sa propre page pour les gens de l’immeuble : avis, annonces, activités. Ce lien vous ouvre la porte.',
    open: 'Ouvrir l’invitation',
    until: 'Il sert à une seule personne. Dernier jour : {date}. Ne le donnez à personne d’autre.',
    because:
      'Vous recevez cette lettre parce que le conseil ou la gestion ({community}) a donné votre adresse. Si vous ne l’attendiez pas, ignorez-la : sans vous, rien ne se passe.',
  },
  newSignIn: {
    subject: 'Une connexion à votre compte',
    preview: 'Si c’était vous, il n’y a rien à faire.',
    heading: 'Une connexion depuis un nouveau navigateur',
    text: 'Quelqu’un s’est connecté à votre compte à The Local Link depuis un navigateur que nous n’avions encore jamais vu avec ce compte.',
    when: 'Quand',
    browser: 'Navigateur',
    was: 'Si c’était vous, il n’y a rien à faire.',
    wasNot:
      'Sinon, choisissez un nouveau mot de passe. Toutes les autres sessions se ferment alors. Le lien s’ouvre pendant 24 heures et sert une seule fois.',
    open: 'Ce n’était pas moi',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    preview: 'Si c’était vous, il n’y a rien à faire.',
    heading: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte à The Local Link a été changé le {when}. Partout ailleurs, vos sessions sont fermées.',
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.',
    choose: 'Ce n’était pas moi',
  },
} as const;
