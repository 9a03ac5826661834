import type { Guide } from '../types.ts';

export const help: Guide = {
  slug: 'help',
  title: 'Aide',
  summary:
    'Comment vous joindre à votre immeuble, publier quelque chose, et quoi faire quand cela ne fonctionne pas.',
  sections: [
    {
      heading: 'Se joindre à son immeuble',
      paragraphs: [
        'Choisissez [Inscription](/register), indiquez votre nom, une adresse courriel et un mot de passe d’au moins six caractères, puis votre communauté et votre unité. Si vous vivez dans plus d’un immeuble, ou si vous y possédez une unité, ajoutez une ligne pour chacun ; la première est votre communauté principale, celle que la page d’accueil vous présente.',
        'Vous y êtes aussitôt. Si vous déménagez, changez vos communautés dans les [paramètres du compte](/account/settings).',
      ],
    },
    {
      heading: 'Ce qu’il y a dans le carrefour',
      points: [
        'Mon condo : les avis de la gestion et du conseil, les dates importantes et qui appeler.',
        'Petites annonces : ce que le voisinage propose. Vous écrivez par courriel à la personne qui vend ; l’argent ne passe pas par nous.',
        'Activités : ce que fait le voisinage, et qui y va. Un bouton sert à participer, et le même à se désister, jusqu’à la fin de l’activité.',
        'Archives du bulletin : les bulletins de votre propre immeuble, en PDF.',
      ],
    },
    {
      heading: 'Publier',
      paragraphs: [
        '« Mettre en vente » et « Créer une activité » se trouvent en haut de votre carrefour. Dans la plupart des immeubles, le conseil examine une publication avant qu’elle paraisse, le plus souvent en moins d’un jour ; d’ici là, seuls le conseil et vous pouvez la voir. Là où cet examen n’est pas demandé, elle paraît aussitôt.',
        'Si le conseil refuse, votre publication le dit, avec le motif s’il en a donné un. Modifiez-la et soumettez-la de nouveau. Si vous en modifiez une qui est déjà en ligne dans un immeuble où le conseil examine tout, le voisinage continue de voir le texte approuvé jusqu’à ce que le conseil ait examiné le nouveau. Un prix plus bas et de petites corrections paraissent aussitôt.',
        'Un événement à Ottawa peut devenir une activité, avec le titre et la date déjà remplis : ouvrez l’événement et choisissez « Créer une activité ».',
      ],
    },
    {
      heading: 'Je n’arrive pas à me connecter',
      id: 'log-in',
      points: [
        'Après dix mauvais mots de passe, la connexion à partir de l’endroit où vous êtes est suspendue pendant quinze minutes au plus. La page indique le temps qui reste.',
        'Vérifiez l’adresse courriel de votre inscription : la liste que tient votre immeuble pour les urgences en contient souvent une autre.',
        'Si vous avez oublié votre mot de passe, écrivez-nous à partir de cette adresse, à [support@local-link.example](mailto:support@local-link.example).',
      ],
    },
    {
      heading: 'Autre chose ne va pas',
      paragraphs: [
        'Tout ce qui touche l’immeuble (une fuite, une puce d’accès, l’ascenseur) s’adresse à votre gestionnaire, dont le numéro est dans le carrefour. En cas d’incendie, de crime ou de blessure, composez d’abord le 911.',
        'Tout ce qui touche ce site s’adresse à nous : voyez la page [Nous joindre](/contact). Dites-nous ce que vous avez fait, ce que vous attendiez et ce qui est arrivé.',
      ],
    },
    {
      heading: 'Connexion lente, petit forfait, vieux téléphone',
      paragraphs: [
        'Chaque page se lit et chaque formulaire fonctionne sans JavaScript. « Passer à la version allégée », au bas de la page, supprime tous les scripts ; un navigateur qui demande d’économiser les données reçoit cette version d’office.',
      ],
    },
  ],
};
