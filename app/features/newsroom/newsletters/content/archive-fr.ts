import type { ArchiveContent } from './types.ts';

/** What the archive page says in any season. */
export const archive: ArchiveContent = {
  discoveries: [
    {
      title: 'Les marches de Hartwells',
      text: 'Deux écluses, une barrière blanche et le jardin de l’éclusier, avec l’Arboretum d’un côté et, de l’autre, des étudiants qui courent à leurs cours. Assoyez-vous dans l’herbe à la saison des bateaux et regardez quelqu’un apprendre à tenir une corde.',
      place: 'Écluses Hartwells, à côté de l’Université Carleton',
    },
    {
      title: 'Un jardin clos, chemin Richmond',
      text: 'À Westboro, derrière un mur de pierre, des bénévoles entretiennent un jardin, avec des pivoines en juin et des bancs à l’abri du vent. Il est gratuit, ouvert le jour, et on peut passer devant pendant des années sans le voir.',
      place: 'Jardin Maplelawn, Westboro',
    },
    {
      title: 'Là où la Rideau lâche prise',
      text: 'La Rideau finit en tombant d’une corniche dans la rivière des Outaouais. En mars, elle est à moitié glace ; en mai, elle gronde ; en août, on s’y entend penser.',
      place: 'Chutes Rideau, promenade Sussex',
    },
  ],
  recipes: [
    {
      kind: 'recipe',
      heading: 'Hiver : soupe aux pois cassés et à l’orge',
      intro:
        'Pour la semaine où la charrue passe tous les matins à cinq heures. La soupe épaissit pendant la nuit et prend volontiers un peu d’eau le lendemain.',
      serves: '6',
      ingredients: [
        '375 ml (1½ tasse) de pois cassés jaunes, rincés',
        '125 ml (½ tasse) d’orge perlé',
        '2 oignons et 3 carottes, hachés fin',
        '2 branches de céleri avec leurs feuilles',
        '5 ml (1 c. à thé) de sarriette séchée et 2 feuilles de laurier',
        '2,25 litres (9 tasses) d’eau',
        'Sel, poivre et une cuillerée de vinaigre de cidre',
      ],
      steps: [
        'Mettez tout, sauf le sel, le poivre et le vinaigre, dans un chaudron à fond épais et portez à ébullition. Écumez.',
        'Laissez mijoter 75 minutes, le couvercle entrouvert, en remuant plus souvent vers la fin.',
        'Retirez le laurier. Salez, poivrez et ajoutez le vinaigre en dernier.',
      ],
    },
    {
      kind: 'recipe',
      heading: 'Printemps : asperges et œufs sur du pain grillé',
      intro:
        'Les asperges d’ici arrivent vers la mi-mai et sont finies à la fin de juin. C’est un souper d’un quart d’heure.',
      serves: '2',
      ingredients: [
        '1 botte d’asperges, sans le bout dur',
        '4 œufs',
        '2 tranches de pain épaisses',
        '15 ml (1 c. à soupe) de beurre',
        'Un peu de ciboulette, coupée aux ciseaux',
        'Un demi-citron, du sel et du poivre',
      ],
      steps: [
        'Plongez les œufs dans l’eau bouillante et laissez-les cuire sept minutes. Refroidissez-les sous le robinet et écalez-les.',
        'Faites sauter les asperges au beurre quatre minutes à feu vif, à couvert les deux premières.',
        'Faites griller le pain, posez-y les asperges et ouvrez les œufs par-dessus.',
        'Finissez avec la ciboulette, le citron, le sel et le poivre.',
      ],
    },
    {
      kind: 'recipe',
      heading: 'Été : salade de tomates et de pêches',
      intro:
        'Ni cuisinière ni four. À faire en août, quand les deux sont si mûres qu’il faut les rapporter à la maison sur le dessus du sac.',
      serves: '4 en accompagnement, 2 avec du pain',
      ingredients: [
        '4 tomates mûres, en quartiers',
        '3 pêches mûres, en quartiers',
        'La moitié d’un petit oignon rouge, tranchée mince et rincée',
        'Une poignée de basilic',
        '30 ml (2 c. à soupe) d’huile d’olive et 15 ml (1 c. à soupe) de vinaigre de vin rouge',
        '100 g de feta, ou une boîte de haricots blancs, égouttés',
        'Sel et poivre',
      ],
      steps: [
        'Salez les tomates dans le plat de service et laissez-les dix minutes. Gardez le jus.',
        'Ajoutez les pêches et l’oignon, puis l’huile et le vinaigre, et retournez le tout une fois avec les mains.',
        'Déchirez le basilic dessus, ajoutez la feta ou les haricots, et mangez avant que cela ramollisse.',
      ],
    },
  ],
  columns: [
    {
      heading: 'Chauffage et électricité',
      points: [
        'Changez le filtre du ventilo-convecteur chaque printemps et chaque automne, et écrivez-y la date.',
        'L’été, fermez les stores au soleil avant dix heures du matin ; l’hiver, ouvrez-les-lui.',
        'Si votre compteur facture à l’heure, faites tourner le lave-vaisselle et la sécheuse après sept heures du soir, en semaine.',
        'Consultez le conseil avant de commander une thermopompe ou une borne de recharge. Le mur et le panneau sont à tout le monde.',
      ],
    },
    {
      heading: 'L’eau',
      points: [
        'Sachez où est votre robinet d’arrêt et tournez-le une fois l’an, pour qu’il ne se grippe pas.',
        'Remplacez les boyaux de caoutchouc de la laveuse par des boyaux tressés, et notez l’année.',
        'Versez quelques gouttes de colorant alimentaire dans le réservoir de la toilette. Si la cuvette se colore, le clapet fuit.',
        'Fermez les robinets quand vous partez, et laissez une clé à quelqu’un en ville.',
      ],
    },
    {
      heading: 'Les espaces partagés',
      points: [
        'Réservez l’ascenseur avant les déménageurs, et les déménageurs avant les peintres.',
        'Gardez les corridors dégagés. Le jour où c’est grave, tapis, bottes et poussettes sont dans le chemin.',
        'Lisez une fois l’an le budget et le plan du fonds de réserve. Apportez vos questions à la partie ouverte d’une réunion du conseil.',
        'Dites-le au bureau quand une petite chose se brise. La personne d’avant a cru que quelqu’un l’avait fait.',
      ],
    },
  ],
};
