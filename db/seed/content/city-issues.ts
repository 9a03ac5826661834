interface CityIssueContent {
  title: string;
  translation: { title: string };
  /** Names its page, its PDF and its cover. */
  slug: string;
  month: number;
  year: number;
}

const issue = (season: string, french: string, month: number, year: number): CityIssueContent => ({
  title: `${season} ${year}`,
  translation: { title: `${french} ${year}` },
  slug: `${season.toLowerCase()}-${year}`,
  month,
  year,
});

/** The issues for everyone, each with a page of its own, newest first. */
export const cityIssues = [
  issue('Fall', 'Automne', 10, 2024),
  issue('Summer', 'Été', 7, 2024),
  issue('Spring', 'Printemps', 4, 2024),
  issue('Winter', 'Hiver', 12, 2023),
];
