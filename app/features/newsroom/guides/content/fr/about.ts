import type { Guide } from '../types.ts';

export const about: Guide = {
  slug: 'about',
  title: 'À propos de The Local Link',
  summary:
    'Des outils numériques modernes et un savoir-faire local pour resserrer les liens dans les communautés de condos.',
  sections: [
    {
      heading: 'Sa raison d’être',
      paragraphs: [
        'Un condo, c’est une rue à la verticale : les mêmes gens, et moins d’occasions de se croiser. L’avis est affiché dans l’ascenseur que vous n’avez pas pris ; la poussette qu’il vous faut encombre quelqu’un deux étages plus bas. The Local Link donne à chaque immeuble une page pour ses avis, ses petites annonces et ce que le voisinage fait ensemble.',
        { needs: 'about', text: '{about}' },
      ],
    },
    {
      heading: 'Pourquoi les fenêtres s’allument',
      paragraphs: [
        'Chaque immeuble est dessiné à partir de son nom, toujours avec les mêmes tours. Une fenêtre s’allume pour chaque publication, chaque participation à une activité et chaque personne arrivée dans la communauté au cours des sept derniers jours. Une semaine plus tard, elle s’éteint. C’est l’image la plus simple que nous connaissions d’un lieu vivant, et chaque lumière correspond à quelque chose de vrai.',
      ],
    },
    {
      heading: 'Les gens qui s’en occupent',
      paragraphs: [
        'Dans chaque immeuble, le conseil d’administration et la gestion décident de ce qui paraît dans leur carrefour.',
        {
          needs: 'name',
          text: 'Le site est géré et le bulletin rédigé par {name}.',
          otherwise:
            'Les personnes qui ont mis ce site sur pied le font fonctionner et rédigent le bulletin.',
        },
        'Les encarts des commanditaires sont identifiés, et nous ne leur apprenons rien sur vous.',
      ],
    },
    {
      heading: 'Pour les programmes',
      paragraphs: [
        'Ce que font les pages du site, un programme peut le faire aussi : [les points d’accès et leurs réponses](/api/docs) ont leur propre page. Un programme voit ce que votre compte vous montre, et rien de plus.',
      ],
    },
    {
      heading: 'Inscrire votre immeuble',
      paragraphs: [
        {
          needs: 'contact',
          text: 'Vous siégez à un conseil d’administration ou vous gérez un immeuble, et vous aimeriez lui donner un carrefour ? Écrivez à {contact} en indiquant son nom et son adresse.',
        },
      ],
    },
  ],
};
