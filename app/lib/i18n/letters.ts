/** Accents of Latin, Greek and Cyrillic letters, and invisible characters. Other scripts keep their marks. */
const dropped =
  /[\u0300-\u036f\u00ad\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}]/gu;

const plain: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text in small letters without accents: 'Łódź' is 'lodz', 'Straße' is 'strasse', and 'कुर्सी' stays as it is. The
 * database's `search_letters` does the same.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(dropped, '')
    .normalize('NFC')
    .replace(/[łđðøıςßæœþ]/g, (letter) => plain[letter] ?? letter);
