/** The link that calls a number as people write it; ten figures are a number of this country. */
export function telephoneLink(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (digits.length <= 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
