/** Amounts are whole hundredths, and money whole fen, so that no sum is a cent off. */
export type Hundredths = bigint;
export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'negative'
  | 'tooFine'
  | 'tooSmall'
  | 'tooLarge'
  | 'aboveYield';
export type Amount = { hundredths: Hundredths } | { problem: AmountProblem };

export const FIELDS = ['mu', 'yield', 'loss', 'price'] as const;
export type Field = (typeof FIELDS)[number];
export type Typed = Record<Field, string>;

/** Whole yuan for a mu, and per cent of the market price. */
export type Rates = { premium: string; compensation: string };

export const LIMITS: Record<Field, { min: number; max: number }> = {
  mu: { min: 0.01, max: 100_000 },
  yield: { min: 0.01, max: 20_000 },
  loss: { min: 0, max: 20_000 },
  price: { min: 0.01, max: 1000 },
};

const GROUPED = /^-?\d{1,3}(,\d{3})+(?=\.|$)/;
const DECIMAL = /^(\d*)\.?(\d*)$/;

function plainNumber(text: string) {
  const halfWidth = text.normalize('NFKC').replace(/。/g, '.').replace(/\s/g, '');
  return GROUPED.test(halfWidth) ? halfWidth.replace(/,/g, '') : halfWidth;
}

/** Reads what was typed by hand: full-width digits and separated thousands too, up to two decimals. */
export function readAmount(text: string, { min, max }: { min: number; max: number }): Amount {
  const plain = plainNumber(text);
  if (!plain) return { problem: 'empty' };
  const digits = plain.replace(/^[-−]/, '');
  const [, whole = '', decimals = ''] = DECIMAL.exec(digits) ?? [];
  if (!whole && !decimals) return { problem: 'notANumber' };
  if (digits !== plain) return { problem: 'negative' };
  if (decimals.length > 2) return { problem: 'tooFine' };
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  if (hundredths < BigInt(Math.round(min * 100))) return { problem: 'tooSmall' };
  if (hundredths > BigInt(max * 100)) return { problem: 'tooLarge' };
  return { hundredths };
}

/** Reads all fields; a loss cannot be more than what was to be harvested. */
export function readAmounts(typed: Typed): Record<Field, Amount> {
  const read = (field: Field) => readAmount(typed[field], LIMITS[field]);
  const amounts = { mu: read('mu'), yield: read('yield'), loss: read('loss'), price: read('price') };
  const { yield: harvest, loss } = amounts;
  const lost = 'hundredths' in harvest && 'hundredths' in loss && loss.hundredths > harvest.hundredths;
  return lost ? { ...amounts, loss: { problem: 'aboveYield' } } : amounts;
}

/** In fen. */
export function premium(mu: Hundredths, { premium: yuanPerMu }: Rates) {
  return mu * BigInt(yuanPerMu);
}

/** In fen, half a fen rounded up: area × loss per mu × market price × per cent. */
export function compensation(mu: Hundredths, loss: Hundredths, price: Hundredths, rates: Rates) {
  const percent = BigInt(rates.compensation);
  // Three times hundredths and once per cent make 10⁻⁸ yuan, of which a fen has a million.
  return (mu * loss * price * percent + 500_000n) / 1_000_000n;
}

/** Part of the harvest that is lost, in per cent with at most one decimal. */
export function lossPercent(harvest: Hundredths, loss: Hundredths) {
  const thousandths = (loss * 2000n + harvest) / (harvest * 2n);
  return String(Number(thousandths) / 10);
}

/** Fen as yuan, "33,600" or "33,600.50". Not by Intl, which some old kernels have without its data. */
export function yuanText(fen: bigint) {
  const cents = String(fen % 100n).padStart(2, '0');
  const whole = String(fen / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? whole : `${whole}.${cents}`;
}

/** What is to be paid and what is paid out, as far as the fields that each needs can be read. */
export function insuranceFigures({ mu, loss, price, yield: harvest }: Record<Field, Amount>, rates: Rates) {
  const known = 'hundredths' in mu && 'hundredths' in loss && 'hundredths' in price;
  const compared = 'hundredths' in harvest && 'hundredths' in loss;
  return {
    premium: 'hundredths' in mu ? yuanText(premium(mu.hundredths, rates)) : null,
    compensation: known
      ? yuanText(compensation(mu.hundredths, loss.hundredths, price.hundredths, rates))
      : null,
    lossPercent: compared ? lossPercent(harvest.hundredths, loss.hundredths) : null,
  };
}
