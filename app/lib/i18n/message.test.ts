import { describe, expect, it } from 'vitest';
import { splitName } from './message.ts';

describe('splitName', () => {
  it.each([
    ['de', 'Ada', 'd’Ada'],
    ['de', 'Élise Tremblay', 'd’Élise Tremblay'],
    ['de', 'Yves', 'd’Yves'],
    ['de', 'Yasmine', 'de Yasmine'],
    ['de', 'Hélène', 'd’Hélène'],
    ['de', 'Henri', 'd’Henri'],
    ['de', 'Hillsview Place', 'de Hillsview Place'],
    ['de', 'Marc', 'de Marc'],
    ['de', '18 Nepean', 'du 18 Nepean'],
    ['de', 'Le Carillon', 'du Carillon'],
    ['de', 'Les Terrasses', 'des Terrasses'],
    ['de', 'Łukasz', 'de Łukasz'],
    ['de', '你好', 'de 你好'],
    ['à', 'Ada', 'à Ada'],
    ['à', 'Clarence Court', 'à Clarence Court'],
    ['à', '18 Nepean', 'au 18 Nepean'],
    ['à', 'Le Carillon', 'au Carillon'],
    ['à', 'Les Terrasses', 'aux Terrasses'],
  ] as const)('%s + %s: %s', (word, name, together) => {
    expect(splitName(word, name).join('')).toBe(together);
  });
});
