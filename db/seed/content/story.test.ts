import { expect, it } from 'vitest';
import { elevator, partyRoom } from './bookings.ts';
import * as documents from './documents.ts';
import { notices } from './notices.ts';
import { requestPlaces } from './requests.ts';

/** The letters of the elevators that a text names with these words before them. */
const lettersAfter = (words: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`${words} ([A-Z])\\b`, 'gi'))].map(([, letter = '']) => letter);

const hillsview = notices['hillsview-place'] ?? [];
const outOfService = hillsview.flatMap(({ title, translation }) => [
  ...lettersAfter('elevator', /out of service/i.test(title) ? title : ''),
  ...lettersAfter(
    'ascenseur',
    /hors service/i.test(translation?.title ?? '') ? (translation?.title ?? '') : '',
  ),
]);
const booked = lettersAfter('elevator', elevator.name);

it('an elevator that is out of service is none to book, and the house rules name the one that is', () => {
  expect(outOfService.length).toBeGreaterThan(0);
  expect(booked).toHaveLength(1);
  expect(outOfService).not.toContain(booked[0]);
  expect(lettersAfter('ascenseur', elevator.translation.name)).toEqual(booked);
  const rules = JSON.stringify(documents);
  const told = [
    ...lettersAfter('book elevator', rules),
    ...lettersAfter('réservez l’ascenseur', rules),
  ];
  expect(told.length).toBeGreaterThan(1);
  expect(new Set(told)).toEqual(new Set(booked));
});

it('what the notices keep for moves is the elevator to book', () => {
  const kept = hillsview.flatMap(({ title, text }) =>
    /out of service/i.test(title)
      ? [...text.matchAll(/and ([A-Z]) is kept for moves/g)].map(([, letter = '']) => letter)
      : [],
  );
  expect(kept).toEqual(booked);
});

it('an elevator is named only where it can be reported, in both languages', () => {
  const places = requestPlaces['hillsview-place'] ?? [];
  for (const letter of new Set([...outOfService, ...booked])) {
    expect(places).toContainEqual([`Elevator ${letter}`, `Ascenseur ${letter}`]);
  }
  expect(places.map(([name]) => name)).toContain(partyRoom.name);
});
