/** What the server alone says about listings. */
export const listingsServer = {
  categoryUnknown: 'Please choose a category from the list',
  conditionUnknown: 'Please choose a condition from the list',
  priceFormat: 'Enter the price in dollars, like 25 or 19.50',
  priceWithoutPoints: 'Write {dollars}.{cents}',
  priceTwoCents:
    'Cents have two digits. Write {dollars}.{cents}, or {whole}.00 for {whole} dollars',
  priceTooHigh: 'Please enter a lower price',
  priceInCents: 'The price is a whole number of cents',
  priceNegative: 'The price cannot be less than zero',
  objectExpected: 'Send the listing as an object',
} as const;
