/** What the server alone says about listings. */
export const listingsServer = {
  categoryUnknown: 'Choose a category from the list',
  conditionUnknown: 'Choose a condition from the list',
  freeOrPrice: 'Enter a price or select “Free”, not both',
  priceFormat: 'Enter the price in dollars, like 25 or 19.50',
  priceWithoutPoints: 'Enter the price as {dollars}.{cents}',
  priceTwoCents:
    'Cents have two digits. Enter “{dollars}.{cents}” or, for a whole amount, “{whole}.00”.',
  priceTooHigh: 'This price is too high. Enter a lower price.',
  priceInCents: 'The price must be a whole number of cents',
  priceNegative: 'The price can’t be less than zero',
  objectExpected: 'Send the listing as a JSON object',
} as const;
