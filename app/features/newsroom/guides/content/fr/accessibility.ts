import type { Guide } from '../types.ts';

export const accessibility: Guide = {
  slug: 'accessibility',
  title: 'Accessibilité',
  summary: 'Ce que nous visons, ce qui manque encore et comment nous signaler un obstacle.',
  sections: [
    {
      heading: 'Ce que nous visons',
      paragraphs: [
        'Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2. Chaque fois que le site change, les pages sont vérifiées par un programme, dans les deux thèmes. Un programme trouve environ le tiers de ce qui peut clocher ; pour le reste, nous comptons sur vous.',
      ],
      points: [
        'Tout fonctionne au clavier seul, et l’élément actif est toujours visible.',
        'Chaque formulaire fonctionne sans JavaScript. S’il y a une erreur, un résumé en haut de la page mène à chaque champ touché, et chaque champ dit quoi corriger.',
        'Le texte grossit selon les paramètres de votre navigateur, jusqu’à deux fois sa taille, et les pages tiennent dans un écran de 320 pixels de large sans défilement horizontal.',
        'Le contraste du texte est d’au moins 4,5 pour 1 dans le thème clair comme dans le thème sombre, et la couleur n’est jamais le seul indice.',
        'Rien ne bouge si votre système demande moins d’animations, et rien ne se met à jouer tout seul.',
      ],
    },
    {
      heading: 'Ce qui manque encore, à notre connaissance',
      points: [
        'Le bulletin d’un immeuble est un fichier PDF préparé par cet immeuble, et certains se prêtent mal à la lecture à voix haute. Demandez-en le texte à la gestion. Les numéros publiés pour toute la ville sont de vraies pages web, et leurs fichiers PDF sont balisés pour les lecteurs d’écran.',
        'Les photos qu’ajoute le voisinage n’ont pas leur propre description : le titre en tient lieu.',
        'Le site est offert en français et en anglais. Ce qu’une personne du voisinage, un conseil ou un commanditaire a écrit reste dans sa langue. La page l’indique à côté du texte et le signale aux lecteurs d’écran, pour qu’ils prononcent bien.',
      ],
    },
    {
      heading: 'Dites-le-nous',
      paragraphs: [
        {
          needs: 'contact',
          text: 'Si quelque chose vous fait obstacle, écrivez à {contact} en précisant quel navigateur ou quelle aide technique vous utilisez.',
          otherwise:
            'Si quelque chose vous fait obstacle, dites à votre conseil d’administration ou à la gestion ce que c’est, et quel navigateur ou quelle aide technique vous utilisez.',
        },
      ],
    },
  ],
};
