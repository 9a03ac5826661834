import type { Guide } from '../types.ts';

export const contact: Guide = {
  slug: 'contact',
  title: 'Nous joindre',
  summary: 'À qui écrire au sujet de l’immeuble, d’une publication ou de ce site.',
  sections: [
    {
      heading: 'Urgences',
      paragraphs: [
        'Incendie, police, ambulance : composez le [911](tel:911). Appelez ensuite le numéro de votre immeuble hors des heures de bureau, indiqué sur sa page d’urgence : ouvrez-la à partir de votre menu, ou de la fiche de l’immeuble sur la page d’accueil, avec ou sans connexion. La nuit, personne ne surveille ce site.',
      ],
    },
    {
      heading: 'Au sujet de votre immeuble',
      paragraphs: [
        'Les réparations, les puces d’accès, le stationnement, le bruit et les frais de condo relèvent de votre gestionnaire. Son courriel, son téléphone et ses heures de bureau se trouvent dans votre carrefour, sous Mon condo, où « Signaler un problème » et « Écrire au conseil » vous préparent un message.',
      ],
    },
    {
      heading: 'Au sujet d’une publication',
      points: [
        'Une question sur une annonce ou une activité s’adresse à la personne qui l’a publiée ; son adresse est sur la page.',
        'Ce qui n’a pas sa place ici se signale au conseil ou à la gestion, qui peut l’enlever. Dans le carrefour, « Écrire au conseil » vous permet de les joindre.',
        'Si le conseil lui-même est en cause, écrivez-nous.',
      ],
    },
    {
      heading: 'Au sujet de ce site',
      paragraphs: [
        'Écrivez à [support@local-link.example](mailto:support@local-link.example). De vraies personnes vous répondent, les jours de semaine et le plus souvent en moins de deux jours. Si vous utilisez une aide technique, par exemple un lecteur d’écran, et que quelque chose vous fait obstacle, dites-le : nous nous en occupons en premier.',
      ],
    },
    {
      heading: 'Au sujet du bulletin',
      paragraphs: [
        'Histoires, corrections et photos : [stories@local-link.example](mailto:stories@local-link.example). Nous ne publions pas un nom sans demander la permission.',
        'Les entreprises qui aimeraient un encart de commanditaire peuvent écrire à la même adresse. Un encart porte toujours la mention « Commanditaire », et les commanditaires n’ont pas leur mot à dire sur ce qui s’écrit à côté.',
      ],
    },
  ],
};
