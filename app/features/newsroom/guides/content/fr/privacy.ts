import type { Guide } from '../types.ts';

export const privacy: Guide = {
  slug: 'privacy',
  title: 'Confidentialité',
  summary: 'Ce que nous gardons sur vous, qui le voit et quels témoins ce site dépose.',
  sections: [
    {
      heading: 'Ce que nous gardons',
      points: [
        'Votre nom, votre adresse courriel, votre numéro de téléphone si vous en donnez un ou si la liste de votre conseil en contient un, ainsi que vos communautés, avec votre unité dans chacune.',
        'Votre mot de passe, uniquement sous forme d’empreinte à sens unique. Nous ne pouvons pas le lire, et personne ne le pourrait en volant cette empreinte.',
        'Ce que vous publiez, les activités auxquelles vous participez et les communautés que vous mettez dans vos favoris.',
        'Vos demandes au conseil et à la gestion, avec les photos et le numéro de téléphone que vous y donnez ; vos réservations, avec l’attestation que vous y ajoutez ; et, si vous êtes propriétaire, votre fiche : vos adresses pour les avis officiels, et comment vous les voulez. Le texte, les photos et le numéro d’une demande sont supprimés deux ans après sa fermeture.',
        'Chaque connexion : son début, sa dernière utilisation et le nom que se donne votre navigateur. Elle prend fin quand vous vous déconnectez, trente jours après votre dernière visite ou 180 jours après son début.',
        'Les courriels que nous vous envoyons : leur type, l’adresse, la date, et s’ils sont revenus ; et ce que vous voulez recevoir. Le contenu d’un courriel est effacé après 30 jours.',
        'Votre adresse IP, uniquement en mémoire et pendant une heure au maximum, pour ralentir toute personne qui essaie de deviner des mots de passe. Ce site ne l’enregistre pas.',
        'Ce que la modération décide d’une publication : qui, quand, le motif s’il y en a un, et le texte à ce moment-là. Nous le gardons même quand la publication est retirée.',
      ],
    },
    {
      heading: 'Ce que chaque personne voit',
      points: [
        'Tout le monde : le nom et l’adresse des communautés, leur page d’urgence, les événements de la ville, les articles et les bulletins publiés pour toute la ville ; votre nom, votre photo de profil et le mois de votre inscription.',
        'Les annonces et les activités en ligne, vendues ou annulées : chaque communauté choisit. Si elle les garde pour elle, seuls ses membres, sa modération et les responsables du site les voient. Si elle les montre à toute personne qui a le lien, tout le monde peut les lire, avec le nom de la personne qui les a publiées et le nombre de participations, et les moteurs de recherche peuvent les trouver. Le formulaire de publication dit ce qu’il en est.',
        'Les membres de votre communauté, sa modération et les responsables du site : l’adresse courriel affichée sur les annonces et les activités en ligne, les avis, les bulletins de l’immeuble, le nom des personnes qui participent à une activité, ainsi que l’adresse courriel de celles qui ont choisi de la montrer.',
        'La modération de votre communauté : les publications en attente, refusées, retirées ou enlevées.',
        'Vous, la modération de votre communauté et les responsables du site : vos demandes, vos réservations et votre fiche de propriétaire. Si le problème est dans un lieu commun, ou si votre demande est montrée au voisinage, les membres peuvent lire votre texte, sans votre nom.',
        'Vous, la modération de votre communauté et les responsables du site : votre numéro de téléphone et vos unités.',
      ],
      paragraphs: [
        'Quand vous écrivez une annonce ou une activité, l’adresse de votre compte est déjà dans le champ « Courriel à afficher ». Effacez-la si vous ne voulez pas la montrer aux membres de votre communauté, ou donnez-en une autre.',
      ],
    },
    {
      heading: 'Témoins',
      paragraphs: [
        'Ce site en dépose six, tous à lui. Il n’y a ni mesure d’audience, ni réseau publicitaire, ni rien qui vous suive ailleurs : c’est pourquoi aucun bandeau ne vous demande votre accord.',
      ],
      points: [
        'session : indique que votre compte est ouvert dans ce navigateur. Déposé à la connexion, conservé 180 jours au maximum, supprimé à la déconnexion.',
        'known : indique que votre compte a déjà été ouvert dans ce navigateur, pour que nous vous écrivions à propos des connexions faites ailleurs. Conservé deux ans, même après la déconnexion ; il ne dit à personne d’autre que nous qui vous êtes.',
        'theme : clair ou sombre. Conservé un an. Si JavaScript est activé, votre navigateur le note aussi dans son propre stockage.',
        'language : la langue que vous avez choisie dans ce navigateur. Conservé un an. Si vous avez un compte, nous l’y notons aussi.',
        'lite : si vous avez demandé des pages sans scripts. Conservé un an.',
        'toast : porte un seul message (« Votre annonce a été soumise ») jusqu’à la page suivante, puis disparaît.',
      ],
    },
    {
      heading: 'Les commanditaires et les autres sites',
      paragraphs: [
        'Les encarts des commanditaires sont les mêmes pour tout le monde et ne nous apprennent rien sur vous. Leurs images proviennent de ce site : un commanditaire ne sait donc pas que vous avez vu son encart. Les liens vers d’autres sites vous font quitter le nôtre, et leurs propres règles s’y appliquent.',
      ],
    },
    {
      heading: 'Vos choix',
      points: [
        'Consultez et corrigez vos renseignements dans les [paramètres du compte](/account/settings).',
        'Retirez une annonce ou une activité pendant qu’elle paraît dans le carrefour : plus personne, sauf vous et votre modération, ne pourra la voir. Ce qui est vendu ou annulé quitte le carrefour, mais se lit encore à son adresse web.',
        'Choisissez dans les [paramètres du compte](/account/settings) si les personnes qui participent aux mêmes activités que vous voient votre adresse courriel. Au départ, elles ne la voient pas.',
        'Choisissez [ce que nous vous envoyons](/account/notifications), et à quelle fréquence. Vous recevrez toujours les courriels au sujet de votre compte.',
        '[Téléchargez une copie](/account/export) de ce que nous gardons, ou [supprimez votre compte](/account/delete) : votre nom disparaît tout de suite, et tout le reste de ce qui est à vous, après trente jours. Ce que la modération a décidé d’une publication est conservé, sans votre nom.',
        {
          needs: 'privacy',
          text: 'Pour toute autre question sur ce que nous gardons, écrivez à {privacy}.',
          otherwise:
            'Pour toute autre question sur ce que nous gardons, adressez-vous à votre conseil d’administration ou à la gestion.',
        },
      ],
    },
  ],
};
