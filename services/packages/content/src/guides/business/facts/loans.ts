/** What a loan costs a month when it is paid back in equal parts. */
export const monthlyPayment = (sum: number, ratePerYear: number, years: number): number => {
  const rate = ratePerYear / 1200;
  const months = years * 12;
  return rate === 0 ? sum / months : (sum * rate) / (1 - (1 + rate) ** -months);
};
