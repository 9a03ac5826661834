import type { PersonContent } from './types.ts';

/** Residents without a demo account, in order; (fr) for those who chose French. */
const names = `
  Geneviève Lamoureux (fr), Margaret Ainslie, Amal Haddad, Wei Zhang, Harpreet Toor,
  Étienne Bélanger (fr), Colin Fairweather, Hodan Farah, Marie-Flore Desrosiers (fr), Lan Nguyen,
  Mireille Charbonneau (fr), Heather Dunmore, Youssef Khoury, Gianna Ferrarese, Mei-Ling Chow,
  Fernanda Carvalho, Gurdeep Gill, Oksana Hrytsenko, François Desjardins (fr), Graham Pettigrew,
  Leetia Akpaliapik, Chantal Lafrenière (fr), Rania Mansour, Abdirahman Warsame, Ruth Ashby,
  Kwame Boateng, Jun Liang, Simran Dhaliwal, Benoît Archambault, Minh Trần, Ian MacLellan,
  Josée Villeneuve (fr), Karim Abboud, Shauna Kirkpatrick, Xiaoyu Chen, Rémi Gauvreau,
  Manjit Grewal, Marco Bellisario, Fadumo Jama, Derek Holloway, Chidinma Okafor,
  Sylvie Castonguay, Layla Sabbagh, João Azevedo, Taras Melnyk, Patricia Wren, Jérôme Pelletier,
  David Kwan, Jasleen Brar, Thuy Pham, Neil Ferguson, Omar Nasrallah, Élise Fontaine,
  Ayaan Duale, Joanne Whitlock, Marcel Thériault, Parisa Rahimi, Lihua Sun, Ravinder Sidhu,
  Jaypeetee Nuqi, Hanan El-Masri, Rosa DiTullio, Stuart Birch, Noémie Laframboise,
  Gaétan Ouimet (fr), Quang Le, Karen Oldfield, Kevin Leung, Navdeep Virk, Inês Medeiros,
  Olena Kovalchuk, Samir Tannous, Mohamud Guled, Hélène Boisvert, Douglas Haverty, Arash Tehrani,
  Mathieu Rochon, Moira Gallagher, Fang Guo, Amrita Chahal, Dina Shalabi, Isabelle Séguin,
  Brendan Keogh, Enzo Pagliaro, Ngọc Anh Đỗ, Denis Lachapelle, Sahra Nur, Maricel Santos,
  Alison Peake, Grace Yip, Fadi Rizk, Priya Raman, Véronique Dagenais, Trevor Langdon,
  Stéphane Brisebois, Rui Tavares, Elisapee Tulugak, Bohdan Stasiuk, Noor Al-Jabiri,
  Beth Corrigan, Hao Xu, Anil Deshpande, Monique Cadieux, Liban Abdi, Jun-ho Baek, Hieu Vo,
  Walter Simms, Luc-André Quesnel, Tariq Bashir, Carla Santoro, Nora Delahunt, Cindy Mak,
  Sunita Kulkarni, Aurélie Poirier, Kyle Brightman, Réjean Larocque, Salma Benali, Ifrah Hersi,
  Agnieszka Wiśniewska, Yan Fei Luo, Sandra Pruett, Vikram Menon, Céline Drouin, Linh Dang,
  Lúcia Furtado, Iryna Panchenko, Philippe Garneau (fr), Gordon Tully, Mehdi Chaouki,
  Raymond Poon, Manon Trépanier (fr), Deepa Subramaniam, Emily Rothwell, Vito Iannucci,
  Yusuf Elmi, Noah Qaunirq, Catalina Rojas, Yves Beauchesne (fr), Zeinab Fadel, Hugh Carstairs,
  Solange Richer, Shuang Deng, Farhan Siddiqui, Tuan Bui, Tessa Winfield, Walid Rahal,
  Maxime Leduc, Fergus Innes, Hibo Samatar, Paulo Rebelo, Odile Surprenant, Dagmar Lindqvist,
  Andriy Lysenko, Tony Cheung, Nusrat Chaudhry, Olivia Garrity, Mona Ghanem, Franca Mastroianni,
  Jean-Guy Hébert, Dale Hutchings, Lucie Comeau, Mai Huynh, Qing Zhao, Imran Malik,
  Meredith Vance, Bilal Hamdan, Khadra Osman, Antoine Bourgeois (fr), Winona Tenascon,
  Owen Llewellyn, Ghislaine Robillard, Mary Ulaajuk, Winnie Lau, Kavita Joshi, Yasmine Toumi,
  Lorna Sinclair-Roy, Xavier Montpetit, Graça Pacheco, Daria Shevchuk, Luca Giordani, Khoa Duong,
  Peter Stroud, Maëlle Courchesne, Zakaria Mire, Selam Tesfaye, Bo Hsieh, Ibrahim Saleh,
  Tejinder Mann, Abigail Thorne, Normand Fréchette
`;

export const residents = names.split(',').map((line): PersonContent => {
  const name = line.replace('(fr)', '').trim();
  return {
    name,
    email: `${addressOf(name)}@mail.example`,
    ...(line.includes('(fr)') ? { language: 'fr' } : {}),
  };
});

/** 'Ngọc Anh Đỗ' is ngocanh.do. */
function addressOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace('Đ', 'D').toLowerCase();
  const words = plain.split(' ');
  const surname = words.pop();
  return `${words.join('')}.${surname}`;
}
