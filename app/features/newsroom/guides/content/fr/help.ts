import type { Guide } from '../types.ts';

export const help: Guide = {
  slug: 'help',
  title: 'Aide',
  summary:
    'Comment devenir membre, publier quelque chose, et quoi faire quand cela ne fonctionne pas.',
  sections: [
    {
      heading: 'Je n’arrive pas à me connecter',
      id: 'log-in',
      points: [
        'Si vous avez oublié votre mot de passe, [choisissez-en un nouveau](/forgot-password) : vous recevrez un lien valable une heure. Si ce site n’envoie pas encore de courriels, la même page dit à qui le demander.',
        'Si aucun courriel n’arrive, regardez dans vos pourriels.',
        {
          needs: 'contact',
          text: 'Si vous ne pouvez plus lire les courriels de cette adresse, écrivez-nous à {contact}.',
          otherwise:
            'Si vous ne pouvez plus lire les courriels de cette adresse, dites-le à votre conseil d’administration ou à la gestion.',
        },
        'Vérifiez l’adresse courriel de votre inscription : la liste que tient votre immeuble pour les urgences en contient souvent une autre.',
        'Si vous avez perdu le téléphone qui affiche vos codes, entrez plutôt un de vos codes de secours.',
        'Après dix mauvais mots de passe, il faut attendre quinze minutes au maximum. La page indique le temps qui reste.',
      ],
    },
    {
      heading: 'Le code de votre lettre',
      id: 'codes',
      paragraphs: [
        'Le code compte dix lettres et chiffres, en deux groupes de cinq. Tapez-le en vous inscrivant, à la page [Devenir membre avec un code](/join) ou à la page de votre demande. Il est le même pour toutes les personnes de l’unité et reste valable 60 jours. Si vous l’avez perdu ou s’il est expiré, demandez une nouvelle lettre au conseil ou à la gestion, ou envoyez une demande sans code.',
      ],
    },
    {
      heading: 'Devenir membre',
      id: 'joining',
      paragraphs: [
        'Choisissez [Inscription](/register), indiquez votre communauté et votre unité, puis votre nom, une adresse courriel et un mot de passe d’au moins six caractères. Si vous vivez ou possédez une unité dans plus d’un immeuble, choisissez **Ajouter une communauté**. La première est votre communauté principale, celle que la page d’accueil vous présente.',
        'La plupart des immeubles vérifient qui y habite. Avec le code de votre lettre, ou une invitation du conseil, vous devenez membre tout de suite. Sinon, le conseil examine votre demande, et **Mon condo** mène à une page qui dit où elle en est. Seul un immeuble ouvert à tout le monde vous accepte sans examen.',
        'Si vous déménagez, changez vos communautés dans les [paramètres du compte](/account/settings). Là où le conseil vérifie qui habite l’immeuble, il vérifie aussi la nouvelle unité.',
      ],
    },
    {
      heading: 'Ce qu’il y a dans le carrefour',
      id: 'hub',
      points: [
        '**Mon condo :** les avis de la gestion et du conseil, les dates importantes et qui appeler. **Signaler un problème** écrit au conseil et à la gestion, et vous lirez la réponse sous Mes demandes. **Réserver** sert pour l’ascenseur ou une salle, si votre immeuble l’offre ici.',
        '**Petites annonces :** ce que le voisinage propose. Vous écrivez à la personne qui vend à partir de l’annonce ; l’argent ne passe pas par nous.',
        '**Activités :** ce que fait le voisinage, et qui y va. Choisissez **Participer** ; si vos plans changent, vous pouvez vous désister jusqu’à la fin de l’activité.',
        '**Archives du bulletin :** les bulletins de votre propre immeuble, s’il y en a ici. Les fichiers de votre conseil, comme les budgets et les procès-verbaux, sont dans les documents.',
      ],
    },
    {
      heading: 'Publier',
      id: 'posting',
      paragraphs: [
        '**Vendre** et **Créer une activité** se trouvent en haut de votre carrefour ou, sur un téléphone, sous Petites annonces et Activités. Dans la plupart des immeubles, le conseil examine une publication avant qu’elle paraisse, le plus souvent en moins d’un jour ; d’ici là, seuls vous et la modération pouvez la voir. Là où cet examen n’est pas demandé, elle paraît aussitôt.',
        'Si le conseil refuse votre publication, sa page l’indique, avec le motif s’il y en a un. Modifiez-la et soumettez-la de nouveau. Si vous modifiez une publication qui est déjà en ligne dans un immeuble où le conseil examine tout, le voisinage continue de voir le texte approuvé jusqu’à ce que le conseil ait examiné le nouveau. Un prix plus bas et de petites corrections paraissent aussitôt.',
        'Un événement à Ottawa peut devenir une activité, avec le titre et la date déjà remplis : ouvrez l’événement et choisissez **Créer une activité**.',
      ],
    },
    {
      heading: 'Si votre publication est refusée ou enlevée',
      id: 'decisions',
      paragraphs: [
        'La page de votre publication indique ce qui a été décidé, quand et pourquoi ; [Mes publications](/account/posts) les réunit toutes. Si la décision vous semble injuste, choisissez **Contester** sur la publication et dites ce qu’il faut savoir : une autre personne de la modération vous répondra, s’il y en a une. Vous pouvez contester chaque décision une fois. Vous pouvez toujours modifier une publication refusée et la soumettre de nouveau.',
      ],
    },
    {
      heading: 'Signaler quelque chose',
      id: 'reports',
      paragraphs: [
        'Les annonces, les activités et les profils du voisinage ont chacun un bouton **Signaler**. La modération lit ce que vous écrivez ; personne ne saura que c’était vous. Vous verrez la décision dans [Mes signalements](/account/reports).',
      ],
    },
    {
      heading: 'Les avis d’urgence',
      id: 'emergency',
      paragraphs: [
        'Si quelqu’un est en danger, composez d’abord le **911**. Un avis d’urgence reste en haut de votre page d’accueil et de votre carrefour jusqu’à la fin de l’urgence, avec l’heure de sa publication. La page Urgence de votre immeuble dit quoi faire en cas d’incendie ou d’inondation, et qui appeler ; on peut l’ouvrir sans se connecter.',
      ],
    },
    {
      heading: 'Quitter un immeuble, obtenir vos données, supprimer votre compte',
      id: 'leaving',
      points: [
        'Pour quitter une communauté, ouvrez [Mes communautés](/account/communities). La page dit d’abord ce qui prend fin.',
        'Pour une copie de tout ce qui est conservé à votre sujet, choisissez [Télécharger mes données](/account/export).',
        'Pour supprimer votre compte, choisissez [Supprimer mon compte](/account/delete). Votre nom disparaît aussitôt ; pendant trente jours, vous pouvez vous connecter et revenir.',
        'Tout cela se trouve dans le menu, sous [Compte](/account).',
      ],
    },
    {
      heading: 'Connexion lente, petit forfait, vieux téléphone',
      id: 'slow',
      paragraphs: [
        'Toutes les pages et tous les formulaires fonctionnent sans JavaScript. **Passer à la version allégée**, au bas de la page, supprime tous les scripts ; un navigateur qui demande d’économiser les données reçoit cette version d’office.',
      ],
    },
    {
      heading: 'Pour le conseil et la gestion',
      id: 'board',
      points: [
        '**Modération** sert aux publications : celles qui sont à examiner, les signalements, les contestations et le journal de toutes les décisions. **Gestion** sert à l’immeuble : les personnes, les unités, les avis, les documents et les paramètres.',
        'Pour accepter quelqu’un, choisissez **Gestion**, votre communauté, puis **Personnes**. La demande la plus ancienne vient en premier, avec ce que le registre dit de l’unité. Acceptez-la, ou refusez-la avec un motif, que la personne verra.',
        'Pour avertir tout le monde, choisissez **Publier un avis d’urgence** en haut de votre page d’accueil. Un titre et une phrase ou deux suffisent. Une fois l’urgence passée, choisissez **Désépingler** ou retirez l’avis du carrefour.',
        'Les décisions, avec leur motif et le nom de la personne qui les a prises, sont dans le journal : choisissez **Gestion**, votre communauté, puis **Décisions passées**.',
      ],
    },
    {
      heading: 'Autre chose ne va pas',
      id: 'other',
      paragraphs: [
        'En cas d’incendie, de crime ou de blessure, composez d’abord le **911**. Tout ce qui touche l’immeuble (une fuite, une puce d’accès, l’ascenseur) s’adresse à votre gestionnaire, dont le numéro est dans le carrefour.',
        {
          needs: 'contact',
          text: 'Tout ce qui touche ce site s’adresse à nous : voyez la page [Nous joindre](/contact). Dites-nous ce que vous avez fait, ce que vous attendiez et ce qui est arrivé.',
          otherwise:
            'Tout ce qui touche ce site s’adresse au conseil ou à la gestion. Dites-leur ce que vous avez fait, ce que vous attendiez et ce qui est arrivé.',
        },
      ],
    },
  ],
};
