import { describe, expect, it } from 'vitest';
import { isReservedName, visibleText } from './names.ts';

describe('visibleText', () => {
  it.each([
    ['Ri\u200bta', 'Rita'],
    ['Rita \u202eatiR', 'Rita atiR'],
    ['\u2066Rita\u2069', 'Rita'],
    ['Ri\u0007ta\tR.\nRoy', 'Ri ta R. Roy'],
    ['\u200b\u3164\u00ad', ''],
    ['  Rita   Roy ', 'Rita Roy'],
    ['R\u200dita', 'Rita'],
  ])('makes %j what people see: %j', (text, seen) => expect(visibleText(text)).toBe(seen));

  it.each([
    'عبد الرحمن بن محمد الفاروقي',
    'שרה לוי',
    'Zoë Ångström',
    'Siobhán O’Neill-Ó Briain',
    'می\u200cخواهم',
    'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    '李小龍',
  ])('leaves %s as it is', (name) => expect(visibleText(name)).toBe(name));
});

describe('isReservedName', () => {
  const communities = ['Hillsview Place', 'Clarence Court', 'Willow'];

  it.each([
    'Board of Hillsview Place',
    'The Board',
    'BOARD MEMBER',
    'Administrator',
    'Site Admin',
    'Àdmin',
    'Ad\u200bmin',
    'The Local Link',
    'thelocallink',
    'Local Link Support',
    'Property Management',
    'Hillsview Management Office',
    'Condo-Board',
    'Conseil d’administration',
    // Cyrillic and Greek letters that look like Latin ones, full-width letters, and a capital I for an l.
    'Воаrd of Hillsview Place',
    'Тhе Bоаrd',
    'ВОАRD МЕМВЕR',
    'аdmіn',
    'Αdmin',
    'Βοαrd οf Hillsview Place',
    'Ｂｏａｒｄ ｏｆ Hillsview Place',
    'The LocaI Link',
    'Тhе Lосаl Lіnk',
    'Mаnаgеmеnt Оffісе',
    'Prορerty Μanager',
    'Hillsview Place Board',
    'Board – Hillsview Place',
    'Board (official)',
    'Hillsview Place Management',
    'Moderation Team',
    'Clarence Court Manager',
    'Hillsview Place',
    'Hillsvіew Plаce',
  ])('refuses %s', (name) => expect(isReservedName(name, communities)).toBe(true));

  it.each([
    'Bo Board',
    'Mona Manager',
    'Linkletter Local',
    'Mary Boardman',
    'Adminah Okoro',
    'Rita Resident',
    'Manuel Offices',
    'Sam Support',
    'Вера Соколова',
    'Борис Оборин',
    'Ирина Хоменко-Рост',
    'Олена Ковальчук',
    'Νίκος Παπαδόπουλος',
    'Ελένη Αδαμίδου',
    'Έλλη Οικονόμου',
    'Ｍａｒｙ Boardman',
    'Ian Ismail',
    'Rosa Clarence',
    'Hillsview Okafor',
    'Willow Roy',
  ])('lets %s through', (name) => expect(isReservedName(name, communities)).toBe(false));
});
