import type { Guide } from '../types.ts';

export const contact: Guide = {
  slug: 'contact',
  title: 'Nous joindre',
  summary: 'À qui écrire au sujet de l’immeuble, d’une publication ou de ce site.',
  sections: [
    {
      heading: 'Urgences',
      paragraphs: [
        'Incendie, police, ambulance : composez le [911](tel:911). Appelez ensuite le numéro d’urgence de votre immeuble, indiqué sur sa page d’urgence : ouvrez-la à partir de votre menu, ou de la fiche de l’immeuble sur la page d’accueil, même sans vous connecter. La nuit, personne ne surveille ce site.',
      ],
    },
    {
      heading: 'Au sujet de votre immeuble',
      paragraphs: [
        'Les réparations, les puces d’accès, le stationnement, le bruit et les frais de condo relèvent de votre gestionnaire. Son courriel, son téléphone et ses heures de bureau se trouvent dans votre carrefour, sous Mon condo. « Signaler un problème » y ouvre un formulaire ou, si votre immeuble ne reçoit pas de demandes ici, un courriel. « Écrire au conseil » ouvre un courriel.',
      ],
    },
    {
      heading: 'Au sujet d’une publication',
      points: [
        'Une question sur une annonce ou une activité s’adresse à la personne qui l’a publiée : écrivez-lui à partir de la page.',
        'Ce qui n’a pas sa place ici se signale au conseil ou à la gestion, qui peut l’enlever. Dans le carrefour, « Écrire au conseil » vous permet de les joindre.',
        {
          needs: 'contact',
          text: 'Si le conseil lui-même est en cause, écrivez-nous.',
          otherwise: 'Si le conseil lui-même est en cause, dites-le à la gestion de l’immeuble.',
        },
      ],
    },
    {
      heading: 'Au sujet de ce site',
      paragraphs: [
        { needs: 'name', text: 'Ce site est géré par {name}.' },
        {
          needs: 'contact',
          text: 'Écrivez à {contact}. Si vous utilisez une aide technique, par exemple un lecteur d’écran, et que quelque chose vous fait obstacle, dites-le.',
          otherwise:
            'Adressez-vous à votre conseil d’administration ou à la gestion. Les personnes qui gèrent ce site n’ont pas encore indiqué d’adresse ici.',
        },
        { needs: 'contactNote', text: '{contactNote}' },
      ],
    },
    {
      heading: 'Au sujet du bulletin',
      paragraphs: [
        { needs: 'contact', text: 'Histoires, corrections et photos : {contact}.' },
        {
          needs: 'contact',
          text: 'Les entreprises qui aimeraient un encart de commanditaire peuvent écrire à la même adresse. Un encart porte toujours la mention « Commanditaire », et les commanditaires n’ont pas leur mot à dire sur ce qui s’écrit à côté.',
          otherwise:
            'Un encart de commanditaire porte toujours la mention « Commanditaire », et les commanditaires n’ont pas leur mot à dire sur ce qui s’écrit à côté.',
        },
      ],
    },
  ],
};
