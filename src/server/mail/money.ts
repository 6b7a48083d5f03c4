/** A price as mails and answers write it, such as $6.99. `amount` is in the currency's smallest unit; nothing where it is not known. */
export function moneyOf({ amount, currency }: { amount: number | null; currency: string | null }): string | null {
  if (amount === null || !currency) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
