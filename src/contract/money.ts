/** A sum of US dollars, such as $6.99, or $0. */
export const dollars = (sum: number): string => `$${Number.isInteger(sum) ? sum : sum.toFixed(2)}`;
